import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { RichText } from '@/components/ui/rich-text'
import { Tabs } from '@/components/ui/tabs'
import type { RefundRule } from '@/lib/catalogue/cancellation'
import type { ProductWords } from '@/lib/catalogue/words'
import { CancellationPanel } from './cancellation-panel'
import { ImportantInfo } from './important-info'
import { Questions } from './questions'
import { Block, Itinerary, MarkedList, Prose } from './text-blocks'

interface ProductTabsProps {
  details: ProductWords['details']
  /** Language of a part that has no translation, by its path in the words ("details.faq"). */
  langOf: (path: string) => string | undefined
  resolveLink: (target: string) => string | undefined
  rules: {
    /** Those of the Cancellation tab. */
    tab: readonly RefundRule[]
    /** Those of the important information. */
    important: readonly RefundRule[]
  }
  policyHref: string
}

/** The five tabs of a detail page (spec §2.8), Details first. */
export function ProductTabs({ details, langOf, resolveLink, rules, policyHref }: ProductTabsProps) {
  const t = useTranslations('product')
  const rich = (text: string) => <RichText text={text} resolve={resolveLink} />
  return (
    <Tabs
      addressed
      label={t('tabs')}
      items={[
        {
          id: 'details',
          label: t('details'),
          panel: (
            <div className="space-y-12">
              <Block title={t('about')}>
                <Prose
                  columns
                  paragraphs={details.fullDescription.map(rich)}
                  lang={langOf('details.fullDescription')}
                />
              </Block>
              <div className="grid gap-12 lg:grid-cols-2">
                <Block title={t('inclusions')}>
                  <div lang={langOf('details.inclusions')}>
                    <MarkedList items={details.inclusions.map(rich)} mark="check" />
                  </div>
                </Block>
                <Block title={t('exclusions')}>
                  <div lang={langOf('details.exclusions')}>
                    <MarkedList items={details.exclusions.map(rich)} mark="cross" />
                  </div>
                </Block>
              </div>
              <Block title={t('highlights')}>
                <div lang={langOf('details.highlights')}>
                  <MarkedList items={details.highlights.map(rich)} mark="tide" columns />
                </div>
              </Block>
              <Block title={t('importantInfo')}>
                <div className="rounded-lg bg-sand p-6">
                  <ImportantInfo
                    lines={details.importantInfo.map(rich)}
                    lang={langOf('details.importantInfo')}
                    rules={rules.important}
                    policyHref={policyHref}
                  />
                </div>
              </Block>
            </div>
          ),
        },
        {
          id: 'itinerary',
          label: t('itinerary'),
          panel: (
            <div lang={langOf('details.itinerary')}>
              <Block title={t('itinerary')}>
                <Itinerary entries={details.itinerary} />
              </Block>
            </div>
          ),
        },
        {
          id: 'what-to-bring',
          label: t('whatToBring'),
          panel: (
            <Block title={t('whatToBring')}>
              <div lang={langOf('details.whatToBring')}>
                <MarkedList items={details.whatToBring.map(rich)} mark="check" columns />
              </div>
              <p className="mt-7 flex max-w-prose gap-3 rounded-lg bg-medium p-4 text-on-medium">
                <Icon name="shield" className="mt-0.5 size-5" />
                {t('tip')}
              </p>
            </Block>
          ),
        },
        {
          id: 'faq',
          label: t('faq'),
          panel: <Questions faq={details.faq} lang={langOf('details.faq')} rich={rich} />,
        },
        {
          id: 'cancellation',
          label: t('cancellation'),
          panel: <CancellationPanel rules={rules.tab} policyHref={policyHref} />,
        },
      ]}
    />
  )
}

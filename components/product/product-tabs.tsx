import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { RichText } from '@/components/ui/rich-text'
import { Tabs } from '@/components/ui/tabs'
import { fallbackLang, type ProductView } from '@/lib/catalogue/read'
import type { RefundRule } from '@/lib/catalogue/refund-rule'
import { CancellationPanel } from './cancellation-panel'
import { ImportantInfo } from './important-info'
import { Included, InShort } from './in-short'
import { Questions } from './questions'
import { Block, FoldedProse, Itinerary, MarkedList } from './text-blocks'

interface ProductTabsProps {
  view: ProductView
  resolveLink: (target: string) => string | undefined
  rules: {
    /** Those of the Cancellation tab. */
    tab: readonly RefundRule[]
    /** Those of the important information. */
    important: readonly RefundRule[]
  }
  policyHref: string
  /** What the Cancellation tab has above its rules. */
  outcome?: ReactNode
  /** What it has below them. */
  planner?: ReactNode
}

/**
 * The five tabs of a detail page (spec §2.8), Details first: what matters most in five lines and what the price holds,
 * then the text, folded after its first paragraph.
 */
export function ProductTabs({ view, resolveLink, rules, policyHref, outcome, planner }: ProductTabsProps) {
  const t = useTranslations('product')
  const { product, words, fallbacks } = view
  const { details } = words
  const langOf = (path: string) => fallbackLang(fallbacks, path)
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
            <div className="space-y-6 lg:space-y-11 print:space-y-3">
              <InShort title={t('inShort')} view={view} />
              <Included view={view} rich={rich} />
              <Block title={t('about')}>
                <FoldedProse
                  paragraphs={details.fullDescription.map(rich)}
                  lang={langOf('details.fullDescription')}
                />
              </Block>
              <Block title={t('highlights')}>
                <div lang={langOf('details.highlights')}>
                  <MarkedList items={details.highlights.map(rich)} mark="tide" />
                </div>
              </Block>
              <Block title={t('importantInfo')}>
                <ImportantInfo
                  lines={details.importantInfo.map(rich)}
                  lang={langOf('details.importantInfo')}
                  rules={rules.important}
                  policyHref={policyHref}
                />
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
                <Itinerary entries={details.itinerary} rich={rich} />
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
              <p className="mt-7 flex max-w-prose gap-3 rounded-lg bg-medium p-4 text-on-medium print:mt-2 print:bg-transparent print:p-0">
                <Icon name="shield" className="mt-0.5 size-5 print:hidden" />
                {/* Only kayak trips come with a dry bag (spec §9). */}
                {t(product.category === 'Caiaque' ? 'tip' : 'tipValuables')}
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
          panel: (
            <>
              <CancellationPanel rules={rules.tab} policyHref={policyHref} outcome={outcome} />
              {planner}
            </>
          ),
        },
      ]}
    />
  )
}

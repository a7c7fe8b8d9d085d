import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { RichText } from '@/components/ui/rich-text'
import { Tabs } from '@/components/ui/tabs'
import { fallbackLang, type ProductView } from '@/lib/catalogue/build/trip-view'
import type { RefundRule } from '@/lib/catalogue/shape/trip-facts'
import { Highlights } from './highlights'
import { ImportantInfo } from './important-info'
import { Included } from './included'
import { Questions } from './questions'
import { Block, FoldedProse, Itinerary, MarkedList } from './text-blocks'

interface ProductTabsProps {
  view: ProductView
  resolveLink: (target: string) => string | undefined
  /** The refund rules of the important information. */
  rules: readonly RefundRule[]
  /** The Cancellation tab. */
  cancellation: ReactNode
}

/**
 * The five tabs of a detail page (spec §2.8), Details first: what it is about, its highlights, what the price holds, and
 * what a guest has to know. A trip that staff began has no heading over what nobody has written yet.
 */
export function ProductTabs({ view, resolveLink, rules, cancellation }: ProductTabsProps) {
  const t = useTranslations('product')
  const { product, words, fallbacks } = view
  const { details } = words
  const langOf = (path: string) => fallbackLang(fallbacks, path)
  const rich = (text: string) => <RichText text={text} resolve={resolveLink} />
  const unwritten = [
    ...(details.itinerary.length > 0 ? [] : ['itinerary']),
    ...(details.whatToBring.length > 0 ? [] : ['what-to-bring']),
  ]
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
              <div className="grid gap-x-14 gap-y-6 lg:grid-cols-2 print:block print:space-y-3">
                <Block title={t('about')}>
                  <FoldedProse
                    paragraphs={details.fullDescription.map(rich)}
                    lang={langOf('details.fullDescription')}
                  />
                </Block>
                <Highlights title={t('highlights')} view={view} rich={rich} />
              </div>
              <Included view={view} rich={rich} />
              {details.importantInfo.length + rules.length > 0 ? (
                <Block title={t('importantInfo')}>
                  <ImportantInfo
                    lines={details.importantInfo.map(rich)}
                    lang={langOf('details.importantInfo')}
                    rules={rules}
                  />
                </Block>
              ) : null}
            </div>
          ),
        },
        ...[
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
            panel: <Questions view={view} rich={rich} />,
          },
          {
            id: 'cancellation',
            label: t('cancellation'),
            panel: cancellation,
          },
        ].filter(({ id }) => !unwritten.includes(id)),
      ]}
    />
  )
}

import { useMessages, useTranslations } from 'next-intl'
import type { PlannedTrip } from '@/components/planning/cancellation-planner'
import { CancellationPlannerLoader } from '@/components/planning/cancellation-planner-loader'
import { CancellationRules } from '@/components/planning/cancellation-rules'
import { RefundBar } from '@/components/planning/refund-bar'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import type { Locale } from '@/lib/i18n/locales'
import { planningWords } from '@/lib/planning/planning-words'
import { addressOf } from '@/lib/routing/pages'

interface CancellationPanelProps {
  trip: PlannedTrip
  locale: Locale
}

/**
 * What cancelling costs (spec §9), told once: what comes back as a bar along the time before the trip. Below it, folded,
 * the same for a chosen date, and the wordings that stand nowhere else on the page.
 */
export function CancellationPanel({ trip, locale }: CancellationPanelProps) {
  const t = useTranslations('cancellation')
  const product = useTranslations('product')
  const { cancellation } = useMessages()
  const { date, day, cancel } = planningWords(locale)
  const elsewhere = trip.wordings.filter(({ source }) => source !== 'important')
  return (
    <section>
      <h2 className="text-heading">{t('title')}</h2>
      <RefundBar wordings={trip.wordings} kind={trip.kind} words={cancel} />
      <div className="mt-4 space-y-1 print:hidden">
        <Folded title={cancel.title} className="[@media(scripting:none)]:hidden">
          <CancellationPlannerLoader
            trips={[trip]}
            locale={locale}
            words={{ date, cancel }}
            outage={{ failed: day.failed, retry: day.retry }}
          />
        </Folded>
        <Folded title={cancel.wordings}>
          <CancellationRules wordings={elsewhere} locale={locale} words={cancel} />
        </Folded>
      </div>
      <p className="mt-3 prose-links print:hidden">
        {cancellation.favourable}{' '}
        <SiteLink href={addressOf('policy', locale)}>{product('policyLink')}</SiteLink>
      </p>
    </section>
  )
}

function Folded({
  title,
  className = '',
  children,
}: {
  title: string
  className?: string
  children: React.ReactNode
}) {
  return (
    <details className={`group/more border-b border-line ${className}`}>
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2 font-semibold hover:text-cobalt">
        {title}
        <Icon name="down" className="size-5 transition-transform group-open/more:rotate-180" />
      </summary>
      <div className="pt-1 pb-6">{children}</div>
    </details>
  )
}

import type { PlannedTrip } from '@/components/planning/cancellation-planner'
import { CancellationPlannerLoader } from '@/components/planning/cancellation-planner-loader'
import { CancellationRules } from '@/components/planning/cancellation-rules'
import type { Locale } from '@/lib/locales'
import { planningWords } from '@/lib/planning/planning-words'

/** "If I have to cancel": deadlines of a chosen date, and every wording that applies, which reads without scripts. */
export function TripCancellation({ trip, locale }: { trip: PlannedTrip; locale: Locale }) {
  const { date, day, cancel } = planningWords(locale)
  return (
    <div className="mt-10 border-t border-line pt-8 print:hidden">
      <h2 className="text-heading">{cancel.title}</h2>
      <p className="mt-2 mb-5 max-w-prose text-soft [@media(scripting:none)]:hidden">{cancel.lead}</p>
      <CancellationPlannerLoader
        trips={[trip]}
        locale={locale}
        words={{ date, cancel }}
        outage={{ failed: day.failed, retry: day.retry }}
      />
      <CancellationRules wordings={trip.wordings} locale={locale} words={cancel} />
    </div>
  )
}

import { Icon } from '@/components/ui/icon'
import { fill } from '@/lib/fill'
import type { Locale } from '@/lib/locales'
import type { PlanningWords } from '@/lib/planning/planning-words'

interface WeatherLimitsProps {
  /** The operator's own figures (`content['policy-figures'].expeditions`, spec §9). */
  limits: { windKnots: number; windKmh: number; waveMetres: number }
  kind: 'tour' | 'expedition'
  locale: Locale
  words: Pick<PlanningWords['day'], 'limits' | 'limitsText' | 'money'>
}

/** What the operator calls adverse weather, and what it means for the money (spec §9 "Policy page"). */
export function WeatherLimits({ limits, kind, locale, words }: WeatherLimitsProps) {
  const { windKnots, windKmh, waveMetres } = limits
  return (
    <div className="flex gap-3 break-inside-avoid">
      <Icon name="shield" className="mt-0.5 size-6 text-bay" />
      <div>
        <p className="font-semibold">{words.limits}</p>
        <p>
          {fill(words.limitsText, { windKnots, windKmh, waveMetres: waveMetres.toLocaleString(locale) })}{' '}
          {words.money[kind]}
        </p>
      </div>
    </div>
  )
}

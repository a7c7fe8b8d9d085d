import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import type { PlanningWords } from '@/lib/planning/planning-words'
import type { Terrain } from '@/lib/planning/year'

interface WeatherLimitsProps {
  /** The operator's own figures (`content['policy-figures'].expeditions`, spec §9). */
  limits: { windKnots: number; windKmh: number; waveMetres: number }
  /** There are no waves in the mountains. */
  terrain: Terrain
  locale: Locale
  words: Pick<PlanningWords['day'], 'limits' | 'limitsText' | 'limitsTextOnLand'>
}

/** What the operator calls adverse weather (spec §9 "Policy page"). */
export function WeatherLimits({ limits, terrain, locale, words }: WeatherLimitsProps) {
  const { windKnots, windKmh, waveMetres } = limits
  const text = terrain === 'mountain' ? words.limitsTextOnLand : words.limitsText
  return (
    <p className="mt-4 max-w-prose">
      <strong>{words.limits}.</strong>{' '}
      {fill(text, { windKnots, windKmh, waveMetres: waveMetres.toLocaleString(locale) })}
    </p>
  )
}

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { SiteLink } from '@/components/ui/site-link'
import { difficultyTone } from '@/lib/catalogue/shape/difficulty'
import type { ScaleLevel } from '@/lib/choosing/difficulty-scale'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'

interface DifficultyScaleProps {
  levels: readonly ScaleLevel[]
  locale: Locale
}

/** Every level that cards and pages use, by terrain, for whom, and what the trips of that level measure. */
export function DifficultyScale({ levels, locale }: DifficultyScaleProps) {
  const t = useTranslations('difficulty')
  const { scale } = wordsOf(locale).choosing
  return (
    <ol className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
      {levels.map(({ level, facts, trips }) => (
        <li key={level} className="rounded-lg bg-surface p-5 shadow-card print:break-inside-avoid">
          <h3>
            <Badge tone={difficultyTone(level)}>{t(level)}</Badge>
          </h3>
          <dl className="mt-3 space-y-2 text-base">
            <div>
              <dt className="font-semibold">{scale.where}</dt>
              <dd>{scale.levels[level].where}</dd>
            </div>
            <div>
              <dt className="font-semibold">{scale.who}</dt>
              <dd>{scale.levels[level].who}</dd>
            </div>
            <div>
              <dt className="font-semibold">{scale.facts}</dt>
              {trips.length === 0 ? (
                <dd>{scale.noTrips}</dd>
              ) : (
                <dd>
                  {facts.join(' · ')}
                  <ul className="mt-1">
                    {trips.map(({ slug, title, href, lang }) => (
                      <li key={slug}>
                        <SiteLink
                          href={href}
                          lang={lang}
                          className="inline-block py-0.5 text-cobalt underline underline-offset-4"
                        >
                          {title}
                        </SiteLink>
                      </li>
                    ))}
                  </ul>
                </dd>
              )}
            </div>
          </dl>
        </li>
      ))}
    </ol>
  )
}

import type { Product } from '@/lib/catalogue/shape/trip'
import { splitTitle } from '@/lib/catalogue/text/fact-formats'
import type { SourceMark } from '@/lib/catalogue/text/source-mark'
import type { Locale } from '@/lib/i18n/locales'
import { TripBadges } from './trip-badges'

interface TripHeadingProps {
  product: Product
  locale: Locale
  /** Split at its first long dash into main title and subtitle (spec §2.8). */
  title: string
  titleLang?: string
  lead: string
  leadLang?: string
  mark?: SourceMark
}

/** Badges, title, and what a trip is in a line. */
export function TripHeading({ product, locale, title, titleLang, lead, leadLang, mark }: TripHeadingProps) {
  const { main, sub } = splitTitle(title)
  return (
    <header>
      <TripBadges product={product} locale={locale} mark={mark} />
      <h1 lang={titleLang} className="mt-2 text-title text-ink lg:mt-4">
        {main}
        {sub ? (
          <span className="mt-1.5 block text-xl leading-tight text-terracotta sm:text-2xl">{sub}</span>
        ) : null}
      </h1>
      <p lang={leadLang} className="mt-1.5 max-w-prose leading-snug text-soft lg:mt-4 lg:text-lead">
        {lead}
      </p>
    </header>
  )
}

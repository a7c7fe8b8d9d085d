import { SiteLink } from '@/components/ui/site-link'
import { tripsQuery } from '@/lib/choosing/trip-slugs'
import { choosingWords } from '@/lib/choosing/words'
import type { Locale } from '@/lib/locales'
import { addressOf } from '@/lib/routing/pages'

interface CompareLinkProps {
  /** The trips that stand beside each other at once; the page lets people add others, up to three. */
  slugs: readonly string[]
  /** What the link is about, for people who hear it apart from its card: the trip's title. */
  title: string
  lang?: string
  locale: Locale
  className?: string
}

/** Leads to the comparison with these trips in it (design §13). A plain link: no script of its own. */
export function CompareLink({ slugs, title, lang, locale, className = '' }: CompareLinkProps) {
  return (
    <SiteLink href={`${addressOf('compare', locale)}${tripsQuery(slugs)}`} className={className}>
      {choosingWords(locale).compare.link}
      <span className="sr-only">
        : <span lang={lang}>{title}</span>
      </span>
    </SiteLink>
  )
}

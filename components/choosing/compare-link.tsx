import { SiteLink } from '@/components/ui/site-link'
import { choosingWords } from '@/lib/choosing/choosing-words'
import { tripsQuery } from '@/lib/choosing/trip-slugs'
import type { Locale } from '@/lib/locales'
import { addressOf } from '@/lib/routing/pages'

interface CompareLinkProps {
  /** The trips that stand beside each other at once; the page lets people add others, up to three. */
  slugs: readonly string[]
  /** The trip's title, for screen readers that read the link apart from its card. */
  title: string
  lang?: string
  locale: Locale
  className?: string
}

/** Leads to the comparison with these trips in it. A plain link: no script of its own. */
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

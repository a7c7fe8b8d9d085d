import { useMemo } from 'react'
import { SiteLink } from '@/components/ui/site-link'
import { useLoaded } from '@/components/ui/use-loaded'
import type { Locale } from '@/lib/i18n/locales'
import { loadWishWords } from '@/lib/wish/draft-in-browser'
import { wishOf, wishSuffix } from '@/lib/wish/wish'
import { wishLine } from '@/lib/wish/wish-sentences'
import { sayWish } from '@/lib/wish/wish-store'

export interface WishSummaryProps {
  text: string
  locale: Locale
  /** The finder's address, where the wish is changed. */
  finderHref: string
}

/** What was wished for, the way to change it, and the tap that takes it back. */
export function WishSummary({ text, locale, finderHref }: WishSummaryProps) {
  const load = useMemo(() => () => loadWishWords(locale), [locale])
  const words = useLoaded(load, true)
  const line = words && wishLine(wishOf(text), words, locale)
  if (!words || !line) return null
  return (
    <aside aria-label={words.line.title} className="border-b border-line bg-easy text-on-easy">
      <div className="page flex items-center gap-3 py-1">
        <SiteLink
          href={`${finderHref}${wishSuffix(text)}`}
          className="flex min-h-11 min-w-0 grow items-center gap-2 leading-tight"
        >
          <span className="line-clamp-2 font-semibold">{line}</span>
          <span className="shrink-0 underline underline-offset-4">{words.line.edit}</span>
        </SiteLink>
        <button
          type="button"
          onClick={() => sayWish('')}
          className="min-h-11 shrink-0 font-semibold underline underline-offset-4"
        >
          {words.line.clear}
        </button>
      </div>
    </aside>
  )
}

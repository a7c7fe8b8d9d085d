import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { PictureProps } from '@/components/ui/picture'
import { Sign } from '@/components/ui/sign'
import { SiteLink } from '@/components/ui/site-link'
import { fallbackLang, type ProductView } from '@/lib/catalogue/build/trip-view'
import { categoryStyle } from '@/lib/catalogue/shape/category'
import { difficultyTone } from '@/lib/catalogue/shape/difficulty'
import type { Product } from '@/lib/catalogue/shape/trip'
import { durationText, groupText } from '@/lib/catalogue/text/fact-formats'
import { factWords } from '@/lib/catalogue/text/fact-translators'
import { priceText } from '@/lib/catalogue/text/price-text'
import { readingDifferences } from '@/lib/catalogue/text/readings'
import { factLines } from '@/lib/choosing/comparison'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'

interface ExpeditionTableProps {
  trips: readonly { view: ProductView; picture: PictureProps['picture'] }[]
  locale: Locale
}

const columns = ['duration', 'group', 'price'] as const

/** A fact as the list has it. */
function listedFact(
  { listing }: Product,
  name: (typeof columns)[number],
  locale: Locale,
): string | undefined {
  const { facts } = factWords(locale)
  if (name === 'price') return priceText(listing.price, locale)
  if (name === 'duration') return durationText(listing.duration, facts)
  return listing.group && groupText(listing.group, locale, facts)
}

/**
 * The expeditions as one table under their posters, for their list: each fact once, as the list has it; what a trip's page
 * says differently stands below as a footnote. Narrow screens scroll it sideways, by keyboard as well, under names that stay.
 */
export function ExpeditionTable({ trips, locale }: ExpeditionTableProps) {
  const t = useTranslations()
  const { table } = wordsOf(locale).choosing
  const head = 'border-b-2 border-ink px-3 py-2 text-left text-sm whitespace-nowrap'
  const cell = 'border-b border-line px-3 py-2 align-middle leading-snug'
  const notes = trips.flatMap(({ view: { product } }) => {
    const difference = readingDifferences(product, locale, t)
    return difference ? [{ slug: product.slug, text: difference.page }] : []
  })
  const markOf = (slug: string) => {
    const index = notes.findIndex((note) => note.slug === slug)
    return index < 0 ? null : <sup className="pl-1">{index + 1}</sup>
  }
  return (
    <>
      <section
        aria-label={table.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto print:overflow-visible"
      >
        <table className="w-full min-w-[52rem] border-collapse print:min-w-0">
          <caption className="sr-only">{table.caption}</caption>
          <thead>
            <tr>
              {[table.trip, table.difficulty, ...columns.map((name) => table[name]), table.needs].map(
                (name, index) => (
                  <th
                    key={name}
                    scope="col"
                    className={`${head} ${index === 0 ? 'sticky left-0 z-10 w-[30%] bg-wall' : ''}`}
                  >
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {trips.map(({ view: { product, words, fallbacks, href }, picture }) => {
              const { slug, category, listing } = product
              const needs = [
                ...factLines(product, 'age', locale),
                ...factLines(product, 'experience', locale),
              ]
              return (
                <tr key={slug} className="print:break-inside-avoid">
                  <th
                    scope="row"
                    className={`sticky left-0 z-10 bg-wall text-left font-semibold max-sm:w-40 ${cell}`}
                  >
                    <span className="flex items-center gap-3">
                      <Sign
                        frame={categoryStyle[category].frame}
                        picture={picture}
                        alt=""
                        sizes="4rem"
                        className="size-12 shrink-0 rounded-sm max-sm:hidden"
                      />
                      <span>
                        <SiteLink
                          href={href}
                          lang={fallbackLang(fallbacks, 'title')}
                          className="text-cobalt underline underline-offset-4"
                        >
                          {words.title}
                        </SiteLink>
                        {markOf(slug)}
                      </span>
                    </span>
                  </th>
                  <td className={cell}>
                    {listing.difficulty ? (
                      <Badge tone={difficultyTone(listing.difficulty)}>
                        {t(`difficulty.${listing.difficulty}`)}
                      </Badge>
                    ) : null}
                  </td>
                  {columns.map((name) => (
                    <td key={name} className={`${cell} whitespace-nowrap print:whitespace-normal`}>
                      {listedFact(product, name, locale)}
                    </td>
                  ))}
                  <td className={cell}>{needs.length > 0 ? needs.join('; ') : table.nothing}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {notes.length > 0 ? (
        <div className="mt-3 text-soft">
          <p>{table.notes}</p>
          <ol className="list-decimal pl-5 lg:columns-2 lg:gap-x-14">
            {notes.map(({ slug, text }) => (
              <li key={slug} className="break-inside-avoid">
                {text}
              </li>
            ))}
          </ol>
        </div>
      ) : null}
    </>
  )
}

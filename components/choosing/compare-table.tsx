import { ChatButton } from '@/components/booking/chat-button'
import type { PictureProps } from '@/components/ui/picture'
import { Sign } from '@/components/ui/sign'
import { SiteLink } from '@/components/ui/site-link'
import { fallbackLang, type ProductView } from '@/lib/catalogue/build/trip-view'
import { categoryStyle } from '@/lib/catalogue/shape/category'
import { compareTrips } from '@/lib/choosing/comparison'
import { tripsQuery } from '@/lib/choosing/trip-slugs'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { addressOf } from '@/lib/routing/pages'

export interface ComparedTrip {
  view: ProductView
  picture: PictureProps['picture']
  /** The chat that takes this trip: as it is, and with the wish that the page was asked with. */
  take: { href: string; answered?: { text: string; href: string } }
}

interface CompareTableProps {
  trips: readonly ComparedTrip[]
  locale: Locale
  newWindowHint: string
}

/**
 * Trips beside each other under their posters: first what differs, each fact in a line of its own above its cells, so that
 * three columns are readable on a phone and on paper; what they share follows in one line.
 */
export function CompareTable({ trips, locale, newWindowHint }: CompareTableProps) {
  const { compare } = wordsOf(locale).choosing
  const views = trips.map(({ view }) => view)
  const rows = compareTrips(
    views.map(({ product }) => product),
    locale,
  )
  const same = trips.length > 1 ? rows.filter(({ verdict }) => verdict === 'same') : []
  const shown = rows.filter((row) => !same.includes(row))
  const ordered = [
    ...shown.filter(({ verdict }) => verdict === 'differs'),
    ...shown.filter(({ verdict }) => verdict !== 'differs'),
  ]
  const slugs = views.map(({ product }) => product.slug)
  return (
    <>
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">
          {fill(compare.caption, { titles: views.map(({ words }) => words.title).join(', ') })}
        </caption>
        <thead>
          <tr>
            {trips.map(({ view: { product, words, href, fallbacks }, picture, take }) => (
              <th
                key={product.slug}
                id={`trip-${product.slug}`}
                scope="col"
                className="border-b-2 border-ink px-1.5 pb-3 text-left align-top font-normal sm:px-4"
              >
                <Sign
                  frame={categoryStyle[product.category].frame}
                  picture={picture}
                  alt=""
                  sizes="(min-width: 64rem) 22rem, 30vw"
                  className="mb-2 aspect-square rounded-md sm:aspect-4/3 print:hidden"
                />
                <SiteLink
                  href={href}
                  lang={fallbackLang(fallbacks, 'title')}
                  className="block font-display text-base leading-tight font-extrabold hyphens-auto text-cobalt underline underline-offset-4 sm:text-xl"
                >
                  {words.title}
                </SiteLink>
                <span data-screen-only className="mt-2 block space-y-1">
                  <ChatButton
                    {...take}
                    look="secondary"
                    locale={locale}
                    newWindowHint={newWindowHint}
                    className="w-full px-2! text-base!"
                  >
                    {compare.take}
                    <span className="sr-only">: {words.title}</span>
                  </ChatButton>
                  <SiteLink
                    href={`${addressOf('compare', locale)}${tripsQuery(slugs.filter((one) => one !== product.slug))}`}
                    aria-label={fill(compare.removeFor, { title: words.title })}
                    className="inline-flex min-h-11 items-center text-sm text-soft underline underline-offset-4"
                  >
                    {compare.remove}
                  </SiteLink>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {ordered.map(({ name, label, cells }) => (
          <tbody key={name} className="break-inside-avoid">
            <tr>
              <th
                id={`fact-${name}`}
                scope="rowgroup"
                colSpan={trips.length}
                className="px-1.5 pt-4 text-left text-sm font-semibold text-soft sm:px-4"
              >
                {label}
              </th>
            </tr>
            <tr className="border-b border-line">
              {cells.map((lines, index) => (
                <td
                  key={slugs[index]}
                  headers={`fact-${name} trip-${slugs[index]}`}
                  className="px-1.5 pb-3 align-top leading-snug font-semibold break-words sm:px-4 sm:text-lg"
                >
                  {lines.length === 0 ? (
                    <span className="font-normal text-soft">{compare.unknown}</span>
                  ) : (
                    lines.map((line) => (
                      <span key={line} className="block">
                        {line}
                      </span>
                    ))
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      {same.length > 0 ? (
        <p className="mt-5 max-w-prose">
          <strong>{compare.same}</strong>{' '}
          {same.map(({ label, cells }) => `${label}: ${cells[0]?.join(', ') ?? ''}`).join(' · ')}.
        </p>
      ) : null}
    </>
  )
}

import { SiteLink } from '@/components/ui/site-link'
import { fallbackLang, type ProductView } from '@/lib/catalogue/read'
import { choosingWords } from '@/lib/choosing/choosing-words'
import { compareTrips } from '@/lib/choosing/comparison'
import { tripsQuery } from '@/lib/choosing/trip-slugs'
import { fill } from '@/lib/fill'
import type { Locale } from '@/lib/locales'
import { addressOf } from '@/lib/routing/pages'

interface CompareTableProps {
  views: readonly ProductView[]
  locale: Locale
}

/**
 * Trips beside each other, fact by fact. Each fact has a line of its own above its cells, so that three
 * columns are readable on a phone and on paper; whether the trips differ in it is said in words beside its name.
 */
export function CompareTable({ views, locale }: CompareTableProps) {
  const { compare } = choosingWords(locale)
  const rows = compareTrips(
    views.map(({ product }) => product),
    locale,
  )
  const columns = views.length
  const slugs = views.map(({ product }) => product.slug)
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">
        {fill(compare.caption, { titles: views.map(({ words }) => words.title).join(', ') })}
      </caption>
      <thead className="sticky top-(--header-height) z-10 bg-wall print:static">
        <tr>
          {views.map(({ product: { slug }, words, href, fallbacks }) => (
            <th
              key={slug}
              scope="col"
              className="border-b-2 border-ink px-1.5 py-3 text-left align-top sm:px-4"
            >
              <SiteLink
                href={href}
                lang={fallbackLang(fallbacks, 'title')}
                className="font-display text-base leading-tight font-extrabold hyphens-auto text-cobalt underline underline-offset-4 sm:text-xl"
              >
                {words.title}
              </SiteLink>
              <SiteLink
                href={`${addressOf('compare', locale)}${tripsQuery(slugs.filter((one) => one !== slug))}`}
                aria-label={fill(compare.removeFor, { title: words.title })}
                data-screen-only
                className="mt-1 block min-h-6 text-sm font-normal text-soft underline underline-offset-4"
              >
                {compare.remove}
              </SiteLink>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ name, label, cells, verdict }) => (
        <tbody key={name} className="break-inside-avoid">
          <tr>
            <th
              scope="rowgroup"
              colSpan={columns}
              className={`px-1.5 pt-4 pb-1 text-left text-sm font-bold sm:px-4 ${verdict === 'differs' ? '' : 'text-soft'}`}
            >
              {label}
              {columns > 1 && verdict !== 'open' ? (
                <span
                  className={
                    verdict === 'differs'
                      ? 'ml-2 rounded-full bg-medium px-2 py-0.5 font-semibold text-on-medium'
                      : 'ml-2 font-normal'
                  }
                >
                  <span aria-hidden="true">{verdict === 'differs' ? '≠ ' : '= '}</span>
                  {verdict === 'differs' ? compare.differs : compare.same}
                </span>
              ) : null}
            </th>
          </tr>
          <tr className="border-b border-line">
            {cells.map((lines, index) => (
              <td
                key={slugs[index]}
                className={`px-1.5 pb-3 align-top text-[0.9375rem] break-words sm:px-4 sm:text-base ${verdict === 'differs' ? 'font-semibold' : ''}`}
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
  )
}

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { SiteLink } from '@/components/ui/site-link'
import { difficultyTone } from '@/lib/catalogue/difficulty'
import { fallbackLang, type ProductView } from '@/lib/catalogue/read'
import { choosingWords } from '@/lib/choosing/choosing-words'
import { factLines } from '@/lib/choosing/comparison'
import type { Locale } from '@/lib/locales'

interface ExpeditionTableProps {
  views: readonly ProductView[]
  locale: Locale
}

const columns = ['duration', 'group', 'price'] as const

/** "3 dias (na lista)" breaks before its brackets, not inside them. */
const withWholeBrackets = (line: string): string =>
  line.replace(/\([^)]*\)/g, (brackets) => brackets.replaceAll(' ', '\u00a0'))

/**
 * The expeditions as one table, for their list. Narrow screens scroll it sideways, by keyboard as well,
 * under a column of names that stays.
 */
export function ExpeditionTable({ views, locale }: ExpeditionTableProps) {
  const t = useTranslations()
  const { table, both, compare } = choosingWords(locale)
  const head = 'border-b-2 border-ink px-3 py-2 text-left text-sm whitespace-nowrap'
  const cell = 'border-b border-line px-3 py-3 align-top text-[0.9375rem]'
  return (
    <>
      <p className="mb-4 max-w-prose text-soft">{both.confirmed}</p>
      <section
        aria-label={table.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto print:overflow-visible"
      >
        <table className="w-full min-w-[64rem] border-collapse print:min-w-0">
          <caption className="sr-only">{table.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={`sticky left-0 z-10 bg-wall ${head}`}>
                {table.trip}
              </th>
              <th scope="col" className={head}>
                {table.activity}
              </th>
              <th scope="col" className={head}>
                {table.difficulty}
              </th>
              {columns.map((name) => (
                <th key={name} scope="col" className={head}>
                  {table[name]}
                </th>
              ))}
              <th scope="col" className={head}>
                {table.needs}
              </th>
            </tr>
          </thead>
          <tbody>
            {views.map(({ product, words, fallbacks, href }) => {
              const { slug, category, listing } = product
              const needs = [
                ...factLines(product, 'age', locale),
                ...factLines(product, 'experience', locale),
              ]
              return (
                <tr key={slug} className="print:break-inside-avoid">
                  <th
                    scope="row"
                    className={`sticky left-0 z-10 w-36 bg-wall font-semibold sm:w-auto ${cell} text-left`}
                  >
                    <SiteLink
                      href={href}
                      lang={fallbackLang(fallbacks, 'title')}
                      className="text-cobalt underline underline-offset-4"
                    >
                      {words.title}
                    </SiteLink>
                  </th>
                  <td className={cell}>{t(`category.${category}`)}</td>
                  <td className={cell}>
                    {listing.difficulty ? (
                      <Badge tone={difficultyTone(listing.difficulty)}>
                        {t(`difficulty.${listing.difficulty}`)}
                      </Badge>
                    ) : null}
                  </td>
                  {columns.map((name) => (
                    <td key={name} className={cell}>
                      {factLines(product, name, locale).map((line) => (
                        <span
                          key={line}
                          className={`block ${name === 'price' ? '' : 'whitespace-nowrap print:whitespace-normal'}`}
                        >
                          {withWholeBrackets(line)}
                        </span>
                      ))}
                    </td>
                  ))}
                  <td className={cell}>{needs.length > 0 ? needs.join('; ') : compare.unknown}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </>
  )
}

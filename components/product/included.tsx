import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { fallbackLang, type ProductView } from '@/lib/catalogue/build/trip-view'
import { MarkedList } from './text-blocks'

interface IncludedProps {
  view: ProductView
  rich: (text: string) => ReactNode
}

/** What the price holds and what it does not (spec §3), as one table. */
export function Included({ view: { words, fallbacks }, rich }: IncludedProps) {
  const t = useTranslations('product')
  const parts = [
    { part: 'inclusions', mark: 'check' },
    { part: 'exclusions', mark: 'cross' },
  ] as const
  const rows = parts.filter(({ part }) => words.details[part].length > 0)
  if (rows.length === 0) return null
  return (
    <table className="w-full border-y-2 border-ink text-left print:border-y">
      <tbody className="divide-y divide-line">
        {rows.map(({ part, mark }) => (
          <tr key={part} className="align-top max-sm:block">
            <th
              scope="row"
              className="py-3 pr-6 text-lg leading-tight font-semibold max-sm:block max-sm:pb-0 sm:w-1/4 lg:py-5 print:py-1"
            >
              {t(part)}
            </th>
            <td
              lang={fallbackLang(fallbacks, `details.${part}`)}
              className="py-3 max-sm:block max-sm:pt-1.5 lg:py-5 print:py-1"
            >
              <MarkedList items={words.details[part].map(rich)} mark={mark} columns />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { addressOf, isShared, pageIds } from '../lib/addresses.ts'
import { courses } from '../lib/catalogue/courses.ts'
import { expeditions, tours } from '../lib/catalogue/products.ts'
import type { Product } from '../lib/catalogue/schema.ts'
import { locales } from '../lib/locales.ts'

type Value = string | number | null

const literal = (value: Value): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)

/**
 * Makes a table the catalogue's; the first column is the natural key. What the catalogue has no longer goes first,
 * because what was renamed keeps its number; then new rows are added, and known ones take the catalogue's facts.
 */
function replaceRows(table: string, columns: [string, ...string[]], rows: [Value, ...Value[]][]): string {
  const [key, ...facts] = columns
  const keys = rows.map(([value]) => literal(value)).join(', ')
  const values = rows.map((row) => `  (${row.map(literal).join(', ')})`).join(',\n')
  const changes = facts.map((fact) => `${fact} = excluded.${fact}`).join(', ')
  return [
    `delete from public.${table} where ${key} not in (${keys});`,
    `insert into public.${table} (${columns.join(', ')}) values\n${values}`,
    `on conflict (${key}) do update set ${changes};\n`,
  ].join('\n')
}

function productRow({ slug, category, listing: { price } }: Product): [Value, ...Value[]] {
  const reais = price.kind === 'amounts' ? (price.amounts[0]?.reais ?? null) : null
  return [slug, category, reais, price.per]
}

/** What the tables of a new project hold, so that the counts of the back office are true (spec §2.13). */
export function seedStatements(): string {
  const product = ['slug', 'category', 'price_reais', 'price_per'] as const
  const pages = pageIds.filter(isShared).map((page): [Value, Value] => {
    const addresses = Object.fromEntries(locales.map((locale) => [locale, addressOf(page, locale)]))
    return [page, JSON.stringify(addresses)]
  })
  return [
    '-- Written by `npm run seed` from lib/catalogue and lib/addresses.ts. Running it again changes nothing.\n-- Rows that the catalogue does not have are removed; nothing refers to them, and pictures are not touched.\n',
    replaceRows('tours', [...product], tours.map(productRow)),
    replaceRows(
      'expeditions',
      [...product, 'number'],
      expeditions.map((expedition) => [...productRow(expedition), expedition.id]),
    ),
    replaceRows(
      'aca_courses',
      ['slug', 'days', 'level'],
      courses.map(({ id, days, level }) => [id, days, level]),
    ),
    replaceRows('site_content', ['key', 'value'], pages),
  ].join('\n')
}

import { addressOf, isShared, pageIds } from '../lib/addresses.ts'
import { courses } from '../lib/catalogue/courses.ts'
import { expeditions, tours } from '../lib/catalogue/products.ts'
import type { Product } from '../lib/catalogue/schema.ts'
import { locales } from '../lib/locales.ts'

type Value = string | number | null

const literal = (value: Value): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)

/** Rows whose first column is the natural key: new ones are added, known ones take the catalogue's facts. */
function upsert(table: string, columns: [string, ...string[]], rows: Value[][]): string {
  const [key, ...facts] = columns
  const values = rows.map((row) => `  (${row.map(literal).join(', ')})`).join(',\n')
  const changes = facts.map((fact) => `${fact} = excluded.${fact}`).join(', ')
  return `insert into public.${table} (${columns.join(', ')}) values\n${values}\non conflict (${key}) do update set ${changes};\n`
}

function productRow({ slug, category, listing: { price } }: Product): Value[] {
  const reais = price.kind === 'amounts' ? (price.amounts[0]?.reais ?? null) : null
  return [slug, category, reais, price.per]
}

/** What the tables of a new project hold, so that the counts of the back office are true (spec §2.13). */
export function seedStatements(): string {
  const product = ['slug', 'category', 'price_reais', 'price_per'] as const
  const pages = pageIds.filter(isShared).map((page) => {
    const addresses = Object.fromEntries(locales.map((locale) => [locale, addressOf(page, locale)]))
    return [page, JSON.stringify(addresses)]
  })
  return [
    '-- Written by `npm run seed` from lib/catalogue and lib/addresses.ts. Running it again changes nothing.\n',
    upsert('tours', [...product], tours.map(productRow)),
    upsert(
      'expeditions',
      [...product, 'number'],
      expeditions.map((expedition) => [...productRow(expedition), expedition.id]),
    ),
    upsert(
      'aca_courses',
      ['slug', 'days', 'level'],
      courses.map(({ id, days, level }) => [id, days, level]),
    ),
    upsert('site_content', ['key', 'value'], pages),
  ].join('\n')
}

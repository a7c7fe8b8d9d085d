import { baseDocuments } from '../lib/catalogue/base/documents.ts'

/** The rows that a new project starts with, per table: one for each thing in the code that staff may change. */
export const shippedRows = {
  tours: [...baseDocuments.tours.keys()],
  expeditions: [...baseDocuments.expeditions.keys()],
  aca_courses: [...baseDocuments.aca_courses.keys()],
  site_content: [...baseDocuments.site_content.keys()],
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/**
 * Adds a row for everything that the code ships, so that the counts of the panel are true (spec §2.13). Of a row that staff
 * began before, it says that the code has the item; what staff hid then leaves the site, which hears of it by the version.
 * It changes nothing else and removes no row, ever: they hold what staff wrote. Rows of what the code no longer ships stay.
 */
export function seedStatements(): string {
  const values = Object.entries(shippedRows).flatMap(([collection, ids]) =>
    ids.map((id) => `    (${literal(collection)}, ${literal(id)}, true)`),
  )
  return `-- Written by \`npm run seed\` from lib/catalogue. It adds the rows that are missing, and says of those
-- that staff began before it that the code has them. It touches nothing that staff wrote.

with seeded as (
  insert into public.content_items as item (collection, id, shipped) values
${values.join(',\n')}
  on conflict (collection, id) do update set shipped = true where not item.shipped
  returning hidden or deleted_at is not null or position is not null as is_noticed
)
select private.raise_version() where exists (select from seeded where is_noticed);
`
}

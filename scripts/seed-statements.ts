import { baseDocuments } from '../lib/catalogue/base/documents.ts'

/** The rows that a new project starts with, per table: one for each thing in the code that staff may change. */
export const shippedRows = {
  tours: [...baseDocuments.tours.keys()],
  expeditions: [...baseDocuments.expeditions.keys()],
  aca_courses: [...baseDocuments.aca_courses.keys()],
  site_content: [...baseDocuments.site_content.keys()],
}

function addMissing([table, ids]: [string, readonly string[]]): string {
  const values = ids.map((id) => `  ('${id.replaceAll("'", "''")}', true)`).join(',\n')
  return `insert into public.${table} (id, shipped) values\n${values}\non conflict (id) do nothing;\n`
}

/**
 * Adds a row for everything that the code ships, so that the counts of the panel are true (spec §2.13). It changes and
 * removes no row, ever: they hold what staff wrote. Rows of what the code no longer ships stay.
 */
export function seedStatements(): string {
  return [
    '-- Written by `npm run seed` from lib/catalogue. It adds the rows that are missing and touches no\n-- other: they hold what staff wrote.\n',
    ...Object.entries(shippedRows).map(addMissing),
  ].join('\n')
}

import { readFileSync } from 'node:fs'
import { contentParts } from '@/lib/catalogue/shape/site-content'
import { seedStatements, shippedRows } from '../../scripts/seed-statements'

describe('the seed', () => {
  test('in the folder is the one of the catalogue', () => {
    // Otherwise: npm run seed
    expect(readFileSync('supabase/seed.sql', 'utf8')).toBe(seedStatements())
  })

  test('removes no row, and changes of one no more than that the code has it', () => {
    const statements = seedStatements()
      .replace(/^--.*$/gm, '')
      .split(';')
      .map((statement) => statement.trim())
      .filter(Boolean)
    expect(statements).toHaveLength(1)
    expect(statements[0]).toMatch(
      /^with seeded as \(\s+insert into public\.content_items as item \(collection, id, shipped\) values(\s+\('\w+', '[\w-]+', true\),?)+\s+on conflict \(collection, id\) do update set shipped = true where not item\.shipped\s+returning [^;()]*\s\)\s+select private\.raise_version\(\) where exists \(select from seeded where is_noticed\)$/,
    )
  })

  test('counts as much site content as the panel lists', () => {
    expect(shippedRows.site_content).toEqual([...contentParts])
  })

  test('counts eleven tours, nine expeditions and three courses, and names each thing once', () => {
    expect(shippedRows.tours).toHaveLength(11)
    expect(shippedRows.expeditions).toHaveLength(9)
    expect(shippedRows.aca_courses).toHaveLength(3)
    for (const ids of Object.values(shippedRows)) expect(new Set(ids).size).toBe(ids.length)
  })
})

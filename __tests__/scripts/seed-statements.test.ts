/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { contentParts } from '@/lib/catalogue/site-content'
import { seedStatements, shippedRows } from '../../scripts/seed-statements'

describe('the seed', () => {
  test('in the folder is the one of the catalogue', () => {
    // Otherwise: npm run seed
    expect(readFileSync('supabase/seed.sql', 'utf8')).toBe(seedStatements())
  })

  test('can neither change nor remove a row', () => {
    const statements = seedStatements()
      .replace(/^--.*$/gm, '')
      .split(';')
      .map((statement) => statement.trim())
      .filter(Boolean)
    expect(statements).toHaveLength(4)
    for (const statement of statements) {
      expect(statement).toMatch(
        /^insert into public\.\w+ \(id, shipped\) values\s[\s\S]*\son conflict \(id\) do nothing$/,
      )
    }
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

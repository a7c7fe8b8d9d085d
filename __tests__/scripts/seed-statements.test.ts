/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { seedStatements } from '../../scripts/seed-statements'

test('the seed in the repository is the catalogue’s: run `npm run seed` after changing it', () => {
  expect(readFileSync('supabase/seed.sql', 'utf8')).toBe(seedStatements())
})

test('a price on request is no amount', () => {
  expect(seedStatements()).toContain("('passeio-veleiro', 'Barco', null, 'group')")
})

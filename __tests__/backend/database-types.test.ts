import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

test('the types of the database are those that the migrations make', () => {
  const printed = execFileSync(process.execPath, ['scripts/database-types.ts', '--print'], {
    encoding: 'utf8',
  })
  // Otherwise: node scripts/database-types.ts
  expect(readFileSync('lib/supabase/types.ts', 'utf8')).toBe(printed)
}, 60_000)

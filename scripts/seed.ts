/** `npm run seed`: writes supabase/seed.sql from the catalogue. */
import { writeFileSync } from 'node:fs'
import { seedStatements } from './seed-statements.ts'

writeFileSync('supabase/seed.sql', seedStatements())
console.log('Wrote supabase/seed.sql. A running embedded backend takes it over at its next start.')

/**
 * `node scripts/database-types.ts`: writes lib/supabase/types.ts from the migrations. With `--print` it writes to the
 * standard output instead, which a test compares with the file.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { quietConsole } from './backend/quiet-console.ts'
import { schemaTypes } from './backend/schema-types.ts'

const file = 'lib/supabase/types.ts'
const { values } = parseArgs({ options: { print: { type: 'boolean', default: false } } })
quietConsole()
const biome = path.join('node_modules', '.bin', 'biome')
const source = execFileSync(biome, ['format', `--stdin-file-path=${file}`], {
  input: await schemaTypes(),
  encoding: 'utf8',
})
if (values.print) process.stdout.write(source)
else {
  writeFileSync(file, source)
  process.stdout.write(`Wrote ${file}.\n`)
}

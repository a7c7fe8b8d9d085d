import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import writeFileAtomic from 'write-file-atomic'

const opening =
  '# Written by npm run up for the embedded backend; it writes these lines again at every start.'
const closing = '# End of what npm run up writes.'
const localFile = '.env.local'

function withoutGenerated(text: string): string {
  const start = text.indexOf(opening)
  if (start === -1) return text
  const end = text.indexOf(closing, start)
  const after = end === -1 ? '' : text.slice(end + closing.length).replace(/^\r?\n/, '')
  return text.slice(0, start) + after
}

const readText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/**
 * The variables that a person chose: those of the process, then the files that Next reads as well, without the lines
 * that an earlier start wrote for its own backend.
 */
export function chosenVariables(mode: 'development' | 'production'): Record<string, string | undefined> {
  const files = [`.env.${mode}.local`, localFile, `.env.${mode}`, '.env']
  const read = files.map((file) => parseEnv(withoutGenerated(readText(file))))
  return Object.assign({}, ...read.reverse(), process.env)
}

/** Address and keys of the embedded backend as an earlier start wrote them; undefined where it wrote none. */
export function generatedVariables(): Record<string, string | undefined> {
  const text = readText(localFile)
  const start = text.indexOf(opening)
  return start === -1 ? {} : parseEnv(text.slice(start))
}

/** Replaces the lines that belong to us in `.env.local` and keeps every other. Readable by its owner alone. */
export function writeGeneratedVariables(variables: Record<string, string>): void {
  const kept = withoutGenerated(readText(localFile))
  const gap = kept === '' || kept.endsWith('\n') ? '' : '\n'
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
  write(`${kept}${gap}${[opening, ...lines, closing].join('\n')}\n`)
}

/** Takes our lines out of `.env.local`: with a hosted project they would lead other commands to the embedded one. */
export function removeGeneratedVariables(): void {
  const text = readText(localFile)
  if (text.includes(opening)) write(withoutGenerated(text))
}

/** All of it or nothing, also on a full disk. */
function write(text: string): void {
  writeFileAtomic.sync(localFile, text, { mode: 0o600 })
}

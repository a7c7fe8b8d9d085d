import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Everything that decides what `next build` makes of the project. */
const sources = [
  '{app,components,lib,messages,public,supabase/functions}/**/*',
  '*.{ts,mjs,js,json}',
  'scripts/finish-build.ts',
]
/** Written by the build itself. */
const generated = /(^next-env\.d\.ts|\.tsbuildinfo|\.d\.json\.ts)$/

/** Variables that may end up in the pages: brand, addresses, where pictures come from. */
const relevantVariable =
  /^(SITE_|CHAT_|PICTURE_|NEXT_PUBLIC_|COMPRESS$|SUPABASE_URL$|SUPABASE_PUBLISHABLE_KEY$)/

/** Where the built site lies. */
export const buildFolder = (): string => process.env.BUILD_FOLDER || '.next'
const marker = (): string => path.join(buildFolder(), 'inputs.sha256')

/** A fingerprint of sources, configuration, locked packages and the variables that a build reads. */
export function buildInputs(variables: Record<string, string | undefined>): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources).sort()) {
    if (generated.test(file) || !statSync(file).isFile()) continue
    hash.update(`${file}\0`).update(readFileSync(file))
  }
  for (const name of Object.keys(variables).sort()) {
    if (relevantVariable.test(name)) hash.update(`${name}=${variables[name]}\0`)
  }
  return hash.digest('hex')
}

/** Whether the build folder holds a finished build of these inputs. */
export const isBuilt = (fingerprint: string): boolean =>
  existsSync(path.join(buildFolder(), 'BUILD_ID')) &&
  existsSync(marker()) &&
  readFileSync(marker(), 'utf8') === fingerprint

/** Keeps the fingerprint of a finished build for `isBuilt`. */
export const markBuilt = (fingerprint: string): void => writeFileSync(marker(), fingerprint)

import { cpSync } from 'node:fs'

/**
 * Gives an embedded backend of the tests its data before it starts: a copy of what another one has made of the migrations
 * and the seed. `npm test` prepares that once and names it in EMPTY_DATA, because making it takes seconds. Does nothing
 * where tests are run by themselves.
 */
export function copyEmptyData(directory: string): void {
  const prepared = process.env.EMPTY_DATA
  if (prepared) cpSync(prepared, directory, { recursive: true })
}

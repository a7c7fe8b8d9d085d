import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Gives every test of a file a folder of its own as working directory; for scripts that work where they stand. */
export function inTemporaryFolder(): void {
  const home = process.cwd()
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'scripts-'))
    process.chdir(folder)
  })
  afterEach(() => {
    process.chdir(home)
    rmSync(folder, { recursive: true, force: true })
  })
}

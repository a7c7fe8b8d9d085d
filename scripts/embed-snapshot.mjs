/**
 * A last step of `npm run build`: the content that the build was made with stays in it and in the folder that stands
 * alone, for a start at which CONTENT_SNAPSHOT names no file yet. Works in the current folder.
 */

import './build-environment.ts'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builtInSnapshot } from '../lib/config/environment.ts'
import { readSnapshot, snapshotBytes } from '../lib/content/snapshot.ts'

const content = readSnapshot()
if (content) {
  const bytes = await snapshotBytes(content)
  for (const site of ['.', '.next/standalone'].filter((folder) => existsSync(folder))) {
    const file = path.join(site, builtInSnapshot)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}

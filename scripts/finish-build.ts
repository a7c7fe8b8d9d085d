/**
 * The last step of `npm run build`, after Next's: compressed copies of scripts and styles (lib/front/build-files.ts), and
 * what staff have published so far, for a start at which neither a snapshot nor the backend is there. Without an answer of
 * the backend the built site begins with the catalogue as shipped. Works in the current folder.
 */

import './build-environment.ts'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { requireExpedition } from '../lib/catalogue/build/trip-view.ts'
import { builtInSnapshot, environment } from '../lib/config/environment.ts'
import { askForContent } from '../lib/content/backend.ts'
import { snapshotText } from '../lib/content/snapshot.ts'
import { reason } from '../lib/process/log.ts'
import { shippedCatalogue } from './shipped-catalogue.ts'

// Mamanguá's addresses are published elsewhere: a catalogue that lacks the trip stops the build (spec §8).
requireExpedition(shippedCatalogue, 10)

/** Smaller files travel in one packet as they are, in bytes. */
const leastBytes = 600

const folder = `${environment.BUILD_FOLDER}/static`
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
await Promise.all(
  names
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map(async (name) => {
      const file = path.join(folder, name)
      const bytes = readFileSync(file)
      if (bytes.length < leastBytes) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }))
    }),
)

rmSync(builtInSnapshot, { force: true })
if (environment.SUPABASE_URL) {
  try {
    const content = await askForContent()
    mkdirSync(path.dirname(builtInSnapshot), { recursive: true })
    writeFileSync(builtInSnapshot, snapshotText(content))
    const standalone = `${environment.BUILD_FOLDER}/standalone`
    if (existsSync(standalone)) cpSync(builtInSnapshot, path.join(standalone, builtInSnapshot))
    console.log(`Content of version ${content.version} is built in.`)
  } catch (error) {
    console.log(`The backend does not say what was published (${reason(error)}); built without it.`)
  }
}

/**
 * A step of `npm run build` after Next's: compressed copies beside the scripts and styles that browsers load, which
 * lib/http/build-files.ts sends. Works in the current folder.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Smaller files travel in one packet as they are. */
const leastBytes = 600

const folder = '.next/static'
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

import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import send from 'send'
import { environment } from '../config/environment'
import { acceptedEncoding, type Encoding } from './accept'

const folder = '/_next/static/'

/** Endings of the compressed copies that the build makes (scripts/finish-build.ts). */
const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

let files: ReadonlySet<string> | undefined

/** Names of all files of the build; it does not change while it is served. */
function filesIn(root: string): ReadonlySet<string> {
  const list = () => readdirSync(root, { recursive: true, encoding: 'utf8' })
  files ??= new Set(existsSync(root) ? list().map((name) => name.replaceAll(path.sep, '/')) : [])
  return files
}

/**
 * Answers with the compressed copy of a script or stylesheet of the build. Next would compress it anew for every visitor,
 * with gzip alone and in a hurry: the best brotli that a build has time for is a sixth smaller (BENCHMARKS.md).
 * @returns whether the request is answered; otherwise it is Next's
 */
export function serveBuildFile(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '', headers: asked } = request
  if (!url.startsWith(folder) || (method !== 'GET' && method !== 'HEAD')) return false
  const [address = ''] = url.split('?')
  const name = address.slice(folder.length)
  const type = types[path.posix.extname(name)]
  const encoding = acceptedEncoding(asked['accept-encoding'])
  const root = path.join(process.cwd(), environment.BUILD_FOLDER, 'static')
  if (!type || !encoding || !filesIn(root).has(name + endings[encoding])) return false
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Encoding', encoding)
  response.setHeader('Vary', 'Accept-Encoding')
  send(request, name + endings[encoding], { root, acceptRanges: false, immutable: true, maxAge: '1y' }).pipe(
    response,
  )
  return true
}

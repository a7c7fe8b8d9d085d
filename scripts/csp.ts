/**
 * Gives every prerendered page its own Content-Security-Policy: the last step of `npm run build`, before the
 * first start. Next keeps the headers of a prerendered page in a `.meta` file beside its HTML and sends them
 * with it; the hashes of the page's inline scripts go there. Pages that are rendered again while the site runs
 * get theirs from the middleware, see lib/security/headers.ts.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { addressOf, pageIds, resolveAddress } from '../lib/addresses.ts'
import { locales } from '../lib/locales.ts'
import { contentSecurityPolicy, isRenderedAgain } from '../lib/security/headers.ts'
import { inlineScriptHashes } from '../lib/security/inline-scripts.ts'
import { site } from '../lib/site.ts'

const prerenderManifest = z.object({
  routes: z.record(
    z.string(),
    z.object({ initialRevalidateSeconds: z.union([z.number(), z.literal(false)]) }),
  ),
})

const pageMeta = z.looseObject({ headers: z.record(z.string(), z.string()).optional() })

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Internal addresses of the pages to which the middleware gives a policy. */
function pagesOfTheMiddleware(): Set<string> {
  const addresses = pageIds.filter(isRenderedAgain).flatMap((page) =>
    locales.flatMap((locale) => {
      const resolution = resolveAddress(addressOf(page, locale), locale)
      return resolution.kind === 'page' ? [resolution.rewrite] : []
    }),
  )
  return new Set(addresses)
}

/**
 * Writes the policies of one build.
 * @returns how many pages have one now
 * @throws when a page would end up without a policy or with two
 */
function writePolicies(buildFolder: string): number {
  const { routes } = prerenderManifest.parse(readJson(path.join(buildFolder, 'prerender-manifest.json')))
  const others = pagesOfTheMiddleware()
  let count = 0
  for (const [route, { initialRevalidateSeconds }] of Object.entries(routes)) {
    const file = path.join(buildFolder, 'server', 'app', route === '/' ? 'index' : route)
    if (!existsSync(`${file}.html`)) continue
    const isFixed = initialRevalidateSeconds === false
    if (isFixed === others.has(route)) {
      throw new Error(
        `${route} ${isFixed ? 'never changes' : 'is rendered again while the site runs'}, but isRenderedAgain() in lib/security/headers.ts says otherwise`,
      )
    }
    if (!isFixed) continue
    const meta = pageMeta.parse(readJson(`${file}.meta`))
    const policy = contentSecurityPolicy({
      inlineScripts: { hashes: inlineScriptHashes(readFileSync(`${file}.html`, 'utf8')) },
      https: site.origin.startsWith('https:'),
      chatHost: site.chat.host,
    })
    const headers = { ...meta.headers, 'content-security-policy': policy }
    writeFileSync(`${file}.meta`, JSON.stringify({ ...meta, headers }))
    count += 1
  }
  return count
}

// Next's server for containers has a copy of its own.
const builds = ['.next', path.join('.next', 'standalone', '.next')].filter((folder) =>
  existsSync(path.join(folder, 'prerender-manifest.json')),
)
for (const build of builds) {
  console.log(`${build}: ${writePolicies(build)} pages with a Content-Security-Policy of their own`)
}

import path from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants'
import createNextIntlPlugin from 'next-intl/plugin'
import { environment } from './lib/config/environment.ts'
import { valuesOfPages } from './lib/config/page-values.ts'
import { isSwitchedOn } from './lib/config/switches.ts'
import { pageCaching } from './lib/http/page-caching.ts'
import {
  buildFileHeaders,
  contentSecurityPolicy,
  securityHeaders,
  sharedFileHeaders,
} from './lib/security/headers.ts'

const isSecure = environment.SITE_URL.startsWith('https:')

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    createMessagesDeclaration: ['./messages/pt-BR/interface.json', './messages/pt-BR/admin.json'],
  },
})

/** Drawn files keep their name when they are drawn anew, so they are kept for a week and not for ever. */
const drawnFile = { key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=2592000' }

/** What browsers, phones and robots ask for at the root; the words in it change with a deployment at most. */
const rootFile = { key: 'Cache-Control', value: 'public, max-age=3600' }

/** What follows the content, as pages do. */
const followingContent = Object.entries(pageCaching(false)).map(([key, value]) => ({ key, value }))

/**
 * Of the page that answers for a file that is not there (app/global-not-found.tsx), which needs no scripts. It is rendered
 * ahead, so that without the page cache nobody else gives it a policy.
 */
const missingFilePolicy = {
  key: 'Content-Security-Policy',
  value: contentSecurityPolicy({ inlineScripts: [], https: isSecure, chatHost: environment.CHAT_HOST }),
}

const config: NextConfig = {
  poweredByHeader: false,
  // Behind a proxy that compresses, COMPRESS=off at build time leaves that work to it (docs/deploying.md).
  compress: environment.COMPRESS === 'on',
  reactStrictMode: true,
  // Written into what is built, for a start that differs (lib/config/start-check.ts).
  env: { BUILT_WITH_PAGE_CACHE: String(isSwitchedOn('page-cache')), BUILT_WITH_VALUES: valuesOfPages() },
  agentRules: false,
  // What no page is made of must not stop a build, such as a test of a part of Next that an upgrade has moved.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  experimental: {
    globalNotFound: true,
    // A proxy may pass requests on under another host; Next would then take the site's own forms for foreign ones.
    serverActions: { allowedOrigins: [new URL(environment.SITE_URL).host] },
    // Next keeps this much of each request's body in memory for the middleware. A little more than a form may have
    // (lib/security/panel-form.ts), so that the middleware can tell a form that is too large from one that is not.
    proxyClientMaxBodySize: 1100 * 1024,
  },
  // Pages show drawn pictures and sizes of staff photographs (lib/images/media-sizes.ts), both as plain files. The
  // optimiser decodes as many pictures at a time as it is asked for, so it answers 404 to everything.
  images: { unoptimized: true },
  headers: async () => [
    { source: '/_next/static/:path*', headers: buildFileHeaders({ https: isSecure }) },
    { source: '/((?!_next/static/).*)', headers: securityHeaders({ https: isSecure }) },
    { source: '/:folder(pictures|icons)/:path*', headers: [drawnFile] },
    // Not below it: Next would put this in the place of what the handler of /share/current says.
    { source: '/share/:file', headers: [drawnFile] },
    { source: '/:folder(share|icons|media)/:path*', headers: sharedFileHeaders },
    ...(isSwitchedOn('page-cache')
      ? []
      : [{ source: '/:folder(_next|pictures|share|icons|offline)/:path*', headers: [missingFilePolicy] }]),
    {
      source: '/:file(apple-icon\\.png|favicon\\.ico|icon\\.svg|manifest\\.webmanifest|robots\\.txt)',
      headers: [rootFile],
    },
    { source: '/:file(llms\\.txt|sitemap\\.xml)', headers: followingContent },
  ],
}

/** Finishes each prerendered page before it is sent (lib/page-cache). Node loads it: JavaScript, made by the build. */
const pageCache = 'out/page-cache.mjs'

const prerendering: NextConfig = {
  cacheHandler: path.resolve(pageCache),
  outputFileTracingIncludes: { '/*': [pageCache] },
}

/**
 * Every build also writes the server that stands alone in `.next/standalone`, for containers. `next start` would
 * warn about a setting that only concerns the build, so it does not see it.
 */
export default function nextConfig(phase: string): NextConfig {
  return withNextIntl({
    ...config,
    ...(phase === PHASE_DEVELOPMENT_SERVER || !isSwitchedOn('page-cache') ? {} : prerendering),
    ...(phase === PHASE_PRODUCTION_BUILD ? { output: 'standalone' } : {}),
  })
}

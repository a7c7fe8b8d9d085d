import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import createNextIntlPlugin from 'next-intl/plugin'
import { environment } from './lib/config/environment.ts'
import { pageCaching } from './lib/front/page-caching.ts'
import { buildFileHeaders, publicPolicy, securityHeaders, sharedFileHeaders } from './lib/front/policy.ts'
import { fileFolders } from './lib/routing/places.ts'

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

/** Of the page that answers for a file that is not there (app/global-not-found.tsx), which needs no scripts. */
const missingFilePolicy = { key: 'Content-Security-Policy', value: publicPolicy() }

const config: NextConfig = {
  distDir: environment.BUILD_FOLDER,
  poweredByHeader: false,
  // Behind a proxy that compresses, COMPRESS=off at build time leaves that work to it (docs/deploying.md).
  compress: environment.COMPRESS === 'on',
  reactStrictMode: true,
  agentRules: false,
  // What no page is made of must not stop a build, such as a test of a part of Next that an upgrade has moved.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  experimental: {
    globalNotFound: true,
    // A proxy may pass requests on under another host; Next would then take the site's own forms for foreign ones.
    serverActions: { allowedOrigins: [new URL(environment.SITE_URL).host] },
  },
  // Titles and descriptions stand in the head for everybody, not for robots alone.
  htmlLimitedBots: /.*/,
  // Fonts and the first picture are named in the document, which the page store keeps, and not in a header.
  reactMaxHeadersLength: 0,
  // Pages show posters and sizes of staff photographs (lib/images/media.ts), both as plain files. The
  // optimiser decodes as many pictures at a time as it is asked for, so it answers 404 to everything.
  images: { unoptimized: true },
  headers: async () => [
    { source: '/_next/static/:path*', headers: [...buildFileHeaders] },
    { source: '/((?!_next/static/).*)', headers: [...securityHeaders] },
    { source: '/:folder(pictures|posters|icons)/:path*', headers: [drawnFile] },
    { source: '/:folder(share|icons|media)/:path*', headers: [...sharedFileHeaders] },
    { source: `/:folder(${fileFolders.join('|')})/:path*`, headers: [missingFilePolicy] },
    {
      source: '/:file(apple-icon\\.png|favicon\\.ico|icon\\.svg|manifest\\.webmanifest|robots\\.txt)',
      headers: [rootFile],
    },
    { source: '/:file(llms\\.txt|sitemap\\.xml)', headers: followingContent },
  ],
}

/**
 * Every build also writes the server that stands alone in its folder `standalone`, for containers. `next start` would
 * warn about a setting that only concerns the build, so it does not see it.
 */
export default function nextConfig(phase: string): NextConfig {
  return withNextIntl({
    ...config,
    ...(phase === PHASE_PRODUCTION_BUILD ? { output: 'standalone' } : {}),
  })
}

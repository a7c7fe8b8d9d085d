import path from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants'
import createNextIntlPlugin from 'next-intl/plugin'
import { environment } from './lib/environment.ts'
import { securityHeaders, sharedFileHeaders } from './lib/security/headers.ts'

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

const config: NextConfig = {
  poweredByHeader: false,
  // Behind a proxy that compresses, COMPRESS=off at build time leaves that work to it (docs/deploying.md).
  compress: process.env.COMPRESS !== 'off',
  reactStrictMode: true,
  agentRules: false,
  experimental: {
    globalNotFound: true,
    // A proxy may pass requests on under another host; Next would then take the site's own forms for foreign ones.
    serverActions: { allowedOrigins: [new URL(environment.SITE_URL).host] },
  },
  images: {
    formats: ['image/avif', 'image/webp'],
    // Without a query: each one would be another picture to encode and to store.
    localPatterns: [{ pathname: '/media/**', search: '' }],
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders({ https: environment.SITE_URL.startsWith('https:') }) },
    { source: '/:folder(pictures|share|icons)/:path*', headers: [drawnFile] },
    { source: '/:folder(share|icons)/:path*', headers: sharedFileHeaders },
    {
      source:
        '/:file(apple-icon\\.png|favicon\\.ico|icon\\.svg|llms\\.txt|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml)',
      headers: [rootFile],
    },
  ],
}

/** Finishes each prerendered page before it is sent; Next does not see what the handler reads, so it is named. */
const prerendering: NextConfig = {
  cacheHandler: path.resolve('lib/prerender/page-cache.ts'),
  outputFileTracingIncludes: { '/*': ['lib/**/*.ts', 'package.json'] },
}

/**
 * Every build also writes the server that stands alone in `.next/standalone`, for containers. `next start` would
 * warn about a setting that only concerns the build, so it does not see it.
 */
export default function nextConfig(phase: string): NextConfig {
  return withNextIntl({
    ...config,
    ...(phase === PHASE_DEVELOPMENT_SERVER ? {} : prerendering),
    ...(phase === PHASE_PRODUCTION_BUILD ? { output: 'standalone' } : {}),
  })
}

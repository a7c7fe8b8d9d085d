import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import './lib/environment.ts'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    createMessagesDeclaration: ['./messages/pt-BR/interface.json', './messages/pt-BR/admin.json'],
  },
})

const config: NextConfig = {
  poweredByHeader: false,
  compress: false,
  reactStrictMode: true,
  agentRules: false,
  experimental: { globalNotFound: true },
  images: {
    formats: ['image/avif', 'image/webp'],
    localPatterns: [{ pathname: '/media/**' }],
  },
}

export default withNextIntl(config)

export interface PolicyOptions {
  /** SHA-256 (base64) of each script inside the document; no other runs. */
  inlineScripts: readonly string[]
  /** Whether the site is served over https; plain http must not be upgraded, or nothing would load. */
  https: boolean
  /** Host of the chat, to which the contact form leads where scripts are off. */
  chatHost: string
}

/** wa.me sends the browser on to another host, and browsers hold a form's redirects to the policy as well. */
const formTargets = (chatHost: string): string =>
  ["'self'", `https://${chatHost}`, ...(chatHost === 'wa.me' ? ['https://api.whatsapp.com'] : [])].join(' ')

/**
 * The Content-Security-Policy of a document. Everything comes from the site itself; style attributes are
 * allowed because pictures carry their focus and placeholder in one.
 */
export function contentSecurityPolicy({ inlineScripts, https, chatHost }: PolicyOptions): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...inlineScripts.map((hash) => `'sha256-${hash}'`)].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${formTargets(chatHost)}`,
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

interface Header {
  key: string
  value: string
}

/**
 * Headers of the scripts and styles of the build, of which a page loads ten: no browser shows them as a document. Only the
 * site's own host is promised to https: others below the domain may be served by others.
 */
export const buildFileHeaders = ({ https }: { https: boolean }): Header[] => [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  ...(https ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000' }] : []),
]

/** Headers of every other answer. The Content-Security-Policy is not among them: each document has its own. */
export const securityHeaders = (site: { https: boolean }): Header[] => [
  ...buildFileHeaders(site),
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

/** Share pictures, photographs of trips among them, and icons are made to be shown by other sites. */
export const sharedFileHeaders: Header[] = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }]

import { site } from '../site.ts'

const https = site.origin.startsWith('https:')

interface Sources {
  /** Scripts beside the site's own files, as the policy names them: `'nonce-…'`, `'sha256-…'`. */
  scripts?: readonly string[]
  /** The same for styles. */
  styles?: readonly string[]
  /** Where forms lead beside the site itself. */
  forms?: readonly string[]
  /** Whether the document frames pages of this site. */
  hasFrames?: boolean
  framedBy?: 'none' | 'self'
  /** Whether a browser asks for everything over https. */
  upgrade?: boolean
}

/**
 * The Content-Security-Policy of a document. Everything comes from the site itself; style attributes are allowed because
 * pictures carry their focus and placeholder in one, and pictures from memory because chosen ones are shown before they
 * are sent.
 */
function contentSecurityPolicy({
  scripts = [],
  styles = [],
  forms = [],
  hasFrames = false,
  framedBy = 'none',
  upgrade = false,
}: Sources): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ...(hasFrames ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    ['form-action', "'self'", ...forms].join(' '),
    `frame-ancestors '${framedBy}'`,
    ...(upgrade ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** wa.me sends the browser on to another host, and browsers hold a form's redirects to the policy as well. */
const chatForms = [
  `https://${site.chat.host}`,
  ...(site.chat.host === 'wa.me' ? ['https://api.whatsapp.com'] : []),
]

/** The policy of a public page. Its contact form leads to the chat where scripts are off. */
export const publicPolicy = (inline: Pick<Sources, 'scripts' | 'styles'> = {}): string =>
  contentSecurityPolicy({ ...inline, forms: chatForms, upgrade: https })

/**
 * The style element that the toast library writes into the page when it loads, by its hash: first empty, then
 * filled. A test compares it with the installed package.
 */
export const toastStyleHashes = [
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
] as const

/** The policy of a page of the panel: only what its answer carries the nonce of, or this site serves. */
export function panelPolicy(
  nonce: string,
  mode = process.env.NODE_ENV,
  framedBy: 'none' | 'self' = 'none',
): string {
  const isDevelopment = mode === 'development'
  return contentSecurityPolicy({
    scripts: [`'nonce-${nonce}'`, ...(isDevelopment ? ["'unsafe-eval'"] : [])],
    styles: isDevelopment ? ["'unsafe-inline'"] : toastStyleHashes.map((hash) => `'${hash}'`),
    hasFrames: true,
    framedBy,
  })
}

interface Header {
  key: string
  value: string
}

/**
 * Headers of the scripts and styles of the build, of which a page loads ten: no browser shows them as a document. Only the
 * site's own host is promised to https: others below the domain may be served by others.
 */
export const buildFileHeaders: readonly Header[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  ...(https ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000' }] : []),
]

/** Headers of every other answer. The Content-Security-Policy is not among them: each document has its own. */
export const securityHeaders: readonly Header[] = [
  ...buildFileHeaders,
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

/** Share pictures, photographs of trips among them, and icons are made to be shown by other sites. */
export const sharedFileHeaders: readonly Header[] = [
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
]

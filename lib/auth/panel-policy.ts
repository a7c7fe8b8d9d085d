/**
 * The style element that the toast library writes into the page when it loads, by its hash: first empty, then
 * filled. A test compares it with the installed package.
 */
export const toastStyleHashes = [
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=',
] as const

/** What a page of the panel may load and run: only what this answer carries the nonce of, or this site serves. */
export function panelPolicy(
  nonce: string,
  mode = process.env.NODE_ENV,
  framedBy: 'none' | 'self' = 'none',
): string {
  const isDevelopment = mode === 'development'
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : toastStyleHashes.map((hash) => `'${hash}'`).join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    // Pictures that were chosen but not yet sent are shown from the browser's own memory.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Previews show pages of this site in frames.
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors '${framedBy}'`,
  ]
  return directives.join('; ')
}

import { contentSecurityPolicy, type PolicyOptions } from '../security/headers.ts'
import { inlineScriptHashes } from '../security/inline-scripts.ts'

/** What a prerendered page is in Next's cache, as far as it matters here. */
export interface CachedPage {
  html: string
  headers?: Record<string, unknown> | undefined
  /** What the router fetches in place of the document; absent where Next made none. */
  rscData?: Buffer
}

const policyHeader = 'content-security-policy'

/** The Content-Security-Policy of a page that is ready to be sent; undefined of one that Next has just rendered. */
export function policyOf({ headers }: CachedPage): string | undefined {
  const policy = headers?.[policyHeader]
  return typeof policy === 'string' ? policy : undefined
}

/**
 * Gives a page a Content-Security-Policy that names exactly the inline scripts that it holds. Changes the page in place,
 * because Next sends the very object that it hands to its cache.
 * @returns the policy
 */
export function addPolicy(page: CachedPage, options: Omit<PolicyOptions, 'inlineScripts'>): string {
  const policy = contentSecurityPolicy({ ...options, inlineScripts: inlineScriptHashes(page.html) })
  page.headers = { ...page.headers, [policyHeader]: policy }
  return policy
}

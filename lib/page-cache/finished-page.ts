import { isSwitchedOn } from '../config/switches.ts'
import { deferScripts } from '../deferred-scripts/deferred-scripts.ts'
import { contentSecurityPolicy, type PolicyOptions } from '../security/headers.ts'
import { inlineScriptHashes } from '../security/inline-scripts.ts'

/** What a prerendered page is in Next's cache, as far as it matters here. */
export interface CachedPage {
  html: string
  headers?: Record<string, unknown> | undefined
}

const policyHeader = 'content-security-policy'

/**
 * Makes a page ready to be sent: its scripts run after its first paint, and its Content-Security-Policy names
 * exactly the inline scripts that it holds. Changes the page in place, because Next sends the very object that it
 * hands to its cache. A page that is ready stays as it is.
 * @returns the page's policy
 */
export function finishPage(page: CachedPage, options: Omit<PolicyOptions, 'inlineScripts'>): string {
  const known = page.headers?.[policyHeader]
  if (typeof known === 'string') return known
  if (isSwitchedOn('deferred-scripts')) page.html = deferScripts(page.html)
  const inlineScripts = inlineScriptHashes(page.html)
  const policy = contentSecurityPolicy({ ...options, inlineScripts })
  page.headers = { ...page.headers, [policyHeader]: policy }
  return policy
}

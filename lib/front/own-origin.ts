import { site } from '../site'

/**
 * Whether a change was asked for by a page of this site: one at its public address, or at the host that was
 * asked. Browsers send Origin with every request that changes something; whatever sends none carries no session
 * cookie of a victim.
 */
export function isOwnOrigin(request: { headers: Pick<Headers, 'get'> }): boolean {
  const origin = request.headers.get('origin')
  if (!origin || !URL.canParse(origin)) return false
  const { host } = new URL(origin)
  // A proxy may pass the host on under another name or without its port; no page of another site can set either header.
  const asked = request.headers.get('x-forwarded-host')?.split(',')[0]?.trim() ?? request.headers.get('host')
  return host !== '' && (host === new URL(site.origin).host || host === asked)
}

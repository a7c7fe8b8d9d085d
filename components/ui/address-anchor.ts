/**
 * The anchor that the page's address ends in, without "#"; empty where there is none. People mistype and
 * shorten addresses: a malformed escape, as in "#100%", stays as it is instead of breaking the page.
 */
export function addressAnchor(): string {
  const anchor = window.location.hash.slice(1)
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}

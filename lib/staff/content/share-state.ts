import type { PageAddresses } from '../../routing/pages'

/** The result of the last action on links to a draft. */
export type ShareState =
  | { kind: 'untouched' }
  /** With the full addresses, which are shown this once, and when the link expires, in words. */
  | { kind: 'made'; addresses: PageAddresses; until: string }
  | { kind: 'ended' }
  /** `unknown`: the database has no such item yet. */
  | { kind: 'failed' | 'unknown' }

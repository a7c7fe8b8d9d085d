/** What became of the last thing that was done about links to a draft. */
export type ShareState =
  | { kind: 'untouched' }
  /** With the whole addresses, which are known this one time, and the moment of its end in words. */
  | { kind: 'made'; portuguese: string; english: string; until: string }
  | { kind: 'ended' }
  /** `unknown`: the database has no such item yet. */
  | { kind: 'failed' | 'unknown' }

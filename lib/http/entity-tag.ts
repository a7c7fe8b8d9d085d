/** Whether a client that sends this `If-None-Match` has the answer already; weak tags (W/) count like strong ones. */
export const isKnownTag = (ifNoneMatch: string | null | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '').split(/,\s*/).some((known) => known.replace(/^W\//, '') === tag)

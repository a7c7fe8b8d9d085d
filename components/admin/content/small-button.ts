/** The classes of the small tools beside a field: large enough for a wet thumb. */
export const smallButton =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-field px-3.5 text-sm font-semibold hover:border-cobalt hover:text-cobalt disabled:opacity-40'

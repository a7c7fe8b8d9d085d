/** Parts of the report; each can be run alone. */
const reportParts = ['pages', 'load', 'publishing'] as const
export type ReportPart = (typeof reportParts)[number]

/** What `--only` takes; the last is in no report of the whole. */
export const parts = [...reportParts, 'memory'] as const

export const usage = `npm run bench -- [options]
  --quick         one run on four pages, short loads
  --runs N        runs per page and rounds of load (3)
  --only PART     one part: ${reportParts.join(', ')}; or memory, which nothing else includes
  --write         puts the report into BENCHMARKS.md`

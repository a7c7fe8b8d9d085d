import { mechanisms } from '../../lib/config/variables.ts'

/** Parts of the report; each can be run alone. */
const reportParts = ['pages', 'features', 'load', 'growth', 'publishing', 'panel'] as const
export type ReportPart = (typeof reportParts)[number]

/** What `--only` takes; the last two are in no report of the whole. */
export const parts = [...reportParts, 'endurance', 'memory'] as const

export const usage = `npm run bench -- [options]
  --quick         one run on four pages, short loads, no generated catalogue
  --runs N        runs per page and rounds of load (3)
  --only PART     one part: ${reportParts.join(', ')}; or one that nothing else includes: endurance, memory
  --without NAME  the site with and without ${mechanisms.join(', ')}, what each figure gains, and what brings too little; with --only pages or load
                  (panel-form brings no speed: it keeps stacks out of the log)
  --seconds N     over which endurance spreads ten minutes' worth of traffic (120)
  --write         puts the report into BENCHMARKS.md`

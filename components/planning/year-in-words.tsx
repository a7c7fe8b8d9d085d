import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import type { PlanningWords } from '@/lib/planning/planning-words'
import type { Terrain } from '@/lib/planning/year'

interface YearInWordsProps {
  terrain: Terrain
  /** Where the year is drawn, month by month. */
  chartHref: string
  words: PlanningWords['seasons']
}

/** What the months are like where a trip goes, folded; the destination page draws them. */
export function YearInWords({ terrain, chartHref, words }: YearInWordsProps) {
  return (
    <details className="group/year mt-4 border-y border-line lg:mt-8 print:hidden">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-2 font-semibold hover:text-cobalt">
        {words.title}
        <Icon name="down" className="size-5 transition-transform group-open/year:rotate-180" />
      </summary>
      <p className="max-w-prose pb-4 text-soft prose-links">
        {terrain === 'mountain' ? `${words.summary.mountain} ` : null}
        {words.terrain[terrain]} <SiteLink href={chartHref}>{words.chart}</SiteLink>
      </p>
    </details>
  )
}

import { Icon, type IconName } from '@/components/ui/icon'
import type { Fact } from '@/lib/catalogue/facts'
import type { FactsShape } from './trip-layout'

const icons: Record<Fact['key'], IconName> = {
  duration: 'clock',
  active: 'paddle',
  distance: 'route',
  difficulty: 'peak',
  group: 'group',
  startTimes: 'sun',
  altitude: 'peak',
  meetingPoint: 'pin',
}

/** On wide screens; on a phone the facts stand in two columns, the last one across where it would be alone. */
const shapes: Record<FactsShape, { list: string; fact: string }> = {
  grid: {
    list: 'sm:grid-cols-3',
    fact: 'sm:max-lg:last:[&:nth-child(3n+1)]:col-span-3 sm:[&:last-child:nth-child(3n+2)]:col-span-2 lg:[&:last-child:nth-child(3n+1)]:col-span-3',
  },
  row: { list: 'sm:flex sm:flex-wrap', fact: 'sm:grow sm:basis-32' },
  list: {
    list: 'sm:grid-cols-3 lg:grid-cols-1',
    fact: 'sm:max-lg:last:[&:nth-child(3n+1)]:col-span-3 sm:max-lg:[&:last-child:nth-child(3n+2)]:col-span-2 lg:grid lg:grid-cols-[1fr_1.25fr] lg:items-baseline lg:gap-4 lg:py-3',
  },
}

interface FactsGridProps {
  label: string
  facts: Fact[]
  shape?: FactsShape
  /** What the sources do not say, in one line. */
  unknown?: string
}

/** The trip's facts at a glance (spec §2.8). */
export function FactsGrid({ label, facts, shape = 'grid', unknown }: FactsGridProps) {
  const { list, fact } = shapes[shape]
  return (
    <section aria-label={label}>
      <dl
        className={`grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line print:flex print:flex-wrap ${list}`}
      >
        {facts.map(({ key, label: name, values }) => (
          <div
            key={key}
            className={`min-w-0 bg-surface px-3.5 py-2 print:grow print:px-2 print:py-1 max-sm:last:odd:col-span-2 lg:px-4 lg:py-3.5 ${fact}`}
          >
            <dt className="flex items-center gap-2 text-[0.8125rem] text-soft sm:text-sm">
              <Icon name={icons[key]} className="size-4.5 text-cobalt" />
              {name}
            </dt>
            <dd className="leading-snug font-semibold max-sm:text-[0.9375rem]">
              {values.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {unknown ? <p className="mt-2 text-sm leading-snug text-soft lg:text-[0.9375rem]">{unknown}</p> : null}
    </section>
  )
}

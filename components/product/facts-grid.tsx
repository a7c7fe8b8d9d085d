import { Icon, type IconName } from '@/components/ui/icon'
import type { Fact } from '@/lib/catalogue/text/fact-formats'

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

interface FactsGridProps {
  label: string
  facts: Fact[]
  /** What the sources do not say, in one line. */
  unknown?: string
}

/** The trip's facts at a glance (spec §2.8). */
export function FactsGrid({ label, facts, unknown }: FactsGridProps) {
  return (
    <section aria-label={label}>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-10 lg:justify-between print:flex print:flex-wrap print:gap-x-6">
        {facts.map(({ key, label: name, values }) => (
          <div key={key} className="min-w-0">
            <dt className="flex items-center gap-1.5 text-sm text-soft">
              <Icon name={icons[key]} className="size-4.5 text-cobalt" />
              {name}
            </dt>
            <dd className="leading-snug font-semibold lg:text-lg">
              {values.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {unknown ? <p className="mt-3 leading-snug text-soft">{unknown}</p> : null}
    </section>
  )
}

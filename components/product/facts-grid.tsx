import { Icon, type IconName } from '@/components/ui/icon'
import type { Fact } from '@/lib/catalogue/facts'

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

/** The trip's facts at a glance (spec §2.8). */
export function FactsGrid({ label, facts }: { label: string; facts: Fact[] }) {
  return (
    <section aria-label={label}>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3">
        {facts.map(({ key, label: name, values }) => (
          <div
            key={key}
            className="flex min-w-0 flex-col gap-1 bg-surface p-4 max-sm:last:odd:col-span-2 sm:px-3.5 sm:[&:last-child:nth-child(3n+1)]:col-span-3 sm:[&:last-child:nth-child(3n+2)]:col-span-2"
          >
            <Icon name={icons[key]} className="size-5 text-cobalt" />
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="font-semibold leading-snug">
              {values.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

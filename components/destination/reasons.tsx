import { Icon, type IconName } from '@/components/ui/icon'

interface ReasonsProps {
  reasons: { icon: IconName; title: string; text: string }[]
}

/** What a place has for those who paddle, a line each (spec §2.6). */
export function Reasons({ reasons }: ReasonsProps) {
  return (
    <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-10 print:grid-cols-3 print:gap-y-1">
      {reasons.map(({ icon, title, text }) => (
        <li key={title} className="flex gap-3 lg:gap-4">
          <Icon name={icon} className="mt-0.5 size-6 text-terracotta lg:mt-0 lg:size-9 print:hidden" />
          <div>
            <h3 className="text-lg leading-tight lg:text-xl">{title}</h3>
            <p className="mt-0.5 leading-snug text-soft lg:mt-1">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

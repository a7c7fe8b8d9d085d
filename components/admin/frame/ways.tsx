import { Icon, type IconName } from '@/components/ui/icon'

interface WaysProps {
  ways: readonly { href: string; icon: IconName; label: string }[]
}

/** Ways to other screens, each as large as a thumb. */
export function Ways({ ways }: WaysProps) {
  return (
    <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {ways.map(({ href, icon, label }) => (
        <li key={href}>
          <a
            href={href}
            className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 font-semibold hover:border-cobalt hover:text-cobalt"
          >
            <Icon name={icon} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

import { Icon, type IconName } from '@/components/ui/icon'

export interface Point {
  icon: IconName
  title: string
  text: string
}

/** Short reasons in a row, each with its sign: the hero's four selling points, the four values. */
export function Points({ points, ground = 'wall' }: { points: Point[]; ground?: 'wall' | 'deep' }) {
  return (
    <ul className="grid gap-x-8 gap-y-8 xs:grid-cols-2 lg:grid-cols-4">
      {points.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} className={`size-8 ${ground === 'deep' ? 'text-paint-ochre' : 'text-cobalt'}`} />
          <h3 className="mt-3 text-xl leading-tight font-bold">{title}</h3>
          <p className={`mt-1.5 ${ground === 'deep' ? 'text-on-deep-soft' : 'text-soft'}`}>{text}</p>
        </li>
      ))}
    </ul>
  )
}

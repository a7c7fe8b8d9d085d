import { Icon, type IconName } from '@/components/ui/icon'

export interface Point {
  icon: IconName
  title: string
  text: string
  /** Language of the words where they have no translation. */
  lang?: string
}

/** Short reasons in a row, each with its sign: the hero's four selling points, the four values. */
export function Points({ points }: { points: Point[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
      {points.map(({ icon, title, text, lang }) => (
        <li key={title} lang={lang} className="grid grid-cols-[auto_1fr] gap-x-5 lg:block">
          <Icon name={icon} className="size-8 text-cobalt" />
          <div className="lg:mt-3">
            <h3 className="text-lg leading-tight">{title}</h3>
            <p className="mt-1 leading-snug text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

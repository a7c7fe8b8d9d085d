import type { Area } from '@/lib/staff/pictures/areas'
import type { ProductChoices } from '@/lib/staff/pictures/product-choices'

const areas = ['tour-images', 'expedition-images'] as const

interface TripGridProps {
  choices: ProductChoices
  title: string
  onChoose: (area: Area, slug: string) => void
}

/** Every trip by its poster: the way to its photographs. */
export function TripGrid({ choices, title, onChoose }: TripGridProps) {
  return (
    <section aria-labelledby="trip-grid" className="noscript:hidden">
      <h2 id="trip-grid" className="mb-3 text-heading">
        {title}
      </h2>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5 sm:gap-3 xl:grid-cols-7">
        {areas.flatMap((area) =>
          choices[area].map(({ slug, title: name, poster }) => (
            <li key={`${area}/${slug}`}>
              <button
                type="button"
                onClick={() => onChoose(area, slug)}
                className="flex h-full w-full flex-col overflow-clip rounded-lg border border-line bg-surface text-left hover:border-cobalt hover:text-cobalt"
              >
                {/* biome-ignore lint/performance/noImgElement: a drawing of the project, a few kilobytes */}
                <img src={poster} alt="" loading="lazy" className="aspect-4/3 w-full bg-sand object-cover" />
                <span className="line-clamp-3 px-2 py-1.5 text-sm leading-tight font-semibold">{name}</span>
              </button>
            </li>
          )),
        )}
      </ul>
    </section>
  )
}

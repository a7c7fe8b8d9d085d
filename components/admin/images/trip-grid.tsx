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
      <ul className="grid grid-cols-2 gap-1.5 sm:grid-cols-5 sm:gap-3 xl:grid-cols-7">
        {areas.flatMap((area) =>
          choices[area].map(({ slug, title: name, poster }) => (
            <li key={`${area}/${slug}`}>
              <button
                type="button"
                onClick={() => onChoose(area, slug)}
                className="flex h-full min-h-12 w-full items-center overflow-clip rounded-lg border border-line bg-surface text-left hover:border-cobalt hover:text-cobalt sm:flex-col sm:items-stretch"
              >
                {/* biome-ignore lint/performance/noImgElement: a drawing of the project, a few kilobytes */}
                <img
                  src={poster}
                  alt=""
                  loading="lazy"
                  className="h-full w-14 shrink-0 bg-sand object-cover sm:aspect-4/3 sm:h-auto sm:w-full"
                />
                <span className="px-2 py-1.5 text-sm leading-tight font-semibold">
                  <span className="line-clamp-3">{name}</span>
                </span>
              </button>
            </li>
          )),
        )}
      </ul>
    </section>
  )
}

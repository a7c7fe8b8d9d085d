import type { ReactNode } from 'react'
import { Picture, type PictureProps } from '@/components/ui/picture'

interface Attraction {
  title: string
  text: ReactNode
  alt: string
  picture: PictureProps['picture']
  /** CSS colour of the window's frame. */
  frame: string
}

/** What to see first, each through its own painted window (spec §2.6): a row that a phone swipes. */
export function Attractions({ attractions }: { attractions: Attraction[] }) {
  return (
    <ul className="flex gap-4 max-md:-mx-4 max-md:snap-x max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-3 md:grid md:grid-cols-3 md:gap-8 print:mx-0 print:grid print:grid-cols-3 print:px-0">
      {attractions.map(({ title, text, alt, picture, frame }) => (
        <li
          key={title}
          style={{ '--frame': frame }}
          className="max-md:w-64 max-md:shrink-0 max-md:snap-start print:w-auto"
        >
          <div className="window print:hidden">
            <Picture
              picture={picture}
              alt={alt}
              sizes="(min-width: 80rem) 24rem, (min-width: 48rem) 30vw, 16rem"
              className="aspect-4/3 w-full object-cover md:aspect-3/4 lg:aspect-4/5"
            />
          </div>
          <h3 className="mt-3 text-heading md:mt-5 print:mt-0">{title}</h3>
          <p className="mt-1 leading-snug text-soft prose-links md:mt-2 md:leading-normal">{text}</p>
        </li>
      ))}
    </ul>
  )
}

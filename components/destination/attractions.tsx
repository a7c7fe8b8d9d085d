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

/** What to see first, each through its own painted window (spec §2.6). */
export function Attractions({ attractions }: { attractions: Attraction[] }) {
  return (
    <ul className="grid gap-8 md:grid-cols-3">
      {attractions.map(({ title, text, alt, picture, frame }) => (
        <li key={title} style={{ '--frame': frame }}>
          <div className="window">
            <Picture
              picture={picture}
              alt={alt}
              sizes="(min-width: 80rem) 24rem, (min-width: 48rem) 30vw, 92vw"
              className="aspect-4/3 w-full object-cover md:aspect-3/4 lg:aspect-4/5"
            />
          </div>
          <h3 className="mt-5 text-heading">{title}</h3>
          <p className="mt-2 text-soft prose-links">{text}</p>
        </li>
      ))}
    </ul>
  )
}

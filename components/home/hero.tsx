import type { ReactNode } from 'react'
import { Picture, type PictureProps } from '@/components/ui/picture'
import { type Point, Points } from './points'

interface HeroProps {
  eyebrow: string
  title: string
  lead: string
  picture: PictureProps['picture']
  alt: string
  /** The selling points below the words and the picture. */
  points: Point[]
  pointsTitle: string
  /** The buttons beside the words. */
  children: ReactNode
}

/**
 * The first view: a white Paraty wall with words, the whole bay through a window as wide as the page, and four reasons
 * to come along (spec §2.3). The picture keeps its shape at every width, so that schooner, town and kayak are seen. The
 * words stand on the edge of the page's column; the picture goes beyond the other one.
 */
export function Hero({ eyebrow, title, lead, picture, alt, points, pointsTitle, children }: HeroProps) {
  return (
    <section id="home">
      <div className="skirting">
        <div className="page max-w-[112rem]! pt-5 pb-0 lg:grid lg:pl-[max(2.5rem,calc((min(100%,112rem)-var(--container-page))/2+2.5rem))] lg:grid-cols-[minmax(0,5fr)_minmax(0,9fr)] lg:gap-12 lg:pt-12">
          <div className="max-lg:mb-6 lg:self-center lg:pb-12">
            <p className="font-semibold text-terracotta">{eyebrow}</p>
            <h1 className="mt-1.5 text-display lg:mt-3">{title}</h1>
            <p className="mt-3 max-w-prose text-lead text-soft lg:mt-5">{lead}</p>
            <div className="mt-5 flex flex-wrap gap-3 max-sm:*:px-5! lg:mt-7">{children}</div>
          </div>
          <div className="window border-b-0 lg:self-end">
            <Picture
              picture={picture}
              alt={alt}
              sizes="(min-width: 112rem) 56rem, (min-width: 64rem) 56vw, 94vw"
              eager
              className="block aspect-video w-full"
            />
          </div>
        </div>
      </div>
      <div className="page py-10 lg:py-12">
        <h2 className="sr-only">{pointsTitle}</h2>
        <Points points={points} />
      </div>
    </section>
  )
}

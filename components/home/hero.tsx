import type { ReactNode } from 'react'
import { Picture, type PictureProps } from '@/components/ui/picture'
import { type Point, Points } from './points'

interface HeroProps {
  eyebrow: string
  title: string
  lead: string
  picture: PictureProps['picture']
  narrowPicture: PictureProps['picture']
  alt: string
  /** The selling points below the words and the picture. */
  points: Point[]
  pointsTitle: string
  /** The buttons below the words. */
  children: ReactNode
}

/**
 * The first view: a white Paraty wall with words, the bay through a great painted window, and four reasons to
 * come along (spec §2.3).
 */
export function Hero({
  eyebrow,
  title,
  lead,
  picture,
  narrowPicture,
  alt,
  points,
  pointsTitle,
  children,
}: HeroProps) {
  return (
    <section id="home">
      <div className="skirting">
        <div className="page grid gap-10 pt-8 pb-0 lg:min-h-[calc(100svh-var(--header-height)-15rem)] lg:grid-cols-[1fr_1.15fr] lg:items-stretch lg:gap-14 lg:pt-12">
          <div className="self-center lg:pb-16">
            <p className="font-semibold text-terracotta">{eyebrow}</p>
            <h1 className="mt-4 text-display">{title}</h1>
            <p className="mt-6 max-w-prose text-lead text-soft">{lead}</p>
            <div className="mt-8 flex flex-wrap gap-3">{children}</div>
          </div>
          <div className="window relative border-b-0 lg:min-h-[28rem]">
            <Picture
              picture={picture}
              narrow={{
                picture: narrowPicture,
                media: '(min-width: 64rem), (max-width: 64rem) and (orientation: portrait)',
              }}
              alt={alt}
              sizes="(min-width: 78rem) 39rem, (min-width: 64rem) 50vw, 94vw"
              eager
              className="aspect-square size-full object-cover object-bottom! sm:aspect-4/3 lg:absolute lg:inset-0 lg:aspect-auto"
            />
          </div>
        </div>
      </div>
      <div className="page py-12">
        <h2 className="sr-only">{pointsTitle}</h2>
        <Points points={points} />
      </div>
    </section>
  )
}

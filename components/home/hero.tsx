import type { ReactNode } from 'react'
import { Picture, type PictureProps } from '@/components/ui/picture'

interface HeroProps {
  eyebrow: string
  title: string
  lead: string
  picture: PictureProps['picture']
  narrowPicture: PictureProps['picture']
  alt: string
  /** The buttons below the words. */
  children: ReactNode
}

/** The first view: a white Paraty wall with words, and the bay through a great painted window (spec §2.3). */
export function Hero({ eyebrow, title, lead, picture, narrowPicture, alt, children }: HeroProps) {
  return (
    <section id="home" className="skirting overflow-clip">
      <div className="page grid gap-10 pt-8 pb-0 lg:min-h-[calc(100svh-var(--header-height)-8rem)] lg:grid-cols-[1fr_1.15fr] lg:items-stretch lg:gap-14 lg:pt-12">
        <div className="self-center lg:pb-16">
          <p className="font-semibold text-terracotta">{eyebrow}</p>
          <h1 className="mt-4 text-display">{title}</h1>
          <p className="mt-6 max-w-prose text-lead text-soft">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">{children}</div>
        </div>
        <div className="window relative border-b-0 lg:-mr-[clamp(0rem,(100vw-78rem)/2,8rem)]">
          <Picture
            picture={picture}
            narrow={{ picture: narrowPicture, media: '(max-width: 64rem) and (orientation: portrait)' }}
            alt={alt}
            sizes="(min-width: 64rem) 54vw, 94vw"
            eager
            className="aspect-4/5 size-full object-cover sm:aspect-4/3 lg:aspect-auto lg:min-h-[30rem]"
          />
        </div>
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { Picture, type PictureProps } from './picture'

interface PageHeroProps {
  title: string
  lead: string
  picture: PictureProps['picture']
  narrowPicture?: PictureProps['picture']
  alt: string
  /** CSS colour of the window's painted frame. */
  frame: string
  children?: ReactNode
}

/** The top of a list or destination page: words on the white wall, the view through a wide window. */
export function PageHero({ title, lead, picture, narrowPicture, alt, frame, children }: PageHeroProps) {
  return (
    <div className="page pt-8 pb-12 lg:pt-12" style={{ '--frame': frame }}>
      <div className="mb-8 grid items-end gap-6 lg:grid-cols-[1.3fr_1fr] lg:gap-16">
        <div>
          <h1 className="text-display">{title}</h1>
          <p className="mt-5 max-w-prose text-lead text-soft">{lead}</p>
        </div>
        {children ? <div className="lg:justify-self-end">{children}</div> : null}
      </div>
      <div className="window">
        <Picture
          picture={picture}
          narrow={narrowPicture ? { picture: narrowPicture, media: '(max-width: 40rem)' } : undefined}
          alt={alt}
          sizes="(min-width: 80rem) 74rem, 94vw"
          eager
          className="aspect-square w-full object-cover sm:aspect-21/9"
        />
      </div>
    </div>
  )
}

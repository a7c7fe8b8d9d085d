import type { ReactNode } from 'react'
import { Picture, type PictureProps } from './picture'

interface PageHeroProps {
  title: string
  lead: string
  picture: PictureProps['picture']
  alt: string
  /** CSS colour of the window's painted frame. */
  frame: string
  children?: ReactNode
}

/** The top of a list or destination page: words on the white wall, the view through a wide window. */
export function PageHero({ title, lead, picture, alt, frame, children }: PageHeroProps) {
  return (
    <div className="page pt-6 pb-10 lg:pt-12 lg:pb-12 print:py-0" style={{ '--frame': frame }}>
      <div className="mb-6 grid items-end gap-5 lg:mb-8 lg:grid-cols-[1.3fr_1fr] lg:gap-16">
        <div>
          <h1 className="text-display">{title}</h1>
          <p className="mt-4 max-w-prose text-lead text-soft lg:mt-5">{lead}</p>
        </div>
        {children ? <div className="lg:justify-self-end print:hidden">{children}</div> : null}
      </div>
      <div className="window print:hidden">
        <Picture
          picture={picture}
          alt={alt}
          sizes="(min-width: 80rem) 74rem, 94vw"
          eager
          className="aspect-video w-full object-cover sm:aspect-21/9 lg:aspect-5/2"
        />
      </div>
    </div>
  )
}

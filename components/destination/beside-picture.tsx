import type { ReactNode } from 'react'
import { Picture, type PictureProps } from '@/components/ui/picture'

interface BesidePictureProps {
  picture: PictureProps['picture']
  alt: string
  /** CSS colour of the window's frame. */
  frame: string
  /** On which side of a wide screen the picture stands. */
  side?: 'left' | 'right'
  /** Whether a narrow screen, which has enough to scroll through, goes without the picture. */
  wideOnly?: boolean
  children: ReactNode
}

/** Text with a view through a painted window beside it, or before it on a narrow screen. */
export function BesidePicture({
  picture,
  alt,
  frame,
  side = 'right',
  wideOnly = false,
  children,
}: BesidePictureProps) {
  return (
    <div
      className="grid items-start gap-4 md:grid-cols-2 md:gap-8 lg:gap-16 print:block"
      style={{ '--frame': frame }}
    >
      <div
        className={`window print:hidden ${side === 'left' ? '' : 'md:order-last'} ${wideOnly ? 'max-md:hidden' : ''}`}
      >
        <Picture
          picture={picture}
          alt={alt}
          sizes="(min-width: 80rem) 36rem, (min-width: 48rem) 46vw, 92vw"
          className="aspect-2/1 w-full object-cover md:aspect-4/3"
        />
      </div>
      <div>{children}</div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Picture, type PictureProps } from '@/components/ui/picture'

interface BesidePictureProps {
  picture: PictureProps['picture']
  alt: string
  /** CSS colour of the window's frame. */
  frame: string
  /** On which side of a wide screen the picture stands. */
  side?: 'left' | 'right'
  children: ReactNode
}

/** Text with a view through a painted window beside it. */
export function BesidePicture({ picture, alt, frame, side = 'right', children }: BesidePictureProps) {
  return (
    <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16" style={{ '--frame': frame }}>
      <div className={`window ${side === 'left' ? '' : 'lg:order-last'}`}>
        <Picture
          picture={picture}
          alt={alt}
          sizes="(min-width: 64rem) 36rem, 92vw"
          className="aspect-4/3 w-full object-cover"
        />
      </div>
      <div>{children}</div>
    </div>
  )
}

import type { CSSProperties } from 'react'

export interface PictureProps {
  picture: {
    avif?: string
    webp: string
    fallback: string
    width: number
    height: number
    position: string
    blur?: string
  }
  /** Empty for a picture that only decorates. */
  alt: string
  /** How wide the picture is shown, as for `<img sizes>`. */
  sizes: string
  className?: string
  /** The first picture of a page, which must not wait. */
  eager?: boolean
}

/** A picture in every size and format that stands ready; server-rendered, no script. */
export function Picture({ picture, alt, sizes, className, eager }: PictureProps) {
  const style: CSSProperties = { objectPosition: picture.position }
  if (picture.blur) {
    style.backgroundImage = `url(${picture.blur})`
    style.backgroundSize = 'cover'
  }
  return (
    <picture className="contents">
      {picture.avif ? <source type="image/avif" srcSet={picture.avif} sizes={sizes} /> : null}
      <img
        src={picture.fallback}
        srcSet={picture.webp}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        className={className}
        style={style}
      />
    </picture>
  )
}

import type { PictureSource } from '@/lib/images/pictures'

export interface PictureProps {
  picture: PictureSource
  /** Empty for a picture that only decorates. */
  alt: string
  /** How wide a photograph is shown, as for `<img sizes>`. */
  sizes?: string
  className?: string
  /** The first picture of a page, which must not wait. */
  eager?: boolean
}

/** A poster or a photograph; server-rendered, no script. A poster follows the colour scheme of where it stands. */
export function Picture({ picture, alt, sizes, className, eager }: PictureProps) {
  const { src, srcSet, width, height, position } = picture
  return (
    // biome-ignore lint/performance/noImgElement: posters and sizes of photographs stand ready as files
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
      style={position ? { objectPosition: position } : undefined}
    />
  )
}

import { isVector, sizedAddress } from '@/lib/images/media'
import type { StoredImage } from '@/lib/staff/pictures/areas'

interface ThumbnailProps {
  image: StoredImage
  /** Shown for files whose name this site does not serve. */
  noPreview: string
  className: string
}

/** A stored picture, small. Its name and size stand beside it, so it needs no text of its own. */
export function Thumbnail({ image, noPreview, className }: ThumbnailProps) {
  if (image.viewUrl === null) {
    return (
      <span className={`grid place-items-center bg-sand p-2 text-center text-sm text-soft ${className}`}>
        {noPreview}
      </span>
    )
  }
  return (
    // biome-ignore lint/performance/noImgElement: `/media` makes the small picture
    <img
      src={isVector(image.name) ? image.viewUrl : sizedAddress(image.viewUrl, 384)}
      alt=""
      loading="lazy"
      decoding="async"
      className={`bg-sand object-cover ${className}`}
    />
  )
}

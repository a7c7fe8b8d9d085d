import { z } from 'zod'
import manifest from './pictures.json' with { type: 'json' }

const pictureSchema = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Widths in pixels for which a file stands in `public/pictures`. */
  widths: z.array(z.number().int().positive()).min(1),
  /** What must stay visible when the picture is cropped, as fractions of width and height. */
  focus: z.tuple([z.number(), z.number()]),
  /** A tiny data URI shown until the picture is there. */
  blur: z.string(),
})

const pictures = z.record(z.string(), pictureSchema).parse(manifest)

/** One picture ready for `<picture>`: sources by format, size and placeholder. */
export interface PictureSource {
  avif?: string
  webp: string
  fallback: string
  /** The largest file: what the full-screen viewer shows, and what a visitor without scripts opens. */
  full: string
  width: number
  height: number
  /** Where width and height are those of the frame, because the picture's own are not known. */
  unmeasured?: true
  position: string
  blur?: string
}

/** A picture of a gallery with its alternative text in the page's language. */
export interface GalleryPicture {
  picture: PictureSource
  alt: string
}

const files = (id: string, widths: number[], format: string): string =>
  widths.map((width) => `/pictures/${id}-${width}.${format} ${width}w`).join(', ')

/**
 * A picture drawn by `npm run illustrations`.
 * @throws where the project has no picture of that name
 */
export function illustration(id: string): PictureSource {
  const picture = pictures[id]
  if (!picture) throw new Error(`No picture "${id}": draw it in scripts/illustrations/scenes and render it`)
  const middle = picture.widths[Math.floor((picture.widths.length - 1) / 2)]
  return {
    avif: files(id, picture.widths, 'avif'),
    webp: files(id, picture.widths, 'webp'),
    fallback: `/pictures/${id}-${middle}.webp`,
    full: `/pictures/${id}-${Math.max(...picture.widths)}.webp`,
    width: picture.width,
    height: picture.height,
    position: `${Math.round(picture.focus[0] * 100)}% ${Math.round(picture.focus[1] * 100)}%`,
    blur: picture.blur,
  }
}

/** Whether the project has a drawing of that name. */
export const hasIllustration = (id: string): boolean => Object.hasOwn(pictures, id)

/** The names of a product's own pictures, in the order of their alternative texts. */
export const productPictureIds = (slug: string): [string, string, string] => [
  `${slug}-1`,
  `${slug}-2`,
  `${slug}-3`,
]

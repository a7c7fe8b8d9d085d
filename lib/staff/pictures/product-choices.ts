import type { Catalogue } from '../../catalogue/build/catalogue'
import { productView } from '../../catalogue/build/trip-view'
import { defaultLocale, type Locale } from '../../i18n/locales'
import { poster, tripPosters } from '../../images/pictures'
import { tripGallery } from '../../images/trip-gallery'
import type { Area, StoredImage } from './areas'
import 'server-only'
import type { Product } from '../../catalogue/shape/trip'
import { categories } from '../../catalogue/shape/trip-facts'
import type { SessionClient } from '../../supabase/server'
import { ProblemError } from '../answers'
import { documentOf } from '../content/content-list'
import { type ContentRow, loadRow, loadWaitingRows } from '../content/content-rows'
import { valueAt } from '../content/document-path'

export interface ProductChoice {
  slug: string
  title: string
  /** Address of its poster. */
  poster?: string
}

/** The products that pictures of an area can be for. Icons belong to the site, not to a product. */
export type ProductChoices = Readonly<Record<Area, ProductChoice[]>>

/** The areas of photographs of trips. */
export const photographAreas = ['tour-images', 'expedition-images'] as const

/** The collection whose trips have their pictures in an area. */
export const collectionOf = { 'tour-images': 'tours', 'expedition-images': 'expeditions' } as const

/** The area in which the trips of a collection have their pictures. */
export const areaOf = { tours: 'tour-images', expeditions: 'expedition-images' } as const

/** Hidden trips as well: their pictures are prepared before they are shown. */
const publishedOf = ({ everyTrip }: Catalogue, area: Exclude<Area, 'icons'>): Product[] => {
  const kind = area === 'tour-images' ? 'tour' : 'expedition'
  return [...everyTrip.values()].filter((product) => product.kind === kind)
}

/** A trip that nobody has published yet has its pictures before it has visitors. */
const isWaiting = ({ draft, published, shipped, deleted_at }: ContentRow): boolean =>
  draft !== null && published === null && !shipped && deleted_at === null

/**
 * Whether a picture of an area can be for a product, published or not.
 * @throws ProblemError where the backend does not say
 */
export async function isProductOf(
  { client, catalogue }: { client: SessionClient; catalogue: Catalogue },
  area: Area,
  slug: string,
): Promise<boolean> {
  if (area === 'icons') return false
  if (publishedOf(catalogue, area).some((product) => product.slug === slug)) return true
  const row = await loadRow(client, collectionOf[area], slug)
  if (!row.ok) throw new ProblemError('unavailable', 'the trip could not be looked up')
  return row.value !== undefined && isWaiting(row.value)
}

function waitingChoice(row: ContentRow, locale: Locale): ProductChoice {
  const document = documentOf(row)
  const title =
    valueAt(document, `words.${locale}.title`) || valueAt(document, `words.${defaultLocale}.title`)
  const category = categories.find((one) => one === valueAt(document, 'category'))
  return {
    slug: row.id,
    title: typeof title === 'string' ? title : row.id,
    poster: category && poster(tripPosters(row.id, category)[0]).src,
  }
}

/** What the upload zones and galleries offer, by title. Without the backend: what is published. */
export async function loadProductChoices(
  client: SessionClient,
  catalogue: Catalogue,
  locale: Locale,
): Promise<ProductChoices> {
  const choicesOf = async (area: Exclude<Area, 'icons'>): Promise<ProductChoice[]> => {
    const rows = await loadWaitingRows(client, collectionOf[area])
    const waiting = rows.ok ? rows.value : []
    const published = publishedOf(catalogue, area).map((product) => ({
      slug: product.slug,
      title: productView(catalogue, product, locale).words.title,
      poster: poster(tripPosters(product.slug, product.category)[0]).src,
    }))
    return [...published, ...waiting.map((row) => waitingChoice(row, locale))].sort((left, right) =>
      left.title.localeCompare(right.title, locale),
    )
  }
  const [tours, expeditions] = await Promise.all([choicesOf('tour-images'), choicesOf('expedition-images')])
  return { 'tour-images': tours, 'expedition-images': expeditions, icons: [] }
}

/** Says of pictures what visitors see of them now: whoever deletes a cover ought to know. */
export function withUse(catalogue: Catalogue, images: readonly StoredImage[]): StoredImage[] {
  const covers = new Map<string, string | undefined>()
  const coverOf = (slug: string): string | undefined => {
    if (!covers.has(slug)) {
      const trip = catalogue.everyTrip.get(slug)
      const view = trip && productView(catalogue, trip, defaultLocale)
      covers.set(
        slug,
        view && tripGallery(catalogue, view, { locale: defaultLocale, staffAlt: '' }).coverAddress,
      )
    }
    return covers.get(slug)
  }
  return images.map((image) =>
    image.shown === 'page' && image.product !== null && coverOf(image.product) === image.viewUrl
      ? { ...image, shown: 'cover' }
      : image,
  )
}

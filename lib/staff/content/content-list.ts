import { wordsOf } from '../../i18n/words'
import 'server-only'
import { baseDocuments, type Collection, isCollection } from '../../catalogue/base/documents'
import type { Catalogue } from '../../catalogue/build/catalogue'
import { mergedDocument } from '../../catalogue/build/parse-document'
import { isRecord } from '../../catalogue/shape/change'
import { isContentPart } from '../../catalogue/shape/site-content'
import { categories, priceSchema } from '../../catalogue/shape/trip-facts'
import { formatAmount, lowestAmount } from '../../catalogue/text/money'
import { defaultLocale, type Locale } from '../../i18n/locales'
import { paratyTimeZone } from '../../i18n/paraty-clock'
import { staffPicture } from '../../images/photograph-source'
import { coursePoster, poster, tripPosters } from '../../images/pictures'
import { redirectsId } from '../../routing/address-book'
import { addressOf } from '../../routing/pages'
import type { SessionClient } from '../../supabase/server'
import { loadAccountNames } from '../people/people'
import { isTripCollection } from './collections'
import { missingTranslations } from './content-check'
import { type ContentResult, type ContentRow, loadLastActors, loadListedRows } from './content-rows'
import { valueAt } from './document-path'
import { binDays, type ItemState, type ListedItem } from './listed-item'

/** The document of a row, merged into the shipped one; the draft takes precedence, because staff work on it. */
export const documentOf = ({
  collection,
  id,
  draft,
  published,
}: Pick<ContentRow, 'collection' | 'id'> & Partial<Pick<ContentRow, 'draft' | 'published'>>): unknown =>
  mergedDocument(collection, id, draft ?? published ?? {})

const text = (document: unknown, path: string): string | undefined => {
  const value = valueAt(document, path)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The name of an item in a language, else in Portuguese, else its id. */
export function titleOf(
  { collection, id }: Pick<ContentRow, 'collection' | 'id'>,
  document: unknown,
  locale: Locale,
): string {
  const { parts } = wordsOf(locale).contentPanel
  if (collection === 'site_content' && isContentPart(id)) return parts[id]
  if (collection === 'site_content' && id === redirectsId) return wordsOf(locale).visitors.redirects.title
  return text(document, `words.${locale}.title`) ?? text(document, `words.${defaultLocale}.title`) ?? id
}

/**
 * Finds the name of the item, or of the list, that an event tells of.
 * @returns a function that takes `{collection}/{id}` or `{collection}`; undefined for anything else, such as a picture's file
 */
export function itemTitles({ shown }: Catalogue, locale: Locale): (subject: string) => string | undefined {
  const documents = new Map(shown.items.map((item) => [`${item.collection}/${item.id}`, item.document]))
  return (subject) => {
    const [collection = '', id] = subject.split('/')
    if (!isCollection(collection)) return undefined
    if (id === undefined) return wordsOf(locale).contentPanel.collections[collection].title
    const published = documents.get(subject)
    const document = mergedDocument(collection, id, published ?? {})
    return titleOf({ collection, id }, document, locale)
  }
}

const priceAt = (document: unknown, place: 'listing' | 'detail') =>
  priceSchema.safeParse(valueAt(document, `${place}.price`)).data

function priceOf(document: unknown): string | undefined {
  const price = priceAt(document, 'listing')
  const lowest = price && lowestAmount(price)
  return lowest === undefined ? undefined : formatAmount(lowest, defaultLocale)
}

function pricesOf(document: unknown): ListedItem['prices'] {
  const listing = priceAt(document, 'listing')
  return listing && { listing, detail: priceAt(document, 'detail') }
}

/** The sign of a trip or course: the photograph that staff chose, otherwise its poster. */
function pictureOf({ collection, id }: ContentRow, document: unknown): string | undefined {
  if (collection === 'aca_courses') return coursePoster(id)?.src
  if (!isTripCollection(collection)) return undefined
  const file = text(document, 'pictures.cover')
  if (file) return staffPicture(`/media/${file}`).src
  const category = categories.find((one) => one === valueAt(document, 'category'))
  return category && poster(tripPosters(id, category)[0]).src
}

function statesOf(catalogue: Catalogue, row: ContentRow): ItemState[] {
  const { collection, id, shipped, draft, published, hidden, deleted_at } = row
  const isBroken = catalogue.problems.some((one) => one.collection === collection && one.id === id)
  const base: ItemState =
    published && Object.keys(published).length > 0 ? 'changed' : shipped ? 'shipped' : 'unpublished'
  return [
    ...(deleted_at ? (['deleted'] as const) : []),
    ...(isBroken ? (['broken'] as const) : []),
    ...(hidden ? (['hidden'] as const) : []),
    ...(draft ? (['draft'] as const) : []),
    ...(draft && base === 'shipped' ? [] : [base]),
  ]
}

function daysLeft({ shipped, deleted_at }: ContentRow): number | undefined {
  if (shipped || deleted_at === null) return undefined
  return Math.max(0, Math.ceil(binDays - (Date.now() - Date.parse(deleted_at)) / 86_400_000))
}

const moment = (locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone: paratyTimeZone })

/** Where visitors see a part of the site, or a course. */
export const pageOf = (id: string, locale: Locale): string =>
  addressOf(id === 'policy-figures' ? 'policy' : 'home', locale)

/** The item's own page, or the one on which it stands; none while it cannot be seen. */
function addressFor(row: ContentRow, locale: Locale): string | undefined {
  if (row.hidden || row.deleted_at || !(row.shipped || row.published)) return undefined
  const shown = mergedDocument(row.collection, row.id, row.published ?? {})
  if (isTripCollection(row.collection)) return text(shown, `addresses.${locale}.0`)
  return pageOf(row.id, locale)
}

/** Leaves out rows without a document, which migrations may have left behind. */
export const isItem = ({ collection, id, shipped, draft, published }: ContentRow): boolean =>
  collection === 'site_content' ? isContentPart(id) : shipped || draft !== null || published !== null

/** In the order of the site: by position, else as shipped (lib/catalogue/build/catalogue.ts). */
export function inOrder(collection: Collection, rows: readonly ContentRow[]): ContentRow[] {
  const shipped = new Map([...baseDocuments[collection].keys()].map((id, index) => [id, index + 1]))
  const place = ({ id, position }: ContentRow) => position ?? shipped.get(id) ?? rows.length
  return [...rows].sort(
    (left, right) => place(left) - place(right) || left.created_at.localeCompare(right.created_at),
  )
}

/**
 * Everything that a list of the panel shows, in three queries, or four where this process lacks published documents of it.
 * @param locale language of the person who looks
 */
export async function loadContentList(
  client: SessionClient,
  collection: Collection,
  { catalogue, locale }: { catalogue: Catalogue; locale: Locale },
): Promise<ContentResult<ListedItem[]>> {
  const [rows, people, actors] = await Promise.all([
    loadListedRows(client, collection, catalogue),
    loadAccountNames(client),
    loadLastActors(client, collection),
  ])
  if (!rows.ok) return rows
  const format = moment(locale)
  /**
   * E-mail of the account that last saved the row. Where the row names none (deleted account, restored backup), that of
   * the last actor in the history.
   */
  const changedBy = ({ id, updated_by }: ContentRow): string | undefined =>
    updated_by
      ? (people.ok && people.value.get(updated_by)) || undefined
      : actors.ok
        ? actors.value.get(id)
        : undefined
  const items = inOrder(collection, rows.value.filter(isItem)).map((row): ListedItem => {
    const document = documentOf(row)
    const words = isRecord(document) ? document.words : undefined
    const by = changedBy(row)
    return {
      id: row.id,
      title: titleOf(row, document, locale),
      price: isTripCollection(collection) ? (priceOf(document) ?? null) : undefined,
      prices: isTripCollection(collection) ? pricesOf(document) : undefined,
      picture: pictureOf(row, document),
      states: statesOf(catalogue, row),
      missingTranslations: missingTranslations(words).length,
      bestSeller: isTripCollection(collection) ? valueAt(document, 'bestSeller') === true : undefined,
      revision: row.revision,
      draft: row.draft
        ? {
            by: (row.draft_by && people.ok && people.value.get(row.draft_by)) || undefined,
            at: row.draft_at ? format.format(new Date(row.draft_at)) : undefined,
          }
        : undefined,
      changed: row.updated_by || by ? { by, at: format.format(new Date(row.updated_at)) } : undefined,
      daysLeft: daysLeft(row),
      href: addressFor(row, locale),
    }
  })
  return { ok: true, value: items }
}

import { type Locale, locales } from '../../i18n/locales.ts'
import { paratyOffset } from '../../i18n/paraty-clock.ts'
import { type AddressBook, addressBook, claim, redirectsId, takenBy } from '../../routing/address-book.ts'
import { contentBase } from '../base/content.ts'
import { baseDocuments, type Collection } from '../base/documents.ts'
import { applyChange, isRecord } from '../shape/change.ts'
import type { DocumentIssue, Parsed } from '../shape/document-schema.ts'
import { type Redirect, redirectsSchema } from '../shape/redirects.ts'
import { dateIn } from '../shape/season.ts'
import { type ContentPart, contentParts, type SiteContent, siteContentSchema } from '../shape/site-content.ts'
import type { Course, Expedition, Product, Tour } from '../shape/trip.ts'
import { factWords } from '../text/fact-translators.ts'
import { missingFacts } from '../text/placeholders.ts'
import { baseDocument, isShipped, parseContent, parseCourse, parseTrip } from './parse-document.ts'
import { byNewest } from './picture-time.ts'

/** What a row of the database says about an item: what staff changed, its position, and whether visitors see it. */
export interface PublishedItem {
  collection: Collection
  id: string
  /** The sparse document that is laid over the shipped one. */
  document: unknown
  /** Position in its list; null where it is as shipped. */
  position: number | null
  hidden: boolean
  deleted: boolean
}

/** Everything that staff published, in one consistent read. */
export interface PublishedContent {
  /** The content version; 0 for the catalogue as shipped. */
  version: number
  items: readonly PublishedItem[]
  /** Addresses that published documents had before. */
  formerAddresses: readonly { collection: Collection; id: string; locale: Locale; address: string }[]
  /** Files in the storage areas, newest first. */
  pictures: readonly { bucket: string; name: string; createdAt: string }[]
}

export const nothingPublished: PublishedContent = {
  version: 0,
  items: [],
  formerAddresses: [],
  pictures: [],
}

/** An item whose published state is invalid; its last valid state is shown instead. */
export interface ItemProblem {
  collection: Collection
  id: string
  issues: DocumentIssue[]
}

/** Everything that the public site says: facts and words of every trip, course and part, in one consistent state. */
export interface Catalogue {
  version: number
  /** Trips that visitors can open: tours, then expeditions, each in the order of its list. */
  trips: readonly Product[]
  tours: readonly Tour[]
  expeditions: readonly Expedition[]
  /** Hidden and deleted ones as well: words may name their facts. */
  everyTrip: ReadonlyMap<string, Product>
  courses: readonly Course[]
  content: SiteContent
  addresses: AddressBook
  /** File names of staff photographs by trip, newest first, as `{area}/{name}`. */
  photographs: ReadonlyMap<string, readonly string[]>
  /** The items as they are shown, each with the change that was laid over the shipped document: what a snapshot keeps. */
  shown: PublishedContent
  problems: readonly ItemProblem[]
  /** Expiry times of notices, dates and seasons, in milliseconds since 1970 and in order. */
  expiries: readonly number[]
}

/** Midnight at the end of a day in Paraty, in milliseconds since 1970. */
const endOfDay = (date: string): number =>
  Date.parse(`${date}T00:00:00${paratyOffset.text}`) + 24 * 60 * 60 * 1000

/** Whether the day of a departure or class is today or later in Paraty. */
export const isUpcoming = (date: string, now: number): boolean => now < endOfDay(date)

interface Placed<Item> {
  id: string
  item: Item
  position: number
  /** Index among the shipped items, then among the added ones: breaks ties between equal positions. */
  index: number
  visible: boolean
}

type Rows = ReadonlyMap<string, PublishedItem>

const keyOf = (collection: Collection, id: string): string => `${collection}/${id}`

/** Ids of a collection: those shipped, in their order, then those that staff added. */
function idsOf(collection: Collection, rows: Rows): string[] {
  const shipped = [...baseDocuments[collection].keys()]
  const added = [...rows.values()]
    .filter((row) => row.collection === collection && !baseDocuments[collection].has(row.id))
    .map(({ id }) => id)
  return [...shipped, ...added]
}

/**
 * Builds the catalogue of what was published, item by item. One that does not parse keeps the state that `previous`
 * showed, or the shipped one; one that staff added and that never parsed is left out.
 * @throws where the catalogue as shipped is not complete: that is a mistake in the code
 */
export function buildCatalogue(published: PublishedContent, previous?: Catalogue): Catalogue {
  return new CatalogueBuilder(published, previous).build()
}

class CatalogueBuilder {
  private readonly published: PublishedContent
  private readonly rows: Rows
  private readonly previousRows: Rows
  private readonly previousTrips: Catalogue['everyTrip'] | undefined
  private readonly problems: ItemProblem[] = []
  private readonly good = new Map<string, PublishedItem>()
  private readonly placed: {
    tours: Placed<Tour>[]
    expeditions: Placed<Expedition>[]
    courses: Placed<Course>[]
  } = {
    tours: [],
    expeditions: [],
    courses: [],
  }
  private readonly parts: Partial<Record<ContentPart, unknown>> = {}
  private content: SiteContent = contentBase
  private readonly owners = new Map<string, string>()

  constructor(published: PublishedContent, previous: Catalogue | undefined) {
    this.published = published
    this.rows = new Map(published.items.map((item) => [keyOf(item.collection, item.id), item]))
    this.previousTrips = previous?.everyTrip
    this.previousRows = new Map(
      (previous?.shown.items ?? []).map((item) => [keyOf(item.collection, item.id), item]),
    )
  }

  build(): Catalogue {
    for (const part of contentParts) this.addPart(part)
    this.content = siteContentSchema.parse(this.parts)
    const trips = (['tours', 'expeditions'] as const).flatMap((collection) =>
      idsOf(collection, this.rows).map((id, index) => ({ collection, id, index })),
    )
    // Trips that keep their addresses go first, so that a row can never take the address of another trip.
    const settled = trips.filter(({ collection, id }) => this.keepsAddresses(collection, id))
    for (const { collection, id, index } of new Set([...settled, ...trips]))
      this.addTrip(collection, id, index)
    for (const id of idsOf('aca_courses', this.rows)) this.addCourse(id)
    return this.finish()
  }

  /** The first of the published, the previous and the shipped state that holds; what does not is reported. */
  private firstGood<T>(
    collection: Collection,
    id: string,
    parse: (change: unknown) => Parsed<T>,
  ): { value: T; row: PublishedItem | undefined } | undefined {
    const row = this.rows.get(keyOf(collection, id))
    const before = this.previousRows.get(keyOf(collection, id))
    const candidates = [
      ...(row ? [row] : []),
      ...(row && before && before !== row ? [{ ...before, ...place(row) }] : []),
      ...(isShipped(collection, id) ? [row ? { ...row, document: {} } : undefined] : []),
    ]
    for (const candidate of candidates) {
      const result = parse(candidate?.document ?? {})
      if (result.ok) return { value: result.value, row: candidate }
      if (candidate === row) this.problems.push({ collection, id, issues: result.issues })
      if (!row && !result.issues.some(({ code }) => code === 'address-taken'))
        throw new Error(`The catalogue as shipped has a broken item ${id}: ${JSON.stringify(result.issues)}`)
    }
    return undefined
  }

  /** Whether a trip asks for no address but those that it had: in the state before, or as shipped. */
  private keepsAddresses(collection: 'tours' | 'expeditions', id: string): boolean {
    const below = baseDocument(collection, id)
    const document = this.rows.get(keyOf(collection, id))?.document
    const addresses = applyChange(addressesOf(below), addressesOf(document))
    const mine = new Set(every(this.previousTrips?.get(id) ?? below))
    return every({ addresses }).every((address) => mine.has(address))
  }

  /** @param index place in its list where no row names one */
  private addTrip(collection: 'tours' | 'expeditions', id: string, index: number): void {
    const found = this.firstGood(collection, id, (change) => {
      const parsed = parseTrip(collection, id, change)
      if (!parsed.ok) return parsed
      const unsaid = this.unsaidFacts(parsed.value)
      if (unsaid.length > 0) return { ok: false, issues: unsaid }
      const taken = takenBy(this.owners, parsed.value)
      if (!taken) return parsed
      const code = taken.owner === '' ? 'address-reserved' : 'address-taken'
      return { ok: false, issues: [{ path: 'addresses', code, values: taken, incomplete: false }] }
    })
    if (!found) return
    const { value, row } = found
    claim(this.owners, value)
    this.keep(collection, id, row)
    const at = { id, index, position: row?.position ?? index + 1, visible: !row?.hidden && !row?.deleted }
    if (value.kind === 'tour') this.placed.tours.push({ ...at, item: value })
    else this.placed.expeditions.push({ ...at, item: value })
  }

  /** Names in a trip's words that its own facts do not have; those of other trips may come and go. */
  private unsaidFacts(trip: Product): DocumentIssue[] {
    const { content } = this
    return missingFacts(
      trip,
      () => trip,
      (locale) => ({ ...factWords(locale), content }),
    )
      .filter(({ name }) => !name.includes(':'))
      .map(({ path, name }) => ({ path, code: 'unknown-fact', values: { name }, incomplete: false }))
  }

  private addCourse(id: string): void {
    const found = this.firstGood('aca_courses', id, (change) => parseCourse(id, change))
    if (!found) return
    const { value, row } = found
    this.keep('aca_courses', id, row)
    const index = this.placed.courses.length
    const position = row?.position ?? index + 1
    this.placed.courses.push({ id, item: value, index, position, visible: !row?.hidden && !row?.deleted })
  }

  private addPart(part: ContentPart): void {
    const found = this.firstGood('site_content', part, (change) => parseContent(part, change))
    if (!found) throw new Error(`No content for ${part}`)
    this.keep('site_content', part, found.row)
    this.parts[part] = found.value
  }

  private keep(collection: Collection, id: string, row: PublishedItem | undefined): void {
    if (row) this.good.set(keyOf(collection, id), row)
  }

  /** Where staff send missing addresses on to; while those do not parse, they are as they were before. */
  private redirects(): readonly Redirect[] {
    const key = keyOf('site_content', redirectsId)
    const present = this.rows.get(key)
    if (!present || present.deleted) return []
    for (const row of [present, this.previousRows.get(key)]) {
      const read = redirectsSchema.safeParse(row?.document)
      if (!read.success) continue
      this.keep('site_content', redirectsId, row)
      return read.data.redirects
    }
    return []
  }

  private finish(): Catalogue {
    const all = [...byPosition(this.placed.tours), ...byPosition(this.placed.expeditions)].map(
      ({ item }) => item,
    )
    const everyTrip = new Map(all.map((trip) => [trip.slug, trip]))
    const tours = inOrder(this.placed.tours)
    const expeditions = inOrder(this.placed.expeditions)
    const trips: Product[] = [...tours, ...expeditions]
    const courses = inOrder(this.placed.courses)
    const { content } = this
    return {
      version: this.published.version,
      trips,
      tours,
      expeditions,
      everyTrip,
      courses,
      content,
      addresses: addressBook(trips, this.formerAddresses(), this.redirects()),
      photographs: photographsByTrip(this.published.pictures),
      // In the order of the rows, because the name of a generation is made of it.
      shown: {
        ...this.published,
        items: this.published.items.flatMap(
          ({ collection, id }) => this.good.get(keyOf(collection, id)) ?? [],
        ),
      },
      problems: this.problems,
      expiries: expiriesOf(trips, courses, content),
    }
  }

  /** Addresses of history, and shipped ones that staff have replaced since. */
  private formerAddresses(): { slug: string; locale: Locale; address: string }[] {
    const shipped = (['tours', 'expeditions'] as const).flatMap((collection) =>
      [...baseDocuments[collection]].flatMap(([slug, document]) =>
        locales.flatMap((locale) =>
          addressesIn(document, locale).map((address) => ({ slug, locale, address })),
        ),
      ),
    )
    return [...shipped, ...this.published.formerAddresses.map(({ id, ...rest }) => ({ slug: id, ...rest }))]
  }
}

/** Position and visibility come from the row even when its document is invalid. */
const place = ({ position, hidden, deleted }: PublishedItem) => ({ position, hidden, deleted })

const byPosition = <Item>(placed: readonly Placed<Item>[]): Placed<Item>[] =>
  placed.toSorted((left, right) => left.position - right.position || left.index - right.index)

const inOrder = <Item>(placed: readonly Placed<Item>[]): Item[] =>
  byPosition(placed).flatMap(({ item, visible }) => (visible ? [item] : []))

const addressesOf = (document: unknown): unknown => (isRecord(document) ? document.addresses : undefined)

function addressesIn(document: unknown, locale: Locale): string[] {
  const lists = addressesOf(document)
  const addresses = isRecord(lists) ? lists[locale] : undefined
  return Array.isArray(addresses) ? addresses.filter((address) => typeof address === 'string') : []
}

const every = (document: unknown): string[] => locales.flatMap((locale) => addressesIn(document, locale))

/** Names of a trip's pictures begin with its slug and two hyphens; newest first (spec §7). */
function photographsByTrip(pictures: PublishedContent['pictures']): Map<string, string[]> {
  const byTrip = new Map<string, string[]>()
  for (const { bucket, name } of pictures.toSorted(byNewest)) {
    const end = name.indexOf('--')
    if (end <= 0 || bucket === 'icons') continue
    const slug = name.slice(0, end)
    // Sizes of a photograph, and photographs that were taken off the page, have a dot there.
    if (slug.includes('.')) continue
    byTrip.set(slug, [...(byTrip.get(slug) ?? []), `${bucket}/${name}`])
  }
  return byTrip
}

/** Years whose seasons are followed: from the first release on, as far as dates may lie ahead. */
const seasonYears = Array.from({ length: 2100 - 2026 }, (_, index) => 2026 + index)

function expiriesOf(trips: readonly Product[], courses: readonly Course[], content: SiteContent): number[] {
  const days = [...trips, ...courses].flatMap(({ dates }) => dates.map(({ date }) => endOfDay(date)))
  const { until } = content.notice
  // Structured data names the next time of each season.
  const seasons = trips.flatMap(({ seasons: parts = [] }) =>
    parts.flatMap(({ end }) => seasonYears.map((year) => endOfDay(dateIn(year, end)))),
  )
  return [...new Set([...days, ...seasons, ...(until ? [Date.parse(until)] : [])])].sort((a, b) => a - b)
}

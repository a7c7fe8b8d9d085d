import 'server-only'
import type { Collection } from '../../catalogue/base/documents'
import type { Catalogue } from '../../catalogue/build/catalogue'
import { translate } from '../../catalogue/build/complete-trip'
import { linkProblem } from '../../catalogue/build/links'
import { documentIssues, isShipped, mergedDocument, parseTrip } from '../../catalogue/build/parse-document'
import { factContext, type ProductView, productView } from '../../catalogue/build/trip-view'
import { isRecord } from '../../catalogue/shape/change'
import type { DocumentIssue } from '../../catalogue/shape/document-schema'
import type { Product } from '../../catalogue/shape/trip'
import { linkedTexts } from '../../catalogue/shape/trip-words'
import { mapTexts, missingFacts } from '../../catalogue/text/placeholders'
import { textLink } from '../../i18n/fill'
import { defaultLocale, type Locale, locales } from '../../i18n/locales'
import { tripGallery } from '../../images/trip-gallery'
import { claim, takenBy } from '../../routing/address-book'
import { isPageId } from '../../routing/pages'
import type { SessionClient } from '../../supabase/server'
import { isTripCollection } from './collections'
import { documentOf } from './content-list'
import { type ContentResult, loadWaitingRows } from './content-rows'
import { valueAt } from './document-path'

/** What stands between a draft and its publication. */
export interface ContentCheck {
  /** Invalid: such a draft is not saved. */
  refused: DocumentIssue[]
  /** Has to be put right before the item is published. */
  blocking: DocumentIssue[]
  /** May be published all the same. */
  warnings: DocumentIssue[]
}

/** Longest title and description that search results show whole, in characters. */
const searchLimits = { title: 60, description: 160 } as const

/** Addresses that the site keeps for itself or that another trip has; the issue names that trip by its title. */
function addressIssues(catalogue: Catalogue, trip: Product): DocumentIssue[] {
  const owners = new Map<string, string>()
  for (const other of catalogue.everyTrip.values()) if (other.slug !== trip.slug) claim(owners, other)
  const taken = takenBy(owners, trip)
  if (!taken) return []
  const owner = catalogue.everyTrip.get(taken.owner)?.words[defaultLocale].title ?? taken.owner
  const code = taken.owner === '' ? 'address-reserved' : 'address-taken'
  return [{ path: 'addresses', code, values: { address: taken.address, owner }, incomplete: false }]
}

/** A trip called like a page of the site: in texts, logs and share pictures nobody could tell the two apart. */
const nameIssues = (id: string): DocumentIssue[] =>
  isPageId(id)
    ? [{ path: 'slug', code: 'address-reserved', values: { address: `/${id}` }, incomplete: false }]
    : []

/** Names in braces for which there is no fact. */
function factIssues(catalogue: Catalogue, trip: Product): DocumentIssue[] {
  const tripOf = (slug: string) => (slug === trip.slug ? trip : catalogue.everyTrip.get(slug))
  return missingFacts(trip, tripOf, (locale) => factContext(catalogue, locale)).map(({ path, name }) => ({
    path,
    code: 'unknown-fact',
    values: { name },
    incomplete: false,
  }))
}

/**
 * Other trips whose words name a fact that a trip would no longer have.
 * @param changed the trips as they would be, by their slug; undefined for one that would be gone
 */
export function dependentIssues(
  catalogue: Catalogue,
  changed: ReadonlyMap<string, Product | undefined>,
): DocumentIssue[] {
  const tripOf = (slug: string) => (changed.has(slug) ? changed.get(slug) : catalogue.everyTrip.get(slug))
  return [...catalogue.everyTrip.values()]
    .filter(({ slug }) => !changed.has(slug))
    .flatMap((other) =>
      missingFacts(other, tripOf, (locale) => factContext(catalogue, locale))
        .filter(({ name }) => changed.has(name.slice(1).split(':', 1)[0] ?? ''))
        .slice(0, 1)
        .map(({ name }) => ({
          path: '',
          code: 'fact-named-elsewhere',
          values: { name, owner: other.words[defaultLocale].title },
          incomplete: false,
        })),
    )
}

const warning = (path: string, code: string, values?: DocumentIssue['values']): DocumentIssue => ({
  path,
  code,
  values,
  incomplete: true,
})

/** Names under which a text may link to an item: its id and its addresses. */
export const linkNames = (id: string, document: unknown): unknown[] => {
  const { addresses } = isRecord(document) ? document : {}
  return [id, ...(isRecord(addresses) ? Object.values(addresses).flat() : [])]
}

type LinkProblem = 'misplaced' | 'unknown' | 'hidden' | 'waiting'

/**
 * Links of a document in a text that pages show as it is typed, and those that lead nowhere (both block), and those to a
 * trip that is hidden, in the bin or waiting for its publication (they warn: two new trips that link to each other would
 * otherwise wait for each other). The item itself is there once it is published.
 */
function linkIssues(
  catalogue: Catalogue,
  { collection, id }: { collection: Collection; id: string },
  document: unknown,
  waiting: ReadonlySet<unknown>,
): Record<LinkProblem, DocumentIssue[]> {
  const own = linkNames(id, document)
  const found: Record<LinkProblem, DocumentIssue[]> = { misplaced: [], unknown: [], hidden: [], waiting: [] }
  mapTexts(document, (text, path) => {
    if (!text.includes('](')) return text
    // Pages would show it as it is typed.
    if (text.replace(textLink, ' ').includes('](')) found.misplaced.push(warning(path, 'link'))
    if (text.search(textLink) < 0) return text
    if (!isTripCollection(collection) || !linkedTexts.test(path)) {
      found.misplaced.push(warning(path, 'link-misplaced'))
      return text
    }
    for (const [, , target = ''] of text.matchAll(textLink)) {
      const [place = ''] = target.split('#')
      const met = own.includes(place) ? undefined : linkProblem(catalogue, target)
      const problem = met === 'unknown' && waiting.has(place) ? 'waiting' : met
      if (problem) found[problem].push(warning(path, `link-${problem}`, { target }))
    }
    return text
  })
  return found
}

/** Once for everything that a translation lacks: its cause is one. */
function untranslated(missing: readonly string[]): DocumentIssue[] {
  const [first] = missing
  if (first === undefined) return []
  return [
    missing.includes('en-GB.title')
      ? warning('words.en-GB.title', 'translation-none')
      : warning(`words.${first}`, 'translation-missing', { count: missing.length }),
  ]
}

/** What a page can do without, but not as well; each has its sentence that says why. */
const worthwhile: readonly (readonly [path: string, code: string])[] = [
  ['words.pt-BR.highlights', 'worth-highlights'],
  ['words.pt-BR.details.itinerary', 'worth-itinerary'],
  ['words.pt-BR.details.inclusions', 'worth-inclusions'],
  ['words.pt-BR.details.whatToBring', 'worth-bringing'],
  ['listing.group', 'worth-group'],
  ['listing.difficulty', 'worth-difficulty'],
  ['minimumAge', 'worth-age'],
  ['detail.startTimes', 'worth-start'],
]

/** What a trip that staff add could still say. */
const worthSaying = (document: unknown): DocumentIssue[] =>
  worthwhile.flatMap(([path, code]) => {
    const value = valueAt(document, path)
    return value === undefined || (Array.isArray(value) && value.length === 0) ? [warning(path, code)] : []
  })

/** The languages that content is translated into. */
const translations = locales.filter((locale) => locale !== defaultLocale)

/** What the translations lack, as paths below the words of an item, such as "en-GB.details.faq". */
export function missingTranslations(words: unknown): string[] {
  if (!isRecord(words)) return []
  return translations.flatMap((locale) =>
    translate(words[defaultLocale], words[locale]).fallbacks.map((path) => `${locale}.${path}`),
  )
}

/** Paths of translations that the change leaves as they were although it has the Portuguese of the same text. */
function olderTranslations(change: unknown): string[] {
  if (!isRecord(change) || !isRecord(change.words)) return []
  const { words } = change
  const original = leaves(words[defaultLocale], '')
  return translations.flatMap((locale) => {
    const translated = leaves(words[locale], '')
    return original.filter((leaf) => !translated.includes(leaf)).map((leaf) => `${locale}.${leaf}`)
  })
}

function leaves(value: unknown, path: string): string[] {
  if (!isRecord(value)) return value === undefined ? [] : [path]
  return Object.entries(value).flatMap(([key, item]) => leaves(item, path ? `${path}.${key}` : key))
}

/** A trip's draft as pages would show it. Views are cached per catalogue object, and the site must not show the draft's. */
const draftView = (catalogue: Catalogue, trip: Product, locale: Locale): ProductView =>
  productView({ ...catalogue }, trip, locale)

function searchWarnings(catalogue: Catalogue, trip: Product, locale: Locale): DocumentIssue[] {
  const { meta } = draftView(catalogue, trip, locale).words
  return (['title', 'description'] as const)
    .filter((field) => meta[field].length > searchLimits[field])
    .map((field) =>
      warning(`words.${locale}.meta.${field}`, `long-${field}`, {
        most: searchLimits[field],
        now: meta[field].length,
      }),
    )
}

/** Figures typed by hand that are facts of the catalogue: when the fact changes, such a text would not. */
const typedFigure =
  /(?:R\$|USD)[\s\u00a0]?\d|\d[\s\u00a0]?(?:%|h\b|km\b|horas?\b|dias?\b|anos\b|pessoas\b|hours?\b|days?\b|years?\b|people\b)|\b\d{1,2}(?:h|:)\d{2}\b/i

function typedFigures(value: unknown, path: string): DocumentIssue[] {
  if (typeof value === 'string') {
    const figure = typedFigure.exec(value.replace(/\{[^}]*\}/g, ''))?.[0]
    return figure ? [warning(path, 'typed-figure', { figure })] : []
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => typedFigures(item, `${path}.${index}`))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, item]) => typedFigures(item, `${path}.${key}`))
}

function tripWarnings(catalogue: Catalogue, trip: Product, change: unknown): DocumentIssue[] {
  const view = draftView(catalogue, trip, defaultLocale)
  const { photographs, notes } = tripGallery(catalogue, view, {
    locale: defaultLocale,
    staffAlt: view.words.title,
  })
  const described = new Set(notes.filter(({ alt }) => alt).map(({ address }) => address))
  const stored = new Set(catalogue.photographs.get(trip.slug))
  const { cover } = trip.pictures
  const isGone = cover !== undefined && !stored.has(cover)
  const undescribed = photographs.filter((address) => !described.has(address))
  return [
    ...(isGone ? [warning('pictures.cover', 'cover-gone')] : []),
    ...(photographs.length === 0 ? [warning('pictures', 'no-photograph')] : []),
    ...(undescribed.length > 0
      ? [warning('pictures', 'no-alternative-text', { count: undescribed.length })]
      : []),
    ...locales.flatMap((locale) => searchWarnings(catalogue, trip, locale)),
    ...(isRecord(change) ? typedFigures(change.words, 'words') : []),
  ]
}

/** A notice with a text that no page would show: its end has passed or is missing, or it is there in English alone. */
function noticeWarnings(notice: unknown): DocumentIssue[] {
  const { until, words } = isRecord(notice) ? notice : {}
  const texts = locales.map((locale) => valueAt(words, `${locale}.text`))
  if (!texts.some(Boolean)) return []
  return [
    ...(valueAt(words, `${defaultLocale}.text`) ? [] : [warning(`words.${defaultLocale}.text`, 'missing')]),
    ...(typeof until === 'string' && Date.parse(until) > Date.now() ? [] : [warning('until', 'notice-over')]),
  ]
}

/**
 * Checks a draft of any collection: what makes it wrong, what blocks its publication, and what staff should know.
 * @param change the sparse document that would be laid over the shipped one
 * @param waiting the names (`linkNames`) of trips that nobody has published yet
 */
export function checkContent(
  catalogue: Catalogue,
  collection: Collection,
  id: string,
  change: unknown,
  waiting: ReadonlySet<unknown> = new Set(),
): ContentCheck {
  const issues = documentIssues(collection, id, change)
  const refused = [
    ...issues.filter(({ incomplete }) => !incomplete),
    ...(isTripCollection(collection) ? nameIssues(id) : []),
  ]
  const whole = mergedDocument(collection, id, change)
  const links = linkIssues(catalogue, { collection, id }, whole, waiting)
  const blocking = [...issues.filter(({ incomplete }) => incomplete), ...links.misplaced, ...links.unknown]
  const missing = missingTranslations(isRecord(whole) ? whole.words : undefined)
  // What was never translated is no older translation.
  const older = olderTranslations(change).filter((path) => valueAt(whole, `words.${path}`) !== undefined)
  const warnings = [
    ...untranslated(missing),
    ...older.map((path) => warning(`words.${path}`, 'translation-older')),
    ...links.hidden,
    ...links.waiting,
  ]
  if (!isTripCollection(collection)) {
    return { refused, blocking, warnings: [...warnings, ...(id === 'notice' ? noticeWarnings(whole) : [])] }
  }

  const parsed = parseTrip(collection, id, change)
  if (!parsed.ok) return { refused, blocking, warnings }
  return {
    refused,
    blocking: [
      ...blocking,
      ...addressIssues(catalogue, parsed.value),
      ...factIssues(catalogue, parsed.value),
      ...dependentIssues(catalogue, new Map([[parsed.value.slug, parsed.value]])),
    ],
    warnings: [
      ...warnings,
      ...tripWarnings(catalogue, parsed.value, change),
      ...(isShipped(collection, id) ? [] : worthSaying(whole)),
    ],
  }
}

/** Names of all trips that nobody has published yet. */
async function waitingNames(client: SessionClient): Promise<ContentResult<ReadonlySet<unknown>>> {
  const [tours, expeditions] = await Promise.all([
    loadWaitingRows(client, 'tours'),
    loadWaitingRows(client, 'expeditions'),
  ])
  if (!tours.ok) return tours
  if (!expeditions.ok) return expeditions
  const rows = [...tours.value, ...expeditions.value]
  return { ok: true, value: new Set(rows.flatMap((row) => linkNames(row.id, documentOf(row)))) }
}

/**
 * Checks a draft against what visitors see, and against the trips that staff prepare: those are asked for where a link
 * would otherwise lead nowhere. Where they cannot be asked for, nobody knows.
 * @param change the sparse document that would be laid over the shipped one
 */
export async function checkDraft(
  { client, catalogue }: { client: SessionClient; catalogue: Catalogue },
  { collection, id }: { collection: Collection; id: string },
  change: unknown,
): Promise<ContentResult<ContentCheck>> {
  const check = checkContent(catalogue, collection, id, change)
  if (!check.blocking.some(({ code }) => code === 'link-unknown')) return { ok: true, value: check }
  const names = await waitingNames(client)
  return names.ok ? { ok: true, value: checkContent(catalogue, collection, id, change, names.value) } : names
}

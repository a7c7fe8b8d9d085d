import type { Collection } from '../catalogue/base/documents'
import type { Catalogue } from '../catalogue/catalogue'
import { isRecord, layOver } from '../catalogue/change'
import { documentBelow, documentIssues, parseTrip } from '../catalogue/document'
import type { DocumentIssue } from '../catalogue/document-schema'
import { missingFacts } from '../catalogue/fact-text'
import { factContext, productView } from '../catalogue/read'
import { translate } from '../catalogue/translations'
import type { Product } from '../catalogue/trip'
import { productPictures } from '../images/trip-gallery'
import { defaultLocale, type Locale, locales } from '../locales'
import { claim, pageOwners, takenBy } from '../routing/address-book'
import { isTripCollection } from './collections'

/** What stands between a draft and its publication (design §12). */
export interface ContentCheck {
  /** Wrong in itself: such a draft is not even kept. */
  refused: DocumentIssue[]
  /** Has to be put right before the item is published. */
  blocking: DocumentIssue[]
  /** May be published all the same. */
  warnings: DocumentIssue[]
}

/** Longest title and description that search results show whole, in characters. */
const searchLimits = { title: 60, description: 160 } as const

/** The catalogue's other trips own their addresses; the owner's title says whose they are. */
function addressIssues(catalogue: Catalogue, trip: Product): DocumentIssue[] {
  const owners = pageOwners()
  for (const other of catalogue.everyTrip.values()) if (other.slug !== trip.slug) claim(owners, other)
  const taken = takenBy(owners, trip)
  if (!taken) return []
  const owner = catalogue.everyTrip.get(taken.owner)?.words[defaultLocale].title ?? taken.owner
  const code = taken.owner === '' ? 'address-reserved' : 'address-taken'
  return [{ path: 'addresses', code, values: { address: taken.address, owner }, incomplete: false }]
}

/** Names in braces that stand for nothing. */
function factIssues(catalogue: Catalogue, trip: Product): DocumentIssue[] {
  const tripOf = (slug: string) => (slug === trip.slug ? trip : catalogue.everyTrip.get(slug))
  return missingFacts(trip, tripOf, (locale) => factContext(catalogue, locale)).map(({ path, name }) => ({
    path,
    code: 'unknown-fact',
    values: { name },
    incomplete: false,
  }))
}

/** Other trips whose words name a fact that this trip would no longer have. */
function dependentIssues(catalogue: Catalogue, trip: Product): DocumentIssue[] {
  const tripOf = (slug: string) => (slug === trip.slug ? trip : catalogue.everyTrip.get(slug))
  return [...catalogue.everyTrip.values()]
    .filter(({ slug }) => slug !== trip.slug)
    .flatMap((other) =>
      missingFacts(other, tripOf, (locale) => factContext(catalogue, locale))
        .filter(({ name }) => name.startsWith(`{${trip.slug}:`))
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

/** What English lacks, as paths of the document. */
export function missingEnglish(words: unknown): string[] {
  if (!isRecord(words)) return []
  return translate(words[defaultLocale], words['en-GB']).fallbacks
}

/** Paths of words that the change has in Portuguese and leaves as they were in English. */
function olderEnglish(change: unknown, path = ''): string[] {
  if (!isRecord(change) || !isRecord(change.words)) return []
  const { 'pt-BR': portuguese, 'en-GB': english } = change.words
  return leaves(portuguese, path).filter((leaf) => !leaves(english, path).includes(leaf))
}

function leaves(value: unknown, path: string): string[] {
  if (!isRecord(value)) return value === undefined ? [] : [path]
  return Object.entries(value).flatMap(([key, item]) => leaves(item, path ? `${path}.${key}` : key))
}

function searchWarnings(catalogue: Catalogue, trip: Product, locale: Locale): DocumentIssue[] {
  const { meta } = productView({ ...catalogue }, trip, locale).words
  return (['title', 'description'] as const)
    .filter((field) => meta[field].length > searchLimits[field])
    .map((field) =>
      warning(`words.${locale}.meta.${field}`, `long-${field}`, {
        most: searchLimits[field],
        now: meta[field].length,
      }),
    )
}

/** Figures that words have typed by hand although they are facts: the fact may change, the words would not. */
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
  const view = productView({ ...catalogue }, trip, defaultLocale)
  const { photographs, notes } = productPictures(catalogue, view, {
    locale: defaultLocale,
    staffAlt: view.words.title,
  })
  const described = new Set(notes.filter(({ alt }) => alt).map(({ address }) => address))
  const undescribed = photographs.filter((address) => !described.has(address))
  return [
    ...(photographs.length === 0 ? [warning('pictures', 'no-photograph')] : []),
    ...(undescribed.length > 0
      ? [warning('pictures', 'no-alternative-text', { count: undescribed.length })]
      : []),
    ...locales.flatMap((locale) => searchWarnings(catalogue, trip, locale)),
    ...(isRecord(change) ? typedFigures(change.words, 'words') : []),
  ]
}

/**
 * Checks a draft of any collection: what makes it wrong, what blocks its publication, and what staff should know.
 * @param change the sparse document that would be laid over the shipped one
 */
export function checkContent(
  catalogue: Catalogue,
  collection: Collection,
  id: string,
  change: unknown,
): ContentCheck {
  const issues = documentIssues(collection, id, change)
  const refused = issues.filter(({ incomplete }) => !incomplete)
  const blocking = issues.filter(({ incomplete }) => incomplete)
  const whole = layOver(documentBelow(collection, id), change)
  const english = isRecord(whole)
    ? missingEnglish(whole.words).map((path) => warning(`words.en-GB.${path}`, 'english-missing'))
    : []
  const older = olderEnglish(change)
    .filter((path) => !english.some((missing) => missing.path.startsWith(`words.en-GB.${path}`)))
    .map((path) => warning(`words.en-GB.${path}`, 'english-older'))
  const warnings = [...english, ...older]
  if (!isTripCollection(collection)) return { refused, blocking, warnings }

  const parsed = parseTrip(collection, id, change)
  if (!parsed.ok) return { refused, blocking, warnings }
  return {
    refused,
    blocking: [
      ...blocking,
      ...addressIssues(catalogue, parsed.value),
      ...factIssues(catalogue, parsed.value),
      ...dependentIssues(catalogue, parsed.value),
    ],
    warnings: [...warnings, ...tripWarnings(catalogue, parsed.value, change)],
  }
}

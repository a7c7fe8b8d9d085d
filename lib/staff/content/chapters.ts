import type { Collection } from '../../catalogue/base/documents.ts'
import { isTripCollection } from './collections.ts'
import type { FieldEntry, FieldNode } from './field-node.ts'

/** A field as an editor shows it: a place of the document, or of its words in every language. */
export interface PlacedField {
  path: string
  node: FieldNode
  /** Below the languages of a pair at `path`, such as "details.faq". */
  below?: string
  /** Stands folded below another field of its chapter. */
  foldedBelow?: string
}

export interface Chapter {
  key: string
  fields: PlacedField[]
}

/** What a price may depend on; it stands folded below the price. */
const rateFields = ['seasons', 'tiers', 'childPrice', 'months']

/** What staff change in a trip, in the order in which they are asked for it; what is not named here stands under "more". */
const tripChapters: Readonly<Record<string, readonly string[]>> = {
  essentials: ['words.title', 'listing.price', ...rateFields, 'listing.duration', 'dates', 'pictures'],
  card: [
    'words.subtitle',
    'words.description',
    'words.highlights',
    'category',
    'listing.group',
    'listing.difficulty',
    'bestSeller',
    'listed',
  ],
  page: ['words.details.title', 'words.details.fullDescription', 'words.details.highlights'],
  plan: ['words.details.itinerary', 'detail.startTimes', 'detail.meetingPoint'],
  packing: [
    'words.details.inclusions',
    'words.details.exclusions',
    'words.details.whatToBring',
    'words.details.importantInfo',
  ],
  questions: ['words.details.faq', 'words.details.beforeBooking'],
  facts: [
    'minimumAge',
    'rating',
    'detail.activeHours',
    'detail.distanceKm',
    'detail.altitudeM',
    'experience',
  ],
  apart: ['detail.price', 'detail.duration', 'detail.group', 'detail.difficulty'],
  found: ['addresses', 'words.meta.title', 'words.meta.description', 'menu.shown'],
}

const joined = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

/**
 * Every field on its own: groups that are always there, and pairs of groups, are taken apart.
 * @returns with the path that the chapters use, which leaves the languages of a pair out
 */
function placed(fields: readonly FieldEntry[], path = ''): { name: string; field: PlacedField }[] {
  return fields.flatMap(({ key, node }) => {
    const own = joined(path, key)
    if (node.kind === 'fixed') return []
    if (node.kind === 'group' && !node.optional && own !== 'pictures' && !own.endsWith('.duration'))
      return placed(node.fields, own)
    if (node.kind === 'pair') return paired(own, node.item, '')
    const folded = rateFields.includes(own) ? { foldedBelow: 'listing.price' } : {}
    return [{ name: own, field: { path: own, node, ...folded } }]
  })
}

function paired(path: string, node: FieldNode, below: string): { name: string; field: PlacedField }[] {
  const isWhole = node.kind !== 'group' || below.endsWith('beforeBooking')
  if (isWhole) return [{ name: joined(path, below), field: { path, node, below } }]
  return node.fields.flatMap(({ key, node: inner }) => paired(path, inner, joined(below, key)))
}

const isWithin = (name: string, place: string): boolean => name === place || name.startsWith(`${place}.`)

/** The chapters of an item's editor; one where it is short. No field of its schema is left out. */
export function chaptersOf(collection: Collection, fields: readonly FieldEntry[]): Chapter[] {
  const all = placed(fields)
  if (!isTripCollection(collection)) {
    const tops = [...new Set(all.map(({ name }) => name.split('.')[0] ?? ''))]
    if (tops.length <= 6 && all.length <= 16)
      return [{ key: 'essentials', fields: all.map(({ field }) => field) }]
    return tops.map((key) => ({
      key,
      fields: all.filter(({ name }) => isWithin(name, key)).map(({ field }) => field),
    }))
  }
  const chapters = Object.entries(tripChapters).map(([key, places]) => ({
    key,
    fields: places.flatMap((place) =>
      all.filter(({ name }) => isWithin(name, place)).map(({ field }) => field),
    ),
  }))
  const named = new Set(chapters.flatMap(({ fields: own }) => own))
  const more = all.map(({ field }) => field).filter((field) => !named.has(field))
  return [...chapters, { key: 'more', fields: more }]
}

/** Whether the field at a path of the document is this one, or stands in it. */
function standsIn({ path: own, below }: PlacedField, path: string): boolean {
  if (below === undefined) return isWithin(path, own) || isWithin(own, path)
  if (!path.startsWith(`${own}.`)) return false
  const [, ...inner] = path.slice(own.length + 1).split('.')
  const rest = inner.join('.')
  return isWithin(rest, below) || isWithin(below, rest) || below === ''
}

/** The chapter in which the field at a path of the document stands. */
export const chapterAt = (chapters: readonly Chapter[], path: string): string | undefined =>
  chapters.find(({ fields }) => fields.some((field) => standsIn(field, path)))?.key

/** The field at a path of the document, or around it. */
export const fieldAt = (chapters: readonly Chapter[], path: string): PlacedField | undefined =>
  chapters.flatMap(({ fields }) => fields).find((field) => standsIn(field, path))

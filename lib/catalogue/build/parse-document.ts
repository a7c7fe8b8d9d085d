import type { z } from 'zod'
import { baseDocuments, type Collection } from '../base/documents.ts'
import { documentOver } from '../shape/change.ts'
import {
  type DocumentIssue,
  type Parsed,
  parseItem,
  parseWith,
  wholeDocumentIssues,
} from '../shape/document-schema.ts'
import { type ContentPart, contentSchemas } from '../shape/site-content.ts'
import {
  type Course,
  courseDefaults,
  courseSchema,
  expeditionSchema,
  type Product,
  tourSchema,
  tripDefaults,
} from '../shape/trip.ts'
import { completeTrip } from './complete-trip.ts'

/** The default fields of an item that staff create. */
function newItemDocument(collection: Collection, id: string): unknown {
  switch (collection) {
    case 'tours':
      return { ...tripDefaults, kind: 'tour', id, slug: id, cancellation: 'tour' }
    case 'expeditions':
      return { ...tripDefaults, kind: 'expedition', slug: id, cancellation: 'expedition' }
    case 'aca_courses':
      return { ...courseDefaults, id }
    case 'site_content':
      return {}
  }
}

/** The document that a change is merged into: the shipped one, or the defaults of a new item. */
export const baseDocument = (collection: Collection, id: string): unknown =>
  baseDocuments[collection].get(id) ?? newItemDocument(collection, id)

/** Whether an item belongs to the shipped catalogue; the change of any other item is a complete document. */
export const isShipped = (collection: Collection, id: string): boolean => baseDocuments[collection].has(id)

/** An item's document with what staff changed laid over what was shipped. */
export const mergedDocument = (collection: Collection, id: string, change: unknown): unknown =>
  documentOver(baseDocument(collection, id), change)

/** A tour or expedition with what staff changed laid over it, whole and checked. */
export function parseTrip(collection: 'tours' | 'expeditions', id: string, change: unknown): Parsed<Product> {
  const document = mergedDocument(collection, id, change)
  if (collection === 'tours') {
    const tour = parseItem(id, document, tourSchema)
    return tour.ok ? { ok: true, value: completeTrip(tour.value) } : tour
  }
  const expedition = parseItem(id, document, expeditionSchema)
  return expedition.ok ? { ok: true, value: completeTrip(expedition.value) } : expedition
}

/** A course with what staff changed laid over it. */
export const parseCourse = (id: string, change: unknown): Parsed<Course> =>
  parseItem(id, mergedDocument('aca_courses', id, change), courseSchema)

/** A part of the site with what staff changed laid over it; `siteContentSchema` types all of them together. */
export function parseContent(part: ContentPart, change: unknown): Parsed<unknown> {
  const schema: z.ZodType<unknown> = contentSchemas[part]
  return parseWith(schema, mergedDocument('site_content', part, change))
}

/** What is wrong with a change of any collection; nothing where it can be published as far as the schema goes. */
export function documentIssues(collection: Collection, id: string, change: unknown): DocumentIssue[] {
  return wholeDocumentIssues(collection, id, mergedDocument(collection, id, change))
}

import type { z } from 'zod'
import { baseDocuments, type Collection } from './base/documents.ts'
import { isRecord, layOver } from './change.ts'
import { type ContentPart, contentSchemas, isContentPart } from './site-content.ts'
import {
  type Course,
  courseDefaults,
  courseSchema,
  expeditionSchema,
  type Product,
  tourSchema,
  tripDefaults,
} from './trip.ts'

/** One thing that is wrong with a document. */
export interface DocumentIssue {
  /** Path of the field, such as "detail.price.amounts.0.reais". */
  path: string
  /** Names the sentence that tells a person what is expected; `messages/{locale}/admin.json` has them. */
  code: string
  /** Figures of the sentence: limits, or the name that nobody knows. */
  values?: Record<string, string | number>
  /** Something is missing that the page needs: a draft may be saved without it, but not published. */
  incomplete: boolean
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; issues: DocumentIssue[] }

const isEmptyInput = (issue: z.core.$ZodIssue): boolean =>
  (issue.code === 'invalid_type' && issue.input === undefined) ||
  (issue.code === 'invalid_value' && issue.input === undefined) ||
  (issue.code === 'invalid_union' && issue.input === undefined) ||
  (issue.code === 'too_small' && (issue.origin === 'string' || issue.origin === 'array'))

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join('.')

/** What zod says, in the terms that the panel has sentences for. */
function toIssues(error: z.ZodError): DocumentIssue[] {
  return error.issues.flatMap((issue): DocumentIssue[] => {
    const path = pathOf(issue.path)
    const incomplete = isEmptyInput(issue)
    switch (issue.code) {
      case 'unrecognized_keys':
        return issue.keys.map((key) => ({
          path: path ? `${path}.${key}` : key,
          code: 'unknown-field',
          incomplete: false,
        }))
      case 'too_big':
        return [
          { path, code: `too-big-${issue.origin}`, values: { most: Number(issue.maximum) }, incomplete },
        ]
      case 'too_small':
        return [
          { path, code: `too-small-${issue.origin}`, values: { least: Number(issue.minimum) }, incomplete },
        ]
      case 'invalid_type':
        return [{ path, code: incomplete ? 'missing' : `type-${issue.expected}`, incomplete }]
      case 'invalid_format':
      case 'custom':
        return [{ path, code: issue.message, incomplete }]
      default:
        return [{ path, code: incomplete ? 'missing' : 'choice', incomplete }]
    }
  })
}

/** How to parse the items of a collection, and what an item that staff begin from nothing has by itself. */
function shapeOf(
  collection: Collection,
  id: string,
): { schema: z.ZodType<unknown>; fresh: unknown } | undefined {
  switch (collection) {
    case 'tours':
      return {
        schema: tourSchema,
        fresh: { ...tripDefaults, kind: 'tour', id, slug: id, cancellation: 'tour' },
      }
    case 'expeditions':
      return {
        schema: expeditionSchema,
        fresh: { ...tripDefaults, kind: 'expedition', slug: id, cancellation: 'expedition' },
      }
    case 'aca_courses':
      return { schema: courseSchema, fresh: { ...courseDefaults, id } }
    case 'site_content':
      return isContentPart(id) ? { schema: contentSchemas[id], fresh: {} } : undefined
  }
}

/** The document that a change is laid over: the shipped one, or what a new item has by itself. */
export const documentBelow = (collection: Collection, id: string): unknown =>
  baseDocuments[collection].get(id) ?? shapeOf(collection, id)?.fresh

/** Whether the catalogue as shipped has an item; what staff add over nothing is a complete document. */
export const isShipped = (collection: Collection, id: string): boolean => baseDocuments[collection].has(id)

/** A change must not turn an item into another one. */
function identityIssues(id: string, document: unknown): DocumentIssue[] {
  if (!isRecord(document)) return []
  const claimed = document.slug ?? document.id
  if (claimed === undefined || claimed === id) return []
  return [{ path: 'slug', code: 'identity', values: { id }, incomplete: false }]
}

function parseWith<T>(schema: z.ZodType<T>, document: unknown): Parsed<T> {
  const result = schema.safeParse(document, { reportInput: true })
  return result.success ? { ok: true, value: result.data } : { ok: false, issues: toIssues(result.error) }
}

const belowAndOver = (collection: Collection, id: string, change: unknown): unknown =>
  layOver(documentBelow(collection, id), change)

function checked<T>(id: string, document: unknown, schema: z.ZodType<T>): Parsed<T> {
  const issues = identityIssues(id, document)
  return issues.length > 0 ? { ok: false, issues } : parseWith(schema, document)
}

/** A tour or expedition with what staff changed laid over it, whole and checked. */
export function parseTrip(collection: 'tours' | 'expeditions', id: string, change: unknown): Parsed<Product> {
  const document = belowAndOver(collection, id, change)
  return collection === 'tours' ? checked(id, document, tourSchema) : checked(id, document, expeditionSchema)
}

/** A course with what staff changed laid over it. */
export const parseCourse = (id: string, change: unknown): Parsed<Course> =>
  checked(id, belowAndOver('aca_courses', id, change), courseSchema)

/** A part of the site with what staff changed laid over it; `siteContentSchema` types all of them together. */
export function parseContent(part: ContentPart, change: unknown): Parsed<unknown> {
  const schema: z.ZodType<unknown> = contentSchemas[part]
  return parseWith(schema, belowAndOver('site_content', part, change))
}

/** What is wrong with a change of any collection; nothing where it can be published as far as the schema goes. */
export function documentIssues(collection: Collection, id: string, change: unknown): DocumentIssue[] {
  const shape = shapeOf(collection, id)
  if (!shape) return [{ path: '', code: 'unknown-item', incomplete: false }]
  const result = checked(id, belowAndOver(collection, id, change), shape.schema)
  return result.ok ? [] : result.issues
}

import type { z } from 'zod'
import type { Collection } from '../base/documents.ts'
import { isRecord } from './change.ts'
import { contentSchemas, isContentPart } from './site-content.ts'
import { courseSchema, expeditionSchema, tourSchema } from './trip.ts'

/** One thing that is wrong with a document. */
export interface DocumentIssue {
  /** Path of the field, such as "detail.price.amounts.0.reais". */
  path: string
  /** Names the sentence that tells a person what is expected; `messages/{locale}/content-panel.json` has them. */
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

/** Zod's issues as the codes that the panel has sentences for. */
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
          {
            path,
            // Of a price the limit itself is refused as well, and of a percentage it is not.
            code: `${issue.inclusive ? 'too-small' : 'not-above'}-${issue.origin}`,
            values: { least: Number(issue.minimum) },
            incomplete,
          },
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

/**
 * The schema of an item's whole document: the site, the panel's server and the editor in the browser parse with this one.
 * @returns undefined where the site has no such part
 */
export function documentSchema(collection: Collection, id: string): z.ZodObject | undefined {
  switch (collection) {
    case 'tours':
      return tourSchema
    case 'expeditions':
      return expeditionSchema
    case 'aca_courses':
      return courseSchema
    case 'site_content':
      return isContentPart(id) ? contentSchemas[id] : undefined
  }
}

/** A change must not rename an item. */
function identityIssues(id: string, document: unknown): DocumentIssue[] {
  if (!isRecord(document)) return []
  const claimed = document.slug ?? document.id
  if (claimed === undefined || claimed === id) return []
  return [{ path: 'slug', code: 'identity', values: { id }, incomplete: false }]
}

/** Parses a document that holds no id, such as a part of the site. */
export function parseWith<T>(schema: z.ZodType<T>, document: unknown): Parsed<T> {
  const result = schema.safeParse(document, { reportInput: true })
  return result.success ? { ok: true, value: result.data } : { ok: false, issues: toIssues(result.error) }
}

/** Parses the document of the item `id`, which must not claim to be another one. */
export function parseItem<T>(id: string, document: unknown, schema: z.ZodType<T>): Parsed<T> {
  const issues = identityIssues(id, document)
  return issues.length > 0 ? { ok: false, issues } : parseWith(schema, document)
}

/** What is wrong with a whole document of any collection, as far as its schema goes. Needs no catalogue, so browsers can ask. */
export function wholeDocumentIssues(collection: Collection, id: string, document: unknown): DocumentIssue[] {
  const schema = documentSchema(collection, id)
  if (!schema) return [{ path: '', code: 'unknown-item', incomplete: false }]
  const result = parseItem(id, document, schema)
  return result.ok ? [] : result.issues
}

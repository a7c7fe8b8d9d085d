import { z } from 'zod'
import type { Collection } from '../../catalogue/base/documents.ts'
import { documentSchema } from '../../catalogue/shape/document-schema.ts'
import { locales } from '../../i18n/locales.ts'
import type { FieldEntry, FieldNode } from './field-node.ts'

/** Fields that identify an item; forms do not show them. */
const identity = ['kind', 'id', 'slug']

function textNode(schema: z.ZodType): FieldNode {
  if (schema instanceof z.ZodISODate) return { kind: 'text', format: 'date', long: false, most: 10 }
  if (schema instanceof z.ZodISODateTime) return { kind: 'text', format: 'moment', long: false, most: 40 }
  const most = schema instanceof z.ZodString ? (schema.maxLength ?? 300) : 300
  if (schema instanceof z.ZodEmail) return { kind: 'text', format: 'email', long: false, most }
  if (schema instanceof z.ZodURL) return { kind: 'text', format: 'url', long: false, most }
  const isClock = schema.safeParse('08:30').success && !schema.safeParse('x').success
  const isPhone = schema.safeParse('5524999991234').success && !schema.safeParse('x').success
  const format = isClock ? 'clock' : isPhone ? 'tel' : 'plain'
  return { kind: 'text', format, long: most > 300, most }
}

function entriesOf(schema: z.ZodObject): FieldEntry[] {
  return Object.entries(schema.shape).flatMap(([key, field]) =>
    field instanceof z.ZodType ? [{ key, node: nodeOf(field) }] : [],
  )
}

/** Fields whose texts stand in both languages are shown side by side. */
function groupNode(schema: z.ZodObject): FieldNode {
  const fields = entriesOf(schema)
  const [first] = fields
  const isPair = fields.length === locales.length && fields.every(({ key }, index) => key === locales[index])
  return isPair && first ? { kind: 'pair', item: first.node } : { kind: 'group', fields }
}

/**
 * The form fields of a schema as plain data: the site and the editor share one schema.
 * @throws for a kind of schema that no form field stands for
 */
function nodeOf(schema: z.ZodType): FieldNode {
  if (schema instanceof z.ZodOptional) {
    const inner = schema.unwrap()
    if (inner instanceof z.ZodType) return { ...nodeOf(inner), optional: true }
  }
  if (schema instanceof z.ZodObject) return groupNode(schema)
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodType) {
    const item = nodeOf(schema.element)
    if (item.kind === 'choice') return { ...item, kind: 'choices' }
    const bounds = schema.safeParse([])
    return { kind: 'list', item, startsWith: bounds.success ? 0 : 1 }
  }
  if (schema instanceof z.ZodTuple) {
    const [item] = schema.def.items
    if (item instanceof z.ZodType) return { kind: 'list', item: nodeOf(item), startsWith: 1 }
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const by = schema.def.discriminator
    const options = schema.options.flatMap((option) => {
      if (!(option instanceof z.ZodObject)) return []
      const fields = entriesOf(option)
      const chosen = fields.find(({ key }) => key === by)?.node
      return chosen?.kind === 'fixed'
        ? [{ value: chosen.value, fields: fields.filter(({ key }) => key !== by) }]
        : []
    })
    return { kind: 'variants', by, options }
  }
  if (schema instanceof z.ZodLiteral) return { kind: 'fixed', value: String(schema.value) }
  if (schema instanceof z.ZodEnum) return { kind: 'choice', options: schema.options.map(String) }
  if (schema instanceof z.ZodBoolean) return { kind: 'flag' }
  if (schema instanceof z.ZodNumber) return { kind: 'number', whole: schema.format === 'safeint' }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return textNode(schema)
  throw new Error(`No form field for ${schema.def.type}`)
}

/** The fields of an item's form, in the order of its schema; none where the site has no such item. */
export function fieldsOf(collection: Collection, id: string): FieldEntry[] {
  const schema = documentSchema(collection, id)
  return schema ? entriesOf(schema).filter(({ key }) => !identity.includes(key)) : []
}

import { type ReactNode, useState } from 'react'
import { isRecord, isSameValue } from '@/lib/catalogue/shape/change'
import type { Price } from '@/lib/catalogue/shape/trip-facts'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import type { PlacedField } from '@/lib/staff/content/chapters'
import { valueAt } from '@/lib/staff/content/document-path'
import { labelOf } from '@/lib/staff/content/field-labels'
import { addedValue, type FieldEntry, type FieldNode } from '@/lib/staff/content/field-node'
import { fieldId, useEditor, useIssue } from './editor-context'
import { FieldFrame, ResetButton } from './field-frame'
import { InBothLanguages } from './in-both-languages'
import { PairedList, SingleList } from './list-field'
import { PictureField } from './picture-field'
import { PriceInput, priceOptions } from './price-input'
import { smallButton } from './small-button'
import { TextInput } from './text-input'
import { ChoiceInput, ChoicesInput, FlagInput, NumberInput } from './value-inputs'

interface FieldProps {
  path: string
  node: FieldNode
  /** Replaces the label of the path, for fields that are told apart by a number. */
  label?: string
  /** Language of the text, where it has one. */
  lang?: Locale
}

/** Two numbers or choices, such as a day and its month, which stand beside each other where there is room. */
const isShortPair = (fields: readonly FieldEntry[]): boolean =>
  fields.length === 2 && fields.every(({ node }) => node.kind === 'number' || node.kind === 'choice')

/** The fields of a group, one below the other or beside each other where they are short. */
export function Fields({
  path,
  fields,
  lang,
}: {
  path: string
  fields: readonly FieldEntry[]
  lang?: Locale
}) {
  return (
    <div
      className={`grid gap-4 ${isShortPair(fields) ? 'grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))]' : ''}`}
    >
      {fields.map(({ key, node }) => (
        <Field key={key} path={path ? `${path}.${key}` : key} node={node} lang={lang} />
      ))}
    </div>
  )
}

/** One field of a document, whatever it is: what it looks like follows from its schema (lib/staff/content/schema-fields.ts). */
export function Field({ path, node, label: given, lang }: FieldProps) {
  const { words } = useEditor()
  const label = given ?? labelOf(words.fields, path) ?? path
  if (path === 'pictures') return <PictureField path={path} />
  if (path === 'listing.price' || path === 'detail.price')
    return <PriceField path={path} label={label} node={node} />
  switch (node.kind) {
    case 'fixed':
      return null
    case 'pair':
      return <Pair path={path} node={node.item} label={label} />
    case 'text':
      return (
        <FieldFrame path={path} label={label} lang={lang}>
          {(input) => <TextInput {...input} path={path} node={node} lang={lang} />}
        </FieldFrame>
      )
    case 'number':
      return (
        <FieldFrame path={path} label={label}>
          {(input) => <NumberInput {...input} whole={node.whole} />}
        </FieldFrame>
      )
    case 'flag':
      return <FlagInput path={path} label={label} />
    case 'choice':
      return (
        <FieldFrame path={path} label={label}>
          {(input) => <ChoiceInput {...input} options={node.options} optional={node.optional} />}
        </FieldFrame>
      )
    case 'choices':
      return <ChoicesInput path={path} label={label} options={node.options} />
    case 'list':
      return <SingleList path={path} item={node.item} label={label} lang={lang} />
    case 'group':
      return (
        <Group path={path} node={node} label={label}>
          <Fields path={path} fields={node.fields} lang={lang} />
        </Group>
      )
    case 'variants':
      return <Variants path={path} node={node} label={label} />
  }
}

interface GroupProps {
  path: string
  node: FieldNode
  label: string
  children: ReactNode
}

/** Fields that belong together. An optional group is there or not; the button says which. */
function Group({ path, node, label, children }: GroupProps) {
  const { document, base, words, change } = useEditor()
  const value = valueAt(document, path)
  const shipped = valueAt(base, path)
  const isThere = !node.optional || value !== undefined
  const issue = useIssue(path)
  return (
    <fieldset className="min-w-0 rounded-md border border-line p-3 sm:p-4">
      <legend className="px-1 font-semibold">{label}</legend>
      {issue === undefined ? null : <p className="mb-2 text-sm text-terracotta">{issue}</p>}
      {isThere ? children : null}
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {node.optional ? (
          <button
            type="button"
            className={smallButton}
            aria-label={fill(isThere ? words.editor.removeNamed : words.editor.addNamed, { label })}
            onClick={() => change(path, isThere ? undefined : addedValue(node))}
          >
            {isThere ? words.editor.remove : words.editor.add}
          </button>
        ) : null}
        {node.optional && base !== undefined && !isSameValue(value, shipped) && !(isThere && shipped) ? (
          <button
            type="button"
            className={smallButton}
            aria-label={fill(words.editor.resetNamed, { label })}
            onClick={() => change(path, shipped)}
          >
            {words.editor.reset}
          </button>
        ) : null}
      </div>
    </fieldset>
  )
}

function Variants({
  path,
  node,
  label,
}: {
  path: string
  node: Extract<FieldNode, { kind: 'variants' }>
  label: string
}) {
  const { document, words, change } = useEditor()
  const value = valueAt(document, path)
  const chosen = node.options.find(({ value: name }) => isRecord(value) && value[node.by] === name)
  return (
    <Group path={path} node={node} label={label}>
      <div className="grid gap-4">
        <FieldFrame path={`${path}.${node.by}`} label={labelOf(words.fields, `${path}.${node.by}`) ?? label}>
          {(input) => (
            <ChoiceInput
              {...input}
              options={node.options.map(({ value: name }) => name)}
              value={chosen?.value ?? ''}
              onChange={(name) => {
                const option = node.options.find((candidate) => candidate.value === name)
                if (!option) return
                const group = addedValue({ kind: 'group', fields: option.fields })
                const kept = isRecord(value)
                  ? Object.fromEntries(
                      option.fields.flatMap(({ key }) =>
                        value[key] === undefined ? [] : [[key, value[key]]],
                      ),
                    )
                  : {}
                change(path, { ...(isRecord(group) ? group : {}), ...kept, [node.by]: name })
              }}
            />
          )}
        </FieldFrame>
        {chosen ? <Fields path={path} fields={chosen.fields} /> : null}
      </div>
    </Group>
  )
}

/** The fields of a text in both languages: side by side on wide screens, one behind a tab on phones. */
function Pair({ path, node, label, below = '' }: PairProps) {
  const { words } = useEditor()
  if (node.kind === 'group') {
    return (
      <fieldset className="grid min-w-0 gap-5">
        {below ? <legend className="mb-2 font-display text-lg">{label}</legend> : null}
        {node.fields.map(({ key, node: field }) => {
          const inner = below ? `${below}.${key}` : key
          const name = labelOf(words.fields, `${path}.${inner}`) ?? key
          return <Pair key={key} path={path} node={field} label={name} below={inner} />
        })}
      </fieldset>
    )
  }
  const at = (locale: Locale) => (below ? `${path}.${locale}.${below}` : `${path}.${locale}`)
  if (node.kind === 'list')
    return <PairedList paths={[at('pt-BR'), at('en-GB')]} item={node.item} label={label} />
  return (
    <InBothLanguages>
      {(locale) => <Field path={at(locale)} node={node} label={label} lang={locale} />}
    </InBothLanguages>
  )
}

interface PairProps {
  path: string
  node: FieldNode
  label: string
  /** Below the languages, such as "details.faq". */
  below?: string
}

/** A field of a chapter. */
export function ChapterField({
  field,
  folded = [],
}: {
  field: PlacedField
  folded?: readonly PlacedField[]
}) {
  const { document, words } = useEditor()
  const { path, node, below } = field
  if (folded.length > 0) {
    return (
      <div>
        <ChapterField field={field} />
        <details open={folded.some((one) => valueAt(document, one.path) !== undefined) || undefined}>
          <summary className="inline-flex min-h-11 items-center font-semibold text-cobalt">
            {words.editor.foldedPrice}
          </summary>
          <div className="mt-2 grid gap-5">
            {folded.map((one) => (
              <ChapterField key={one.path} field={one} />
            ))}
          </div>
        </details>
      </div>
    )
  }
  if (below === undefined) return <Field path={path} node={node} />
  const label = labelOf(words.fields, below ? `${path}.${below}` : path) ?? below
  return <Pair path={path} node={node} label={label} below={below} />
}

/** A price, typed as people do; another reading for the page is added on purpose. */
function PriceField({ path, label, node }: { path: string; label: string; node: FieldNode }) {
  const { document, words, change } = useEditor()
  const value = valueAt(document, path)
  const price = priceIn(value)
  const [shown, setShown] = useState({ value, version: 0, isOwn: false })
  // A price that somebody else stored, or that was put back, takes the place of what stands in the fields.
  if (!isSameValue(shown.value, value))
    setShown({ value, version: shown.isOwn ? shown.version : shown.version + 1, isOwn: false })
  const issues = [useIssue(path), useIssue(`${path}.kind`), useIssue(`${path}.amounts`)]
  const id = fieldId(path)
  if (node.optional && value === undefined) {
    return (
      <div>
        <p className="font-semibold">{label}</p>
        <p className="mb-2 text-sm text-soft">{words.price.asOnList}</p>
        <button
          type="button"
          id={id}
          className={smallButton}
          onClick={() => change(path, valueAt(document, 'listing.price'))}
        >
          {words.price.setApart}
        </button>
      </div>
    )
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <PriceInput
        key={shown.version}
        id={id}
        price={price}
        words={words}
        issue={issues.find(Boolean)}
        onChange={(next) => {
          setShown({ ...shown, isOwn: true })
          change(path, next)
        }}
      />
      {node.optional ? (
        <button type="button" className={`${smallButton} mt-2`} onClick={() => change(path, undefined)}>
          {words.price.asOnListAgain}
        </button>
      ) : null}
      <ResetButton path={path} label={label} />
    </fieldset>
  )
}

/** A stored price; undefined while it is not whole. */
function priceIn(value: unknown): Price | undefined {
  if (!isRecord(value)) return undefined
  const per = value.per === 'group' ? 'group' : 'person'
  const isOnRequest = value.kind === 'onRequest'
  const stored = isOnRequest ? value.before : value.amounts
  const amounts = (Array.isArray(stored) ? stored : [])
    .filter(isRecord)
    .flatMap(({ reais, option }) =>
      typeof reais === 'number' ? [{ reais, option: priceOptions.find((one) => one === option) }] : [],
    )
  if (isOnRequest) return { kind: 'onRequest', per, before: amounts.length > 0 ? amounts : undefined }
  return amounts.length === 0 ? undefined : { kind: 'amounts', currency: 'BRL', per, amounts }
}

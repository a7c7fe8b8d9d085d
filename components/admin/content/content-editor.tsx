'use client'

import { useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { AdminWords } from '@/lib/admin/admin-words'
import { panelAddress } from '@/lib/admin/content/collections'
import type { ContentPanelWords } from '@/lib/admin/content/content-panel-words'
import { valueAt } from '@/lib/admin/content/document-path'
import { labelOf } from '@/lib/admin/content/field-labels'
import type { FieldEntry } from '@/lib/admin/content/field-node'
import { dropFoundDraft, removeLocalDraft } from '@/lib/admin/content/local-draft'
import type { Collection } from '@/lib/catalogue/base/documents'
import { isSameValue } from '@/lib/catalogue/change'
import { fill } from '@/lib/fill'
import type { Locale } from '@/lib/locales'
import { noticeLooks } from '../frame/notice'
import { useScripts } from '../frame/use-scripts'
import { CheckPanel } from './check-panel'
import { ConflictDialog } from './conflict-dialog'
import { EditorProvider, fieldId, type NamedFact } from './editor-context'
import { Field } from './field'
import { SaveStatus } from './save-status'
import { smallButton } from './small-button'
import { type Checked, useDraft } from './use-draft'

interface ContentEditorProps {
  collection: Collection
  id: string
  locale: Locale
  words: ContentPanelWords
  imageProblems: AdminWords['images']['problems']
  fields: FieldEntry[]
  /** What changes are laid over. */
  below: unknown
  /** Whether that is the shipped document, so that fields can go back to it. */
  isShipped: boolean
  stored: unknown
  revision: number
  hasDraft: boolean
  /** Nobody has published it, and the code does not have it: without its draft nothing of it is left. */
  isOnlyDraft: boolean
  /** Why visitors do not see the item, published or not. */
  unseen?: 'hidden' | 'deleted'
  checked: Checked
  facts: NamedFact[]
  /** Where visitors see the item when it has no addresses of its own. */
  hrefs: Record<Locale, string>
}

interface Section {
  key: string
  fields: FieldEntry[]
}

/** What staff change most goes first. */
const firstSections = ['main', 'words', 'until', 'detail', 'listing', 'dates', 'pictures']

const isShort = ({ node }: FieldEntry): boolean =>
  ['text', 'number', 'flag', 'choice'].includes(node.kind) ||
  (node.kind === 'group' && node.optional === true)

/** Short fields together, each larger one in a section of its own. */
function sectionsOf(fields: readonly FieldEntry[]): Section[] {
  const short = fields.filter(isShort)
  const others = fields.filter((entry) => !isShort(entry) && entry.node.kind !== 'fixed')
  const sections = [
    ...(short.length > 0 ? [{ key: 'main', fields: short }] : []),
    ...others.map((entry) => ({ key: entry.key, fields: [entry] })),
  ]
  const rank = ({ key }: Section) => {
    const place = firstSections.indexOf(key)
    return place < 0 ? firstSections.length : place
  }
  return sections.sort((left, right) => rank(left) - rank(right))
}

/** The form of an item of any collection: its fields follow from the schema, drafts save themselves. */
export function ContentEditor(props: ContentEditorProps) {
  const { collection, id, locale, words, imageProblems, fields, below, isShipped, facts, hrefs } = props
  const draft = useDraft({ ...props, words: words.issues })
  const sections = sectionsOf(fields)
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(sections.slice(0, 2).map(({ key }) => key)),
  )
  /** A section that was open stays in the page: an upload may be under way in it. */
  const [opened, setOpened] = useState(open)
  const form = useRef<HTMLFieldSetElement>(null)
  const isLive = useScripts()

  const toggle = (key: string, isOpen: boolean) => {
    const next = new Set(open)
    if (isOpen) next.add(key)
    else next.delete(key)
    setOpen(next)
    setOpened((before) => before.union(next))
  }

  /** Opens the section of a field and puts the cursor into it, or into the nearest field around it. */
  const lead = (path: string) => {
    const [top = ''] = path.split('.')
    const section = sections.find((one) => one.fields.some(({ key }) => key === top))
    if (section) toggle(section.key, true)
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        for (let keys = path.split('.'); keys.length > 0; keys = keys.slice(0, -1)) {
          const own = fieldId(keys.join('.'))
          // A list that is too short has its own button, below its entries.
          const field =
            form.current?.querySelector<HTMLElement>(`#${own}`) ??
            form.current?.querySelector<HTMLElement>(`[id^="${own}_"]`)
          if (!field) continue
          field.scrollIntoView({ block: 'center' })
          field.focus()
          return
        }
      }),
    )
  }

  /** What is kept on the device of an item that is gone would be offered to the next item of its name. */
  const leaveForList = () => {
    removeLocalDraft(`${collection}/${id}`)
    dropFoundDraft(`${collection}/${id}`)
    window.location.assign(panelAddress(collection))
  }

  const sectionLabel = (key: string): string =>
    key === 'main' ? words.editor.groups.main : (labelOf(words.fields, key) ?? key)
  const isChanged = ({ fields: own }: Section): boolean =>
    isShipped && own.some(({ key }) => !isSameValue(valueAt(draft.document, key), valueAt(below, key)))
  const addressIn = (language: Locale): string => {
    const address = valueAt(draft.document, `addresses.${language}.0`)
    return typeof address === 'string' ? address : hrefs[language]
  }

  return (
    <EditorProvider
      value={{
        document: draft.document,
        base: isShipped ? below : undefined,
        form: draft.form,
        fields,
        facts,
        words,
        imageProblems,
        locale,
        change: draft.change,
      }}
    >
      {props.unseen ? (
        <p className={`mt-4 rounded-md px-4 py-3 ${noticeLooks.warning}`}>
          {words.editor.unseen[props.unseen]}
        </p>
      ) : null}
      <SaveStatus draft={draft} words={words} locale={locale} />
      {draft.recovered ? (
        <div role="alert" className="mt-4 rounded-md bg-medium px-4 py-3 text-on-medium">
          <p>
            {fill(words.editor.recovered.text, {
              time: new Date(draft.recovered.at).toLocaleString(locale, {
                dateStyle: 'short',
                timeStyle: 'short',
              }),
            })}
          </p>
          <p className="mt-2 flex flex-wrap gap-2">
            <button type="button" className={smallButton} onClick={() => draft.recover(true)}>
              {words.editor.recovered.use}
            </button>
            <button type="button" className={smallButton} onClick={() => draft.recover(false)}>
              {words.editor.recovered.drop}
            </button>
          </p>
        </div>
      ) : null}
      {draft.conflict ? (
        <ConflictDialog conflict={draft.conflict} words={words} onResolve={draft.resolve} />
      ) : null}
      <div className="mt-4 grid gap-6 lg:grid-cols-[1fr_20rem] lg:items-start">
        <fieldset ref={form} disabled={!isLive} className="grid min-w-0 gap-3">
          {sections.map((section) => {
            const isOpen = open.has(section.key)
            return (
              <section key={section.key} className="min-w-0 rounded-lg border border-line bg-surface">
                <h2 className="text-lg">
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    aria-controls={`section-${section.key}`}
                    onClick={() => toggle(section.key, !isOpen)}
                    className="flex min-h-13 w-full items-center gap-2 px-4 py-2 text-left font-display"
                  >
                    <Icon name="down" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
                    <span className="grow">{sectionLabel(section.key)}</span>
                    {isChanged(section) ? (
                      <span className="font-text text-sm font-normal text-soft">{words.editor.changed}</span>
                    ) : null}
                  </button>
                </h2>
                <div id={`section-${section.key}`} className={isOpen ? 'grid gap-4 px-4 pb-4' : 'hidden'}>
                  {opened.has(section.key)
                    ? section.fields.map(({ key, node }) => <Field key={key} path={key} node={node} />)
                    : null}
                </div>
              </section>
            )
          })}
        </fieldset>
        <CheckPanel
          words={words}
          draft={draft}
          hasDraft={draft.hasDraft ?? props.hasDraft}
          isOnlyDraft={props.isOnlyDraft}
          blocking={draft.issues}
          warnings={draft.warnings}
          hrefs={props.unseen ? undefined : { 'pt-BR': addressIn('pt-BR'), 'en-GB': addressIn('en-GB') }}
          onLead={lead}
          onGone={leaveForList}
        />
      </div>
    </EditorProvider>
  )
}

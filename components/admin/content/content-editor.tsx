'use client'

import type { Words } from '@/lib/i18n/words'
import './quiet-schemas'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Collection } from '@/lib/catalogue/base/documents'
import { isSameValue } from '@/lib/catalogue/shape/change'
import { fill } from '@/lib/i18n/fill'
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales'
import { type Chapter, chapterAt, chaptersOf, fieldAt, type PlacedField } from '@/lib/staff/content/chapters'
import { panelAddress } from '@/lib/staff/content/collections'
import { valueAt } from '@/lib/staff/content/document-path'
import type { Checked } from '@/lib/staff/content/draft-saver'
import { languageOf } from '@/lib/staff/content/field-labels'
import type { FieldEntry } from '@/lib/staff/content/field-node'
import { dropFoundDraft, removeLocalDraft } from '@/lib/staff/content/local-draft'
import { noticeLooks } from '../frame/notice'
import { useScripts } from '../frame/use-scripts'
import { Chapters } from './chapters'
import { CheckPanel } from './check-panel'
import { ConflictDialog } from './conflict-dialog'
import { EditorProvider, fieldId, type NamedFact } from './editor-context'
import { FieldPanel } from './field-panel'
import { PreviewFrame } from './preview-frame'
import { SaveStatus } from './save-status'
import { smallButton } from './small-button'
import { useDraft } from './use-draft'

interface ContentEditorProps {
  collection: Collection
  id: string
  locale: Locale
  words: Words['contentPanel']
  images: Words['admin']['images']
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
  /** Somebody else whose words wait in the draft, and since when. */
  colleague?: { who: string; at: string }
  /** Why visitors do not see the item, published or not. */
  unseen?: 'hidden' | 'deleted'
  checked: Checked
  facts: NamedFact[]
  /** Where visitors see the item when it has no addresses of its own. */
  hrefs: Record<Locale, string>
  /** Addresses of the page with the draft, in which what is tapped is changed; absent where the fields stand in chapters. */
  frames?: Record<Locale, string>
}

const chapterKey = (collection: Collection): string => `editor-chapter:${collection}`

/** The chapter in which somebody last worked on this device. */
function rememberedChapter(collection: Collection): string | null {
  try {
    return localStorage.getItem(chapterKey(collection))
  } catch {
    return null
  }
}

function rememberChapter(collection: Collection, key: string): void {
  try {
    localStorage.setItem(chapterKey(collection), key)
  } catch {}
}

/** The form of an item of any collection: its fields follow from the schema, drafts save themselves. */
export function ContentEditor(props: ContentEditorProps) {
  const { collection, id, locale, words, images, fields, below, isShipped, facts, hrefs } = props
  const draft = useDraft({ ...props, words: words.issues })
  const chapters = useMemo(() => chaptersOf(collection, fields), [collection, fields])
  const [first] = chapters
  /** One chapter at a time. */
  const [open, setOpen] = useState<string | undefined>(first?.key)
  /** A chapter that was open stays in the page: an upload may be under way in it. */
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(first ? [first.key] : []))
  /** What was tapped in the preview. */
  const [edited, setEditing] = useState<PlacedField>()
  const [language, setLanguage] = useState<Locale>(defaultLocale)
  const form = useRef<HTMLFieldSetElement>(null)
  const isLive = useScripts()

  const show = useCallback((key: string | undefined) => {
    setOpen(key)
    if (key !== undefined) setOpened((before) => new Set([...before, key]))
  }, [])

  useEffect(() => {
    const key = rememberedChapter(collection)
    if (chapters.some((chapter) => chapter.key === key)) show(key ?? undefined)
  }, [chapters, collection, show])

  /** Opens the chapter of a field and puts the cursor into it, or into the nearest field around it. */
  const lead = (path: string) => {
    const key = chapterAt(chapters, path)
    if (key) show(key)
    setEditing(fieldAt(chapters, path))
    setLanguage(languageOf(path) ?? language)
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        for (let keys = path.split('.'); keys.length > 0; keys = keys.slice(0, -1)) {
          const own = fieldId(keys.join('.'))
          // A list that is too short has its own button, below its entries.
          const whole = form.current?.querySelector<HTMLElement>(`#${own}`)
          const part = form.current?.querySelector<HTMLElement>(`[id^="${own}_"]`)
          const field = props.frames ? (part ?? whole) : (whole ?? part)
          if (!field) continue
          field.closest('details')?.setAttribute('open', '')
          field.scrollIntoView({ block: 'center' })
          field.focus()
          return
        }
      }),
    )
  }

  /** Opens the field of what was tapped in the preview; a reading of the page that is missing is the list's. */
  const tap = (path: string) => {
    const ofList = path.replace(/^detail\./, 'listing.')
    lead(valueAt(draft.document, path) === undefined && ofList !== path ? ofList : path)
  }
  const closeField = () => {
    setEditing(undefined)
    form.current?.parentElement?.querySelector('iframe')?.focus()
  }

  /** What is kept on the device of an item that is gone would be offered to the next item of its name. */
  const leaveForList = () => {
    removeLocalDraft(`${collection}/${id}`)
    dropFoundDraft(`${collection}/${id}`)
    window.location.assign(panelAddress(collection))
  }

  const placesOf = ({ path, below }: PlacedField): string[] =>
    below === undefined ? [path] : locales.map((locale) => [path, locale, below].filter(Boolean).join('.'))
  const isChanged = ({ fields: own }: Chapter): boolean =>
    isShipped &&
    own.flatMap(placesOf).some((path) => !isSameValue(valueAt(draft.document, path), valueAt(below, path)))
  const issuesIn = (key: string): number =>
    draft.issues.filter(({ path }) => chapterAt(chapters, path) === key).length
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
        images,
        locale,
        language,
        isOneLanguage: props.frames !== undefined,
        change: draft.change,
      }}
    >
      {props.unseen ? (
        <p className={`mt-4 rounded-md px-4 py-3 ${noticeLooks.warning}`}>
          {words.editor.unseen[props.unseen]}
        </p>
      ) : null}
      <SaveStatus
        draft={draft}
        words={words}
        locale={locale}
        language={language}
        isOneLanguage={props.frames !== undefined}
        onLanguage={setLanguage}
      />
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
      <div className="mt-4 grid gap-6 lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_1fr] lg:items-start">
        {props.frames ? (
          <PreviewFrame
            addresses={props.frames}
            language={language}
            document={draft.document}
            isSaved={draft.save === 'saved'}
            onOpen={tap}
          />
        ) : null}
        <fieldset ref={form} disabled={!isLive} className="grid min-w-0 gap-3">
          {props.frames ? (
            edited && (
              <FieldPanel key={`${edited.path} ${edited.below}`} field={edited} onClose={closeField} />
            )
          ) : (
            <Chapters
              chapters={chapters}
              open={open}
              opened={opened}
              isChanged={isChanged}
              issuesIn={issuesIn}
              onChoose={(key) => {
                show(key === open ? undefined : key)
                rememberChapter(collection, key)
              }}
            />
          )}
        </fieldset>
        <CheckPanel
          words={words}
          draft={draft}
          hasDraft={draft.hasDraft ?? props.hasDraft}
          isOnlyDraft={props.isOnlyDraft}
          colleague={props.colleague}
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

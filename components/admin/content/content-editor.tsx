'use client'

import type { Words } from '@/lib/i18n/words'
import './quiet-schemas'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Collection } from '@/lib/catalogue/base/documents'
import { isSameValue } from '@/lib/catalogue/shape/change'
import { fill } from '@/lib/i18n/fill'
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales'
import { type Chapter, chapterAt, chaptersOf, type PlacedField } from '@/lib/staff/content/chapters'
import { panelAddress } from '@/lib/staff/content/collections'
import { valueAt } from '@/lib/staff/content/document-path'
import type { Checked } from '@/lib/staff/content/draft-saver'
import { labelOf, languageOf } from '@/lib/staff/content/field-labels'
import type { FieldEntry } from '@/lib/staff/content/field-node'
import { dropFoundDraft, removeLocalDraft } from '@/lib/staff/content/local-draft'
import { noticeLooks } from '../frame/notice'
import { useScripts } from '../frame/use-scripts'
import { CheckPanel } from './check-panel'
import { ConflictDialog } from './conflict-dialog'
import { EditorProvider, fieldId, type NamedFact } from './editor-context'
import { ChapterField } from './field'
import { SaveStatus } from './save-status'
import { smallButton } from './small-button'
import { useDraft } from './use-draft'

interface ContentEditorProps {
  collection: Collection
  id: string
  locale: Locale
  words: Words['contentPanel']
  imageProblems: Words['admin']['images']['problems']
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
  const { collection, id, locale, words, imageProblems, fields, below, isShipped, facts, hrefs } = props
  const draft = useDraft({ ...props, words: words.issues })
  const chapters = useMemo(() => chaptersOf(collection, fields), [collection, fields])
  const [first] = chapters
  /** One chapter at a time. */
  const [open, setOpen] = useState<string | undefined>(first?.key)
  /** A chapter that was open stays in the page: an upload may be under way in it. */
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(first ? [first.key] : []))
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
    setLanguage(languageOf(path) ?? language)
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

  const names: Readonly<Record<string, string>> = words.editor.chapters
  const chapterName = (key: string): string => names[key] ?? labelOf(words.fields, key) ?? key
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
        imageProblems,
        locale,
        language,
        change: draft.change,
      }}
    >
      {props.unseen ? (
        <p className={`mt-4 rounded-md px-4 py-3 ${noticeLooks.warning}`}>
          {words.editor.unseen[props.unseen]}
        </p>
      ) : null}
      <SaveStatus draft={draft} words={words} locale={locale} language={language} onLanguage={setLanguage} />
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
          {chapters.map((chapter) => {
            const { key } = chapter
            const isOpen = open === key || chapters.length === 1
            const count = issuesIn(key)
            return (
              <section
                key={key}
                data-chapter={key}
                className="min-w-0 rounded-lg border border-line bg-surface"
              >
                {chapters.length === 1 ? null : (
                  <h2 className="text-lg">
                    <button
                      type="button"
                      aria-expanded={isOpen}
                      aria-controls={`chapter-${key}`}
                      onClick={() => {
                        show(isOpen ? undefined : key)
                        rememberChapter(collection, key)
                      }}
                      className="flex min-h-13 w-full items-center gap-2 px-4 py-2 text-left font-display"
                    >
                      <Icon name="down" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
                      <span className="grow">{chapterName(key)}</span>
                      {count > 0 ? (
                        <span className="rounded-full bg-hard px-2.5 py-0.5 font-text text-sm text-on-hard">
                          {fill(words.editor.missingHere, { count })}
                        </span>
                      ) : isChanged(chapter) ? (
                        <span className="font-text text-sm font-normal text-soft">
                          {words.editor.changed}
                        </span>
                      ) : null}
                    </button>
                  </h2>
                )}
                <div id={`chapter-${key}`} className={isOpen ? 'grid gap-5 p-4' : 'hidden'}>
                  {opened.has(key)
                    ? chapter.fields.map((field) => (
                        <ChapterField key={`${field.path} ${field.below}`} field={field} />
                      ))
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

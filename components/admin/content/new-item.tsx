'use client'

import { useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { Collection } from '@/lib/catalogue/base/documents'
import { isRecord } from '@/lib/catalogue/shape/change'
import { fill } from '@/lib/i18n/fill'
import type { Words } from '@/lib/i18n/words'
import { maxSlugLength, slugOf } from '@/lib/routing/slug'
import { isTripCollection, panelAddress } from '@/lib/staff/content/collections'
import { type FieldEntry, initialValue } from '@/lib/staff/content/field-node'
import { sendChange } from '@/lib/staff/content/send-change'
import { fieldClass } from '../forms/text-field'
import { OutcomeText, type SpokenOutcome } from './outcome-text'

type NamedField = 'category' | 'title' | 'slug'

/** What is wrong, and with which field where it is one of them. */
interface Complaint extends SpokenOutcome {
  field?: NamedField
}

interface NewItemProps {
  collection: Collection
  fields: FieldEntry[]
  /** Names that are in use. */
  taken: readonly string[]
  categories: readonly string[]
  /** The number of the next expedition. */
  number?: number
  words: Words['contentPanel']
}

/** The few things that a new item begins with; everything else is asked in its editor. */
export function NewItem({ collection, fields, taken, categories, number, words }: NewItemProps) {
  const { add, screen } = words
  const isTrip = isTripCollection(collection)
  const [category, setCategory] = useState('')
  const [title, setTitle] = useState('')
  const [ownSlug, setOwnSlug] = useState<string>()
  const [problem, setProblem] = useState<Complaint>()
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const slug = ownSlug ?? slugOf(title)
  const names: Readonly<Record<string, string>> = words.choices

  const complaint = (): Complaint | undefined => {
    if (isTrip && category === '') return { field: 'category', text: add.categoryMissing }
    if (title.trim() === '') return { field: 'title', text: add.titleMissing }
    if (slug === '') return { field: 'slug', text: add.slugMissing }
    return taken.includes(slug) ? { field: 'slug', text: add.taken } : undefined
  }

  /** Says what is wrong, and leads to the field that it is about. */
  const complain = (found: Complaint) => {
    setProblem(found)
    if (!found.field) return
    const field = form.current?.elements.namedItem(found.field)
    if (field instanceof HTMLElement) field.focus()
  }

  /** What tells a field's name from the others, and its mistake from theirs. */
  const about = (field: NamedField, hint?: string) => {
    const isWrong = problem?.field === field
    return {
      name: field,
      'aria-invalid': isWrong || undefined,
      'aria-describedby': [isWrong ? 'new-problem' : undefined, hint].filter(Boolean).join(' ') || undefined,
    }
  }

  /** Stands under the field that it is about, or above the button where it is about none. */
  const complaintAt = (field: NamedField | undefined) => (
    <p
      role="alert"
      id={problem?.field === field ? 'new-problem' : undefined}
      className={`text-terracotta empty:hidden ${field ? '-mt-3' : ''}`}
    >
      {problem?.field === field ? <OutcomeText outcome={problem} signIn={screen.signIn} /> : null}
    </p>
  )

  const create = async () => {
    if (isBusy) return
    const wrong = complaint()
    if (wrong) {
      complain(wrong)
      return
    }
    setProblem(undefined)
    setBusy(true)
    const skeleton = initialValue({ kind: 'group', fields })
    const document = {
      ...(isRecord(skeleton) ? skeleton : {}),
      ...(isTrip && {
        category,
        addresses: { 'pt-BR': [`/${slug}`], 'en-GB': [`/${slug}-paraty`] },
        pictures: { items: [] },
        listed: true,
        menu: { shown: true },
        refundRules: [],
        layout: 'tabs',
        cancellation: collection === 'tours' ? 'tour' : 'expedition',
      }),
      ...(number !== undefined && { id: number }),
      words: { 'pt-BR': { title: title.trim() }, 'en-GB': {} },
    }
    const outcome = await sendChange({
      collection,
      id: slug,
      action: 'draft',
      body: { revision: 0, document },
    })
    if (outcome.kind === 'done') {
      window.location.assign(panelAddress(collection, slug))
      return
    }
    setBusy(false)
    if (outcome.kind === 'refused') complain({ text: outcome.issues.map(({ message }) => message).join(' ') })
    else if (outcome.kind === 'conflict') complain({ field: 'slug', text: add.taken })
    else complain({ text: screen.errors[outcome.kind], signedOut: outcome.kind === 'signedOut' })
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-prose gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      {number === undefined ? null : <p className="text-soft">{fill(add.number, { number })}</p>}
      {isTrip ? (
        <label className="grid gap-1.5 font-semibold">
          {add.category}
          <select
            {...about('category')}
            required
            value={category}
            onChange={({ target }) => setCategory(target.value)}
            className={fieldClass}
          >
            <option value="">{words.editor.choose}</option>
            {categories.map((one) => (
              <option key={one} value={one}>
                {names[one] ?? one}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {complaintAt('category')}
      <label className="grid gap-1.5 font-semibold">
        {add.title}
        <input
          {...about('title')}
          required
          lang="pt-BR"
          maxLength={300}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          className={fieldClass}
        />
      </label>
      {complaintAt('title')}
      <label className="grid gap-1.5 font-semibold">
        {add.slug}
        <input
          {...about('slug', 'slug-hint')}
          required
          maxLength={maxSlugLength}
          value={slug}
          onChange={({ target }) => setOwnSlug(slugOf(target.value, true))}
          className={fieldClass}
        />
      </label>
      {complaintAt('slug')}
      <p id="slug-hint" className="-mt-3 text-sm text-soft">
        {add.slugHint}
        {isTrip && slug !== '' ? ` ${add.address}: /${slug}` : ''}
      </p>
      {complaintAt(undefined)}
      <p>
        <button type="submit" className={buttonClass({}, 'aria-disabled:opacity-70')} aria-disabled={isBusy}>
          {isBusy ? add.creating : add.create}
        </button>
      </p>
    </form>
  )
}

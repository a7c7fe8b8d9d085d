'use client'

import { useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { Collection } from '@/lib/catalogue/base/documents'
import { isRecord } from '@/lib/catalogue/change'
import { fill } from '@/lib/fill'
import { isTripCollection, panelAddress } from '@/lib/panel/collections'
import type { ContentPanelWords } from '@/lib/panel/content-words'
import { blank, type FieldEntry } from '@/lib/panel/field-node'
import { sendChange } from '@/lib/panel/send-change'
import { slugOf } from '@/lib/panel/slug'
import { fieldClass } from '../admin/text-field'

export interface NewItemProps {
  collection: Collection
  fields: FieldEntry[]
  /** Names that are in use. */
  taken: readonly string[]
  categories: readonly string[]
  /** The number of the next expedition. */
  number?: number
  words: ContentPanelWords
}

/** The few things that a new item begins with; everything else is asked in its editor (design §12). */
export function NewItem({ collection, fields, taken, categories, number, words }: NewItemProps) {
  const { add, screen } = words
  const isTrip = isTripCollection(collection)
  const [category, setCategory] = useState('')
  const [title, setTitle] = useState('')
  const [ownSlug, setOwnSlug] = useState<string>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const slug = ownSlug ?? slugOf(title)
  const names: Readonly<Record<string, string>> = words.choices

  const complaint = (): string | undefined => {
    if (isTrip && category === '') return add.categoryMissing
    if (title.trim() === '' || slug === '') return add.titleMissing
    return taken.includes(slug) ? add.taken : undefined
  }

  const create = async () => {
    const wrong = complaint()
    setProblem(wrong ?? '')
    if (wrong !== undefined) return
    setBusy(true)
    const skeleton = blank({ kind: 'group', fields })
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
    if (outcome.kind === 'refused') setProblem(outcome.issues.map(({ message }) => message).join(' '))
    else setProblem(outcome.kind === 'conflict' ? add.taken : screen.errors[outcome.kind])
  }

  return (
    <form
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
      <label className="grid gap-1.5 font-semibold">
        {add.title}
        <input
          required
          lang="pt-BR"
          maxLength={300}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          className={fieldClass}
        />
      </label>
      <label className="grid gap-1.5 font-semibold">
        {add.slug}
        <input
          required
          maxLength={80}
          value={slug}
          aria-describedby="slug-hint"
          onChange={({ target }) => setOwnSlug(slugOf(target.value, true))}
          className={fieldClass}
        />
      </label>
      <p id="slug-hint" className="-mt-3 text-sm text-soft">
        {add.slugHint}
        {isTrip && slug !== '' ? ` ${add.address}: /${slug}` : ''}
      </p>
      <p role="alert" className="text-terracotta empty:hidden">
        {problem}
      </p>
      <p>
        <button type="submit" className={buttonClass()} disabled={isBusy}>
          {isBusy ? add.creating : add.create}
        </button>
      </p>
    </form>
  )
}

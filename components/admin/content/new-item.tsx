'use client'

import { useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { Collection } from '@/lib/catalogue/base/documents'
import type { Duration, Price } from '@/lib/catalogue/shape/trip-facts'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import type { Words } from '@/lib/i18n/words'
import { maxSlugLength, slugOf } from '@/lib/routing/slug'
import { isTripCollection, panelAddress } from '@/lib/staff/content/collections'
import type { Model } from '@/lib/staff/content/models'
import { sendChange } from '@/lib/staff/content/send-change'
import { typedNumber } from '@/lib/staff/content/typed-number'
import { fieldClass } from '../forms/text-field'
import { OutcomeText, type SpokenOutcome } from './outcome-text'
import { PriceInput } from './price-input'

type NamedField = 'category' | 'title' | 'slug'

/** What is wrong, and with which field where it is one of them. */
interface Complaint extends SpokenOutcome {
  field?: NamedField
}

interface NewItemProps {
  collection: Collection
  /** Names that are in use. */
  taken: readonly string[]
  categories: readonly string[]
  /** Trips of the same list; none for a course. */
  models: readonly Model[]
  /** The number of the next expedition. */
  number?: number
  words: Words['contentPanel']
}

/** What a new item begins with: of a trip all that it needs to be published, but photographs. The rest is asked in its editor. */
export function NewItem({ collection, taken, categories, models, number, words }: NewItemProps) {
  const { add, screen } = words
  const isTrip = isTripCollection(collection)
  const [category, setCategory] = useState('')
  const [title, setTitle] = useState('')
  const [ownSlug, setOwnSlug] = useState<string>()
  const [model, setModel] = useState<Model>()
  const [price, setPrice] = useState<Price>()
  const [length, setLength] = useState('')
  const [unit, setUnit] = useState<Duration['unit']>(collection === 'expeditions' ? 'days' : 'hours')
  const [paragraph, setParagraph] = useState('')
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

  /** Takes over what a trip like the new one has, unless it was typed already. */
  const begin = (like: Model | undefined) => {
    setModel(like)
    if (!like) return
    setCategory(like.category)
    setUnit(like.listing.duration.unit)
    setLength(String(like.listing.duration.range.max))
  }
  /** Whether the duration is still the one of the model, which may be a range. */
  const isUsual =
    model !== undefined &&
    unit === model.listing.duration.unit &&
    length === String(model.listing.duration.range.max)

  /** Says what is wrong, and leads to the field that it is about. */
  const complain = (found: Complaint) => {
    setProblem(found)
    if (!found.field) return
    const field = form.current?.elements.namedItem(found.field)
    if (!(field instanceof HTMLElement)) return
    field.closest('details')?.setAttribute('open', '')
    field.focus()
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
    const hours = typedNumber(length, false)
    const duration =
      hours === undefined || hours <= 0 ? undefined : { unit, range: { min: hours, max: hours } }
    const { group, difficulty, duration: usual } = model?.listing ?? {}
    const bring = (locale: Locale) => (model ? { whatToBring: model.whatToBring[locale] } : {})
    const said = paragraph.trim() === '' ? {} : { fullDescription: [paragraph.trim()] }
    const document = {
      ...(isTrip && {
        category,
        addresses: { 'pt-BR': [`/${slug}`], 'en-GB': [`/${slug}-paraty`] },
        listing: { price, group, difficulty, duration: isUsual ? usual : duration },
      }),
      ...(number !== undefined && { id: number }),
      words: {
        'pt-BR': { title: title.trim(), ...(isTrip && { details: { ...said, ...bring('pt-BR') } }) },
        'en-GB': model ? { details: bring('en-GB') } : {},
      },
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
      {models.length > 0 ? (
        <div className="grid gap-1.5">
          <label htmlFor="model" className="font-semibold">
            {add.model}
          </label>
          <select
            id="model"
            aria-describedby="model-hint"
            value={model?.slug ?? ''}
            onChange={({ target }) => begin(models.find((one) => one.slug === target.value))}
            className={fieldClass}
          >
            <option value="">{words.editor.none}</option>
            {models.map((one) => (
              <option key={one.slug} value={one.slug}>
                {one.title}
              </option>
            ))}
          </select>
          <p id="model-hint" className="text-sm text-soft">
            {add.modelHint}
          </p>
        </div>
      ) : null}
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
      {isTrip ? (
        <>
          <PriceInput price={undefined} words={words} onChange={setPrice} />
          <div className="flex items-end gap-2">
            <label className="grid w-28 shrink-0 gap-1.5 font-semibold">
              {words.fields.duration}
              <input
                inputMode="decimal"
                autoComplete="off"
                value={length}
                onChange={({ target }) => setLength(target.value)}
                className={fieldClass}
              />
            </label>
            <select
              aria-label={words.fields.unit}
              value={unit}
              onChange={({ target }) => setUnit(target.value === 'days' ? 'days' : 'hours')}
              className={`${fieldClass} w-auto`}
            >
              <option value="hours">{words.choices.hours}</option>
              <option value="days">{words.choices.days}</option>
            </select>
          </div>
          <label className="grid gap-1.5 font-semibold">
            {add.paragraph}
            <textarea
              lang="pt-BR"
              rows={4}
              maxLength={3000}
              value={paragraph}
              onChange={({ target }) => setParagraph(target.value)}
              className={fieldClass}
            />
          </label>
        </>
      ) : null}
      <details>
        <summary className="min-h-11 content-center text-soft">
          {add.address}
          {slug === '' ? '' : `: /${slug}`}
        </summary>
        <div className="mt-2 grid gap-5">
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
          </p>
        </div>
      </details>
      {complaintAt(undefined)}
      <p>
        <button type="submit" className={buttonClass({}, 'aria-disabled:opacity-70')} aria-disabled={isBusy}>
          {isBusy ? add.creating : add.create}
        </button>
      </p>
    </form>
  )
}

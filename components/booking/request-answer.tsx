'use client'

import { useEffect, useId, useMemo, useState } from 'react'
import { useParatyNow } from '@/components/planning/use-paraty-now'
import { useLoaded } from '@/components/ui/use-loaded'
import { useWishText } from '@/components/wish/use-wish'
import { fieldLook } from '@/components/wish/wish-fields'
import type { RequestSource } from '@/lib/booking/request-source'
import { writeRequest } from '@/lib/booking/request-store'
import { estimateLines, noteText, requestDraft, requestLink } from '@/lib/booking/request-text'
import {
  estimateOf,
  extensionOf,
  guideLanguages,
  lodgingsOf,
  notesOn,
  type TripRequest,
} from '@/lib/booking/trip-request'
import { formatAmount } from '@/lib/catalogue/text/money'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import type { Words } from '@/lib/i18n/words'
import type { PlanningWords } from '@/lib/planning/planning-words'
import { loadDraftLanguages } from '@/lib/wish/draft-in-browser'
import { wishOf } from '@/lib/wish/wish'
import { RequestDay } from './request-day'

export interface RequestAnswerProps {
  source: RequestSource
  locale: Locale
  words: Pick<Words['request'], 'form' | 'estimate' | 'notes'> & { day: PlanningWords['day'] }
  /** Whether the options stand open, as somebody left them. */
  isOpen: boolean
}

/** What was said of this trip alone: its start, lodging, extension and guide. */
type Options = Omit<TripRequest, 'wish'>

/**
 * What the composer answers: what does not fit, what the day is like, what it would cost, and the message, which every
 * booking button of the page opens from then on.
 */
export function RequestAnswer({ source, locale, words, isOpen }: RequestAnswerProps) {
  const { subject, drafts, chat, clock, terrain, plainHref } = source
  const text = useWishText()
  const now = useParatyNow()
  const [options, setOptions] = useState<Options>({})
  const request = useMemo<TripRequest>(() => ({ ...options, wish: wishOf(text) }), [options, text])
  const load = useMemo(() => () => loadDraftLanguages(locale), [locale])
  const languages = useLoaded(load, true)
  const written = useMemo(
    () =>
      languages?.flatMap((language) => {
        const draft = drafts.find((one) => one.locale === language.locale)
        return draft ? [{ ...draft, ...language }] : []
      }),
    [languages, drafts],
  )
  const href = written && requestLink(chat, written, subject, request)
  useEffect(() => (href === undefined ? undefined : writeRequest(plainHref, href)), [plainHref, href])

  const typed = new URLSearchParams(text).get('date') ?? ''
  const estimate = estimateOf(subject, request)
  const say = (change: Options) => setOptions((before) => ({ ...before, ...change }))
  return (
    <>
      <div role="status">
        {notesOn(subject, request, { typed, now }).map((note) => (
          <p key={note.note} className="mt-3 rounded-md bg-medium p-3 leading-snug text-on-medium">
            {noteText(note, words.notes)}
          </p>
        ))}
      </div>
      <RequestDay
        wish={request.wish}
        starts={request.start === undefined ? clock : clock.slice(request.start, request.start + 1)}
        terrain={terrain}
        locale={locale}
        words={words.day}
      />
      <div role="status" className="mt-3 leading-snug">
        {estimateLines(estimate, words, locale).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <details className="mt-2" open={isOpen || undefined}>
        <summary className="flex min-h-11 w-fit items-center font-semibold text-cobalt underline underline-offset-4">
          {words.form.more}
        </summary>
        <OptionFields source={source} options={options} say={say} locale={locale} words={words} />
        {written ? (
          <figure className="mt-4">
            <figcaption className="font-semibold">{words.form.message}</figcaption>
            <blockquote
              lang="pt-BR"
              className="mt-1.5 rounded-lg rounded-bl-none bg-easy p-4 break-words whitespace-pre-wrap text-on-easy"
            >
              {requestDraft(written.slice(0, 1), subject, request)}
              {written.length > 1 ? (
                <span lang={locale}>{`\n\n${requestDraft(written.slice(1), subject, request)}`}</span>
              ) : null}
            </blockquote>
          </figure>
        ) : null}
      </details>
    </>
  )
}

interface OptionFieldsProps extends Pick<RequestAnswerProps, 'source' | 'locale' | 'words'> {
  options: Options
  say: (change: Options) => void
}

/** What this trip alone lets people choose. */
function OptionFields({
  source: { subject, starts },
  options,
  say,
  locale,
  words: { form },
}: OptionFieldsProps) {
  const lodgings = lodgingsOf(subject)
  const extension = extensionOf(subject)
  return (
    <div className="mt-1 space-y-3">
      {starts.length > 1 ? (
        <Choice
          label={form.start}
          open={form.startOpen}
          value={options.start === undefined ? '' : String(options.start)}
          options={starts.map((label, index) => ({ value: String(index), label }))}
          onChoose={(start) => say({ start: start === '' ? undefined : Number(start) })}
        />
      ) : null}
      {lodgings.length > 1 ? (
        <Choice
          label={form.lodging}
          open={form.lodgingOpen}
          value={options.lodging ?? ''}
          options={lodgings.map((lodging) => ({ value: lodging, label: form[lodging] }))}
          onChoose={(value) => say({ lodging: lodgings.find((lodging) => lodging === value) })}
        />
      ) : null}
      <Choice
        label={form.guide}
        open={form.guideOpen}
        value={options.guide ?? ''}
        options={guideLanguages.map((language) => ({ value: language, label: form.languages[language] }))}
        onChoose={(value) => say({ guide: guideLanguages.find((language) => language === value) })}
      />
      {extension === undefined ? null : (
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            checked={options.extension ?? false}
            onChange={({ target }) => say({ extension: target.checked })}
            className="size-5 accent-cobalt"
          />
          {fill(subject.price.per === 'group' ? form.extensionGroup : form.extension, {
            amount: formatAmount(extension, locale),
          })}
        </label>
      )}
    </div>
  )
}

interface ChoiceProps {
  label: string
  /** The first entry, which leaves the question open. */
  open: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

/** One of a few options, or none. */
function Choice({ label, open, value, options, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)} className={fieldLook}>
        <option value="">{open}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

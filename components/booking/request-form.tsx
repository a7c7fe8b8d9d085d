'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { DateField } from '@/components/planning/date-field'
import { useChosenDate } from '@/components/planning/use-chosen-date'
import { useParatyNow } from '@/components/planning/use-paraty-now'
import { buttonClass } from '@/components/ui/button'
import type { RequestSource } from '@/lib/booking/request-source'
import { estimateLines, noteText, requestDraft, requestLink } from '@/lib/booking/request-text'
import type { RequestWords } from '@/lib/booking/request-words'
import {
  emptyRequest,
  estimateOf,
  extensionOf,
  guideLanguages,
  lodgingsOf,
  maxChildren,
  maxPeople,
  monthsFrom,
  monthText,
  notesOn,
  oldestChild,
  type RequestNote,
  type TripRequest,
} from '@/lib/booking/trip-request'
import { formatAmount } from '@/lib/catalogue/money'
import { fill } from '@/lib/fill'
import type { Locale } from '@/lib/locales'
import { dayOf } from '@/lib/planning/paraty-time'
import { Choice, Count, Departures, Group, Notes } from './request-fields'

export interface RequestFormProps {
  source: RequestSource
  locale: Locale
  words: Pick<RequestWords, 'form' | 'estimate' | 'notes'> & { newWindowHint: string }
  /** What is asked for, where a page has several forms. */
  about?: { title: string; lang?: string }
}

/** The composer's form with the message beside it. Nothing is sent: its only button is a link to the chat. */
export function RequestForm({ source, locale, words, about }: RequestFormProps) {
  const { subject, drafts, chat, starts } = source
  const { form } = words
  const [day, choose] = useChosenDate()
  const now = useParatyNow()
  const [said, setSaid] = useState<TripRequest>(emptyRequest)
  /** Ages by the child's place, also of children who are not counted just now: the number is typed digit by digit. */
  const saidAges = useRef<TripRequest['ages']>([])
  const [isFlexible, setFlexible] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const group = useId()
  useEffect(() => {
    title.current?.focus({ focusVisible: false })
  }, [])

  const request: TripRequest = { ...said, day: isFlexible ? '' : day, month: isFlexible ? said.month : '' }
  const say = (change: Partial<TripRequest>) => setSaid((before) => ({ ...before, ...change }))
  const notes = notesOn(subject, request, now)
  const beside = (fits: (note: RequestNote) => boolean) =>
    notes.filter(fits).map((note) => noteText(note, words.notes))
  const lodgings = lodgingsOf(subject)
  const extension = extensionOf(subject)
  const estimate = estimateOf(subject, request)
  const months = now === undefined ? [] : monthsFrom(now)

  return (
    <section
      aria-labelledby={`${group}title`}
      className="@container rounded-lg bg-surface p-5 text-ink shadow-card sm:p-8"
    >
      <h2 ref={title} id={`${group}title`} tabIndex={-1} className="text-heading outline-none">
        {form.title}
        {about ? (
          <>
            : <span lang={about.lang}>{about.title}</span>
          </>
        ) : null}
      </h2>
      <p className="mt-2 max-w-prose text-soft">{form.lead}</p>
      <div className="mt-6 grid gap-8 @3xl:grid-cols-[1.2fr_1fr]">
        <div className="space-y-7">
          <Group legend={form.when}>
            <div className="flex flex-wrap gap-x-6">
              {[false, true].map((flexible) => (
                <label key={String(flexible)} className="flex min-h-11 items-center gap-2.5">
                  <input
                    type="radio"
                    name={`${group}when`}
                    checked={isFlexible === flexible}
                    onChange={() => setFlexible(flexible)}
                    className="size-5 accent-cobalt"
                  />
                  {flexible ? form.flexible : form.exact}
                </label>
              ))}
            </div>
            <div className="mt-2 max-w-80">
              {isFlexible ? (
                <Choice
                  label={form.month}
                  open={form.monthOpen}
                  value={said.month}
                  options={months.map((month) => ({ value: month, label: monthText(month, locale) }))}
                  onChoose={(month) => say({ month })}
                />
              ) : (
                <DateField
                  label={form.date}
                  value={day}
                  onChoose={choose}
                  min={now === undefined ? undefined : dayOf(now)}
                />
              )}
            </div>
            <Notes texts={beside(({ field }) => field === 'date')} />
            {subject.dates.length > 0 ? (
              <Departures
                label={subject.kind === 'course' ? form.classes : form.departures}
                dates={subject.dates}
                chosen={request.day}
                states={form.states}
                locale={locale}
                onChoose={(date) => {
                  setFlexible(false)
                  choose(date)
                }}
              />
            ) : null}
          </Group>
          <Group legend={form.people}>
            <div className="grid gap-4 @sm:grid-cols-2">
              <Count
                label={form.adults}
                max={maxPeople}
                value={said.adults}
                onCount={(adults) => say({ adults })}
              />
              <Count
                label={form.children}
                max={maxChildren}
                value={said.ages.length === 0 ? undefined : said.ages.length}
                onCount={(children = 0) => {
                  saidAges.current = [...said.ages, ...saidAges.current.slice(said.ages.length)]
                  say({ ages: Array.from({ length: children }, (_, index) => saidAges.current[index]) })
                }}
              />
            </div>
            {said.ages.length > 0 ? (
              <ul className="mt-4 grid gap-4 @sm:grid-cols-2">
                {said.ages.map((age, child) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a child is known by its place alone
                  <li key={child}>
                    <Choice
                      label={fill(form.childAge, { number: child + 1 })}
                      open={form.ageOpen}
                      value={age === undefined ? '' : String(age)}
                      options={Array.from({ length: oldestChild + 1 }, (_, years) => ({
                        value: String(years),
                        label: years === 0 ? form.ageUnder : String(years),
                      }))}
                      onChoose={(years) =>
                        say({ ages: said.ages.with(child, years === '' ? undefined : Number(years)) })
                      }
                    />
                    <Notes texts={beside((note) => note.field === 'age' && note.child === child)} />
                  </li>
                ))}
              </ul>
            ) : null}
            <Notes texts={beside(({ field }) => field === 'people')} />
          </Group>
          <div className="grid gap-4 @sm:grid-cols-2">
            {starts.length > 1 ? (
              <Choice
                label={form.start}
                open={form.startOpen}
                value={said.start === undefined ? '' : String(said.start)}
                options={starts.map((label, index) => ({ value: String(index), label }))}
                onChoose={(start) => say({ start: start === '' ? undefined : Number(start) })}
              />
            ) : null}
            {lodgings.length > 1 ? (
              <Choice
                label={form.lodging}
                open={form.lodgingOpen}
                value={said.lodging ?? ''}
                options={lodgings.map((lodging) => ({ value: lodging, label: form[lodging] }))}
                onChoose={(value) => say({ lodging: lodgings.find((lodging) => lodging === value) })}
              />
            ) : null}
            <Choice
              label={form.guide}
              open={form.guideOpen}
              value={said.guide ?? ''}
              options={guideLanguages.map((language) => ({
                value: language,
                label: form.languages[language],
              }))}
              onChoose={(value) => say({ guide: guideLanguages.find((language) => language === value) })}
            />
          </div>
          {extension === undefined ? null : (
            <label className="flex min-h-11 items-center gap-2.5">
              <input
                type="checkbox"
                checked={said.extension}
                onChange={({ target }) => say({ extension: target.checked })}
                className="size-5 accent-cobalt"
              />
              {fill(subject.price?.per === 'group' ? form.extensionGroup : form.extension, {
                amount: formatAmount(extension, locale),
              })}
            </label>
          )}
        </div>
        <div className="space-y-5 @3xl:sticky @3xl:top-[calc(var(--header-height)+1rem)] @3xl:self-start">
          <div>
            <h3 className="font-semibold">{words.estimate.title}</h3>
            <div role="status" className="mt-1">
              {estimateLines(estimate, words, locale).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
            {'lines' in estimate ? <p className="mt-1 text-sm text-soft">{words.estimate.note}</p> : null}
          </div>
          <figure>
            <figcaption className="font-semibold">{form.message}</figcaption>
            <blockquote
              lang="pt-BR"
              className="mt-1.5 rounded-lg rounded-bl-none bg-easy p-4 break-words whitespace-pre-wrap text-on-easy"
            >
              {requestDraft(drafts.slice(0, 1), subject, request)}
              {drafts.length > 1 ? (
                <span lang={locale}>{`\n\n${requestDraft(drafts.slice(1), subject, request)}`}</span>
              ) : null}
            </blockquote>
          </figure>
          <a
            href={requestLink(chat, drafts, subject, request)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ size: 'large' }, 'w-full')}
          >
            {form.send}
            <span className="sr-only"> ({words.newWindowHint})</span>
          </a>
        </div>
      </div>
    </section>
  )
}

'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { byMoment, dateStates } from '@/lib/catalogue/shape/departure'
import type { UpcomingDate } from '@/lib/catalogue/shape/trip'
import { clockText } from '@/lib/catalogue/text/fact-formats'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import type { Words } from '@/lib/i18n/words'
import type { DatedItem } from '@/lib/staff/content/dated-items'
import { sendChange } from '@/lib/staff/content/send-change'
import { OutcomeNotice, type ShownOutcome } from '../content/outcome-text'
import { fieldClass } from '../forms/text-field'
import { useScripts } from '../frame/use-scripts'
import { DateForm, keyOf } from './date-form'

interface DatesScreenProps {
  items: DatedItem[]
  chosen: string
  today: string
  locale: Locale
  words: Pick<Words['contentPanel'], 'dates' | 'choices' | 'collections' | 'screen' | 'list'>
}

const dayText = (date: string, locale: Locale): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** Departures and classes of everything, day by day: added, filled, cancelled and published in one place. */
export function DatesScreen({ items, chosen, today, locale, words }: DatesScreenProps) {
  const text = words.dates
  const router = useRouter()
  const isLive = useScripts()
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<ShownOutcome>()
  const status = useRef<HTMLParagraphElement>(null)
  /** What the server has answered since the screen was loaded: whoever acts again at once acts on that. */
  const known = useRef(new Map<string, { revision: number; dates: UpcomingDate[] }>())
  const current = items.map((item) => {
    const answered = known.current.get(keyOf(item))
    return answered && answered.revision > item.revision ? { ...item, ...answered } : item
  })
  const departures = current
    .flatMap((item) => item.dates.map((date, index) => ({ ...date, item, index })))
    .sort(byMoment)
  const days = [...new Set(departures.map(({ date }) => date))]

  const store = async (item: DatedItem, dates: UpcomingDate[]): Promise<boolean> => {
    if (isBusy) return false
    setBusy(true)
    const { collection, id, revision } = item
    const outcome = await sendChange({
      collection,
      id,
      action: 'values',
      body: { revision, values: { dates } },
    })
    setBusy(false)
    if (outcome.kind === 'done' && outcome.row) {
      known.current.set(keyOf(item), { revision: outcome.row.revision, dates })
      const waits = outcome.row.draft !== null
      setSaid({
        text: fill(waits ? words.list.waits : text.published, { title: item.title }),
        look: waits ? 'warning' : 'good',
      })
    } else if (outcome.kind === 'refused')
      setSaid({ text: outcome.issues.map(({ message }) => message).join(' '), look: 'warning' })
    else if (outcome.kind !== 'done')
      setSaid({
        text: words.screen.errors[outcome.kind],
        look: 'warning',
        signedOut: outcome.kind === 'signedOut',
      })
    if (['done', 'conflict', 'unknown'].includes(outcome.kind)) router.refresh()
    return outcome.kind === 'done'
  }

  return (
    <div className="grid gap-5">
      <DateForm
        items={current}
        chosen={chosen}
        today={today}
        words={words}
        isDisabled={!isLive}
        isBusy={isBusy}
        onAdd={store}
      />
      <OutcomeNotice outcome={said} signIn={words.screen.signIn} ref={status} />
      {days.length === 0 ? <p className="text-soft">{text.none}</p> : null}
      {days.map((day) => (
        <section key={day} aria-label={dayText(day, locale)}>
          <h2 className="text-lg first-letter:uppercase">{dayText(day, locale)}</h2>
          <ul className="mt-2 divide-y divide-line rounded-lg border border-line bg-surface px-3 sm:px-4">
            {departures
              .filter(({ date }) => date === day)
              .map(({ item, index, time, state, note }) => (
                <li
                  key={`${keyOf(item)} ${index}`}
                  className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2"
                >
                  <span className="min-w-0 grow basis-44">
                    {time ? <strong>{clockText(time, locale)} </strong> : null}
                    <span className={state === 'cancelled' ? 'line-through' : undefined}>{item.title}</span>
                    {item.isHidden ? <span className="text-sm text-soft"> · {text.hidden}</span> : null}
                    {note?.['pt-BR'] ? (
                      <span className="block text-sm text-soft">{note['pt-BR']}</span>
                    ) : null}
                  </span>
                  <select
                    value={state}
                    disabled={!isLive}
                    aria-label={fill(text.stateOf, { title: item.title })}
                    onChange={({ target }) => {
                      const next = dateStates.find((one) => one === target.value)
                      if (!next) return
                      void store(
                        item,
                        item.dates.map((one, at) => (at === index ? { ...one, state: next } : one)),
                      )
                    }}
                    className={`${fieldClass} w-auto`}
                  >
                    {dateStates.map((one) => (
                      <option key={one} value={one}>
                        {words.choices[one]}
                      </option>
                    ))}
                  </select>
                  <button
                    type="button"
                    disabled={!isLive}
                    aria-disabled={isBusy || undefined}
                    aria-label={fill(text.remove, { title: item.title, day: dayText(day, locale) })}
                    onClick={() => {
                      if (!window.confirm(fill(text.confirmRemove, { title: item.title }))) return
                      status.current?.focus({ preventScroll: true })
                      void store(
                        item,
                        item.dates.filter((_, at) => at !== index),
                      )
                    }}
                    className="grid size-11 place-items-center rounded-full hover:bg-sand disabled:opacity-40"
                  >
                    <Icon name="cross" />
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

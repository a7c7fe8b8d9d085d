import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { clockText } from '@/lib/catalogue/text/fact-formats'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import { momentText } from '@/lib/i18n/paraty-clock'
import type { Words } from '@/lib/i18n/words'
import type { Today } from '@/lib/staff/today'
import { PanelIcon } from './panel-icon'
import { PublishDraft } from './publish-draft'

interface WaitingProps {
  today: Today
  words: Words['admin']['today']
  states: Readonly<Record<string, string>>
  publishWords: Parameters<typeof PublishDraft>[0]['words']
  locale: Locale
}

/** The frequent acts of a day, each one tap away. */
const acts: { name: keyof Words['admin']['today']['acts']; href: string; icon: ReactNode }[] = [
  { name: 'price', href: '/admin/tours?find', icon: <PanelIcon name="price" className="size-6" /> },
  { name: 'date', href: '/admin/dates', icon: <Icon name="clock" className="size-6" /> },
  { name: 'notice', href: '/admin/content/notice', icon: <Icon name="chat" className="size-6" /> },
  { name: 'hide', href: '/admin/tours?find', icon: <PanelIcon name="hide" className="size-6" /> },
]

function Line({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="flex min-h-11 flex-wrap items-center gap-x-2 py-1.5 hover:text-cobalt hover:underline"
    >
      {children}
    </a>
  )
}

/** What waits for the team today, before anything that can wait. */
export function Waiting({ today, words, states, publishWords, locale }: WaitingProps) {
  const { notice, departures, drafts, broken } = today
  const isQuiet = !notice && departures.length === 0 && drafts?.length === 0 && broken.length === 0
  return (
    <section aria-labelledby="waiting-title" className="grid gap-5">
      <h2 id="waiting-title" className="sr-only">
        {words.title}
      </h2>
      <ul className="grid grid-cols-4 gap-2 sm:gap-3">
        {acts.map(({ name, href, icon }) => (
          <li key={name}>
            <a
              href={href}
              className="flex h-full min-h-18 flex-col items-center justify-center gap-1 rounded-lg border border-line bg-surface p-2 text-center text-sm font-semibold hover:border-cobalt hover:text-cobalt sm:text-base"
            >
              {icon}
              {words.acts[name]}
            </a>
          </li>
        ))}
      </ul>
      {broken.length > 0 ? (
        <Part title={words.broken} look="bg-extreme text-on-extreme">
          {broken.map(({ title, href }) => (
            <li key={href}>
              <Line href={href}>{title}</Line>
            </li>
          ))}
        </Part>
      ) : null}
      {notice ? (
        <Part title={words.notice} look="bg-medium text-on-medium">
          <li>
            <Line href="/admin/content/notice">
              <span className="grow">{notice.text}</span>
              <span className="text-sm">
                {fill(words.until, { moment: momentText(new Date(notice.until), locale) })}
              </span>
            </Line>
          </li>
        </Part>
      ) : null}
      {departures.length > 0 ? (
        <Part title={words.departures}>
          {departures.map(({ collection, id, title, date, time, state, note }) => (
            <li key={`${collection}/${id} ${date} ${time}`}>
              <Line href={`/admin/dates?item=${collection}/${id}`}>
                <strong>{date === today.today ? words.day : words.next}</strong>
                {time ? <span>{clockText(time, locale)}</span> : null}
                <span className="grow">{title}</span>
                <span className="text-sm text-soft">{[states[state], note].filter(Boolean).join(' · ')}</span>
              </Line>
            </li>
          ))}
        </Part>
      ) : null}
      {drafts === undefined ? <p role="alert">{words.draftsFailed}</p> : null}
      {drafts && drafts.length > 0 ? (
        <Part title={words.drafts}>
          {drafts.map(({ collection, id, title, href, revision, by, at }) => (
            <li key={href} className="flex items-center gap-2 py-1">
              <span className="min-w-0 grow">
                <a href={href} className="block font-semibold hover:text-cobalt hover:underline">
                  {title}
                </a>
                <span className="block text-sm text-soft">
                  {[by, at && momentText(new Date(at), locale)].filter(Boolean).join(', ')}
                </span>
              </span>
              <PublishDraft
                item={{ collection, id }}
                revision={revision}
                title={title}
                by={by}
                words={publishWords}
              />
            </li>
          ))}
        </Part>
      ) : null}
      {isQuiet ? <p className="text-soft">{words.quiet}</p> : null}
    </section>
  )
}

function Part({
  title,
  look = 'bg-surface border border-line',
  children,
}: {
  title: string
  look?: string
  children: ReactNode
}) {
  return (
    <div className={`rounded-lg px-4 py-3 ${look}`}>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 divide-y divide-current/15">{children}</ul>
    </div>
  )
}

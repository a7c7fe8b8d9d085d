import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import { dayText } from '@/lib/i18n/paraty-clock'
import type { Words } from '@/lib/i18n/words'
import type { VisitSums } from '@/lib/staff/visits'
import { wishOf } from '@/lib/wish/wish'
import { wishLine } from '@/lib/wish/wish-sentences'

interface VisitorsScreenProps {
  locale: Locale
  words: Words['visitors']
  wishWords: Words['wish']
  /** The Monday of the week, how many weeks ago it was, and whether older ones are gone. */
  week: string
  before: number
  isOldest: boolean
  chats: VisitSums['chat']
  /** Name of a trip by its slug; undefined for one that is no more. */
  titleOf: (slug: string) => string | undefined
  wishes: VisitSums['wish']
  /** Addresses that lead nowhere still. */
  missing: VisitSums['missing']
}

const address = (before: number): string =>
  before > 0 ? `/admin/visitors?before=${before}` : '/admin/visitors'

/** What visitors asked for in a week. Works without scripts. */
export function VisitorsScreen(props: VisitorsScreenProps) {
  const { locale, words, wishWords, week, before, isOldest, wishes, missing } = props
  /** "July", "kayak", "a child of up to 11". */
  const partText = (subject: string): string => {
    const [criterion = '', value = ''] = subject.split('/')
    if (criterion === 'age') return fill(words.wish.age, { age: value })
    return wishLine(wishOf(`${criterion}=${value}`), wishWords, locale) || subject
  }
  return (
    <div className="grid gap-8">
      <header>
        <h1 className="text-title">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.lead}</p>
        <p className="mt-4 flex flex-wrap items-center gap-3">
          <strong className="grow">
            {fill(words.week, { day: dayText(new Date(`${week}T12:00:00Z`), locale) })}
          </strong>
          {isOldest ? null : (
            <a href={address(before + 1)} className={buttonClass({ look: 'secondary' })}>
              {words.earlier}
            </a>
          )}
          {before > 0 ? (
            <a href={address(before - 1)} className={buttonClass({ look: 'secondary' })}>
              {words.later}
            </a>
          ) : null}
        </p>
      </header>
      <Part id="chat" words={words.chat}>
        <Chats {...props} />
      </Part>
      <Part id="wish" words={words.wish}>
        <Lines
          lines={wishes.map(({ subject, times }) => ({
            key: subject,
            text: partText(subject),
            count: times,
          }))}
          nothing={words.nothing}
        />
      </Part>
      <Part id="missing" words={words.missing}>
        <Lines
          lines={missing.map(({ subject, times }) => ({
            key: subject,
            text: subject,
            count: times,
            action: (
              <a
                href={`/admin/redirects?from=${encodeURIComponent(subject)}`}
                aria-label={fill(words.missing.sendFrom, { address: subject })}
                className={buttonClass({ look: 'secondary' })}
              >
                {words.missing.send}
              </a>
            ),
          }))}
          nothing={words.nothing}
        />
        <p className="mt-3">
          <a
            href="/admin/redirects"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {words.missing.all}
          </a>
        </p>
      </Part>
    </div>
  )
}

interface PartProps {
  id: string
  words: { title: string; lead: string }
  children: ReactNode
}

function Part({ id, words, children }: PartProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-heading">
        {words.title}
      </h2>
      <p className="mt-1 mb-3 max-w-prose text-soft">{words.lead}</p>
      {children}
    </section>
  )
}

interface LinesProps {
  lines: { key: string; text: string; count: number; action?: ReactNode }[]
  nothing: string
}

function Lines({ lines, nothing }: LinesProps) {
  if (lines.length === 0) return <p>{nothing}</p>
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-4">
      {lines.map(({ key, text, count, action }) => (
        <li key={key} className="flex min-h-12 items-center gap-4 py-1.5">
          <span className="min-w-0 grow wrap-anywhere">{text}</span>
          <span className="font-semibold tabular-nums">{count}</span>
          {action}
        </li>
      ))}
    </ul>
  )
}

/** Chats by trip, with a column for each language. */
function Chats({ chats, titleOf, words }: VisitorsScreenProps) {
  if (chats.length === 0) return <p>{words.nothing}</p>
  const rows = new Map<string, Record<string, number>>()
  for (const { subject, times } of chats) {
    const [place = '', language = ''] = subject.split('/')
    rows.set(place, { ...rows.get(place), [language]: times })
  }
  const sums = [...rows].map(([place, counts]) => {
    const [portuguese, english] = [counts['pt-BR'] ?? 0, counts['en-GB'] ?? 0]
    const title = place === 'site' ? words.chat.site : (titleOf(place) ?? place)
    return { place, title, portuguese, english, total: portuguese + english }
  })
  const cell = 'py-2.5 pl-3 text-right tabular-nums'
  return (
    <table className="w-full rounded-lg border border-line bg-surface">
      <thead>
        <tr className="border-b border-line text-sm">
          <th scope="col" className="sr-only">
            {words.chat.title}
          </th>
          <th scope="col" className={cell}>
            {words.chat.portuguese}
          </th>
          <th scope="col" className={cell}>
            {words.chat.english}
          </th>
          <th scope="col" className={`${cell} pr-4`}>
            {words.chat.total}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {sums
          .sort((one, other) => other.total - one.total)
          .map(({ place, title, portuguese, english, total }) => (
            <tr key={place}>
              <th scope="row" className="py-2.5 pl-4 text-left font-normal wrap-anywhere">
                {title}
              </th>
              <td className={cell}>{portuguese}</td>
              <td className={cell}>{english}</td>
              <td className={`${cell} pr-4 font-semibold`}>{total}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

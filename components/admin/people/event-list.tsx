import type { Words } from '@/lib/i18n/words'

interface EventListProps {
  words: Words['people']['events']
  /** Undefined where they could not be loaded. `at` is for machines, `moment` and `text` are for people. */
  events?: { id: number; at: string; moment: string; text: string }[]
}

/** What the team did, newest first, as sentences. */
export function EventList({ words, events }: EventListProps) {
  return (
    <section id="events" aria-labelledby="events-title" className="scroll-mt-4">
      <h2 id="events-title" className="text-heading">
        {words.title}
      </h2>
      <p className="mt-1 text-soft">{words.lead}</p>
      {events === undefined ? (
        <p role="alert" className="mt-4 rounded-md bg-extreme px-4 py-3 font-semibold text-on-extreme">
          {words.failed}
        </p>
      ) : null}
      {events?.length === 0 ? <p className="mt-4">{words.empty}</p> : null}
      {events && events.length > 0 ? (
        <ol className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface px-4 sm:px-5">
          {events.map(({ id, at, moment, text }) => (
            <li key={id} className="grid gap-x-5 py-2.5 sm:grid-cols-[12rem_1fr]">
              <time dateTime={at} className="text-sm text-soft tabular-nums sm:pt-0.5">
                {moment}
              </time>
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  )
}

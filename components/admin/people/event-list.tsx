import { buttonClass } from '@/components/ui/button'
import type { Words } from '@/lib/i18n/words'
import type { EventGroup } from '@/lib/staff/people/events'

interface EventListProps {
  words: Words['people']['events']
  group: EventGroup
  /** Undefined where they could not be loaded. `at` is for machines, `moment` and `text` are for people. */
  events?: { id: number; at: string; moment: string; text: string; href?: string }[]
  /** Whether this is the first page, and the address of the next one where there is one. */
  isNewest: boolean
  olderHref?: string
}

const groups: readonly EventGroup[] = ['done', 'attacks']
const address = (group: EventGroup): string =>
  group === 'done' ? '/admin/events' : `/admin/events?group=${group}`

/** What happened in the panel, newest first, as sentences, a page at a time. */
export function EventList({ words, group, events, isNewest, olderHref }: EventListProps) {
  return (
    <>
      <h1 className="text-title">{words.title}</h1>
      <p className="mt-1 text-soft">{words.lead}</p>
      <nav aria-label={words.groupsLabel} className="mt-4 flex gap-1 rounded-full bg-sand p-1 sm:inline-flex">
        {groups.map((name) => (
          <a
            key={name}
            href={address(name)}
            aria-current={name === group ? 'page' : undefined}
            className="grid min-h-11 grow place-items-center rounded-full px-3 font-semibold whitespace-nowrap text-soft hover:text-ink aria-[current]:bg-paint-cobalt aria-[current]:text-white sm:px-5"
          >
            {words.groups[name]}
          </a>
        ))}
      </nav>
      {events === undefined ? (
        <p role="alert" className="mt-4 rounded-md bg-extreme px-4 py-3 font-semibold text-on-extreme">
          {words.failed}
        </p>
      ) : null}
      {events?.length === 0 ? <p className="mt-4">{words.empty}</p> : null}
      {events && events.length > 0 ? (
        <ol className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface px-4 sm:px-5">
          {events.map(({ id, at, moment, text, href }) => (
            <li key={id} className="grid gap-x-5 py-2.5 sm:grid-cols-[12rem_1fr]">
              <time dateTime={at} className="text-sm text-soft tabular-nums sm:pt-0.5">
                {moment}
              </time>
              {href ? (
                <a href={href} className="min-w-0 py-0.5 wrap-anywhere underline underline-offset-4">
                  {text}
                </a>
              ) : (
                <span className="min-w-0 wrap-anywhere">{text}</span>
              )}
            </li>
          ))}
        </ol>
      ) : null}
      <p className="mt-4 flex flex-wrap gap-3">
        {olderHref ? (
          <a href={olderHref} className={buttonClass({ look: 'secondary' })}>
            {words.older}
          </a>
        ) : null}
        {isNewest ? null : (
          <a href={address(group)} className={buttonClass({ look: 'plain' })}>
            {words.newest}
          </a>
        )}
      </p>
    </>
  )
}

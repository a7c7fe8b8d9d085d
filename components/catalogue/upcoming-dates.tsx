import { useTranslations } from 'next-intl'
import { ChatLink } from '@/components/booking/chat-link'
import { Badge } from '@/components/ui/badge'
import { isUpcoming } from '@/lib/catalogue/build/catalogue'
import { byMoment } from '@/lib/catalogue/shape/departure'
import type { UpcomingDate } from '@/lib/catalogue/shape/trip'
import { clockText } from '@/lib/catalogue/text/fact-formats'
import type { SourceMark } from '@/lib/catalogue/text/source-mark'
import { defaultLocale, type Locale } from '@/lib/i18n/locales'

interface UpcomingDatesProps {
  title: string
  dates: readonly UpcomingDate[]
  locale: Locale
  /** Moment of the rendering, in milliseconds since 1970: days that are over in Paraty are left out. */
  now: number
  /** The chat link that asks about a day. */
  chatHref: (day: string) => string
  /** The same dates as a calendar to subscribe to. */
  calendarHref?: string
  mark?: SourceMark
  className?: string
}

const tones = { open: 'green', few: 'yellow', full: 'neutral', cancelled: 'neutral' } as const

/** "sáb., 12 de dezembro de 2026": the day of an ISO date, which has no time zone of its own. */
const departureDayText = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${date}T00:00:00Z`))

/**
 * Departures or classes that people can ask for, nearest first; nothing where there is none. Each leads
 * into the chat, a full or cancelled one does not. Nothing is booked here.
 */
export function UpcomingDates({
  title,
  dates,
  locale,
  now,
  chatHref,
  calendarHref,
  mark,
  className = '',
}: UpcomingDatesProps) {
  const t = useTranslations('dates')
  const site = useTranslations('site')
  const upcoming = dates.filter(({ date }) => isUpcoming(date, now)).toSorted(byMoment)
  if (upcoming.length === 0) return null
  return (
    <section aria-label={title} className={className}>
      {mark?.('', 'dates')}
      <h3 className="text-lg leading-tight">{title}</h3>
      <ul className="mt-2 divide-y divide-current/15">
        {upcoming.map(({ date, time, state, note }) => {
          const day = `${departureDayText(date, locale)}${time ? `, ${clockText(time, locale)}` : ''}`
          const own = note?.[locale]
          const said = own || note?.[defaultLocale]
          return (
            <li key={`${date} ${time}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <time dateTime={time ? `${date}T${time}` : date} className="grow font-semibold">
                {state === 'full' || state === 'cancelled' ? (
                  <span className={state === 'cancelled' ? 'line-through' : undefined}>{day}</span>
                ) : (
                  <ChatLink
                    href={chatHref(date)}
                    locale={locale}
                    newWindowHint={site('newWindow')}
                    className="underline decoration-1 underline-offset-4 hover:decoration-2"
                  >
                    <span className="sr-only">{t('ask')} </span>
                    {day}
                  </ChatLink>
                )}
              </time>
              <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
              {said ? (
                <p lang={own ? undefined : defaultLocale} className="basis-full text-sm opacity-85">
                  {said}
                </p>
              ) : null}
            </li>
          )
        })}
      </ul>
      {calendarHref && (
        <a href={calendarHref} className="mt-2 inline-block underline underline-offset-4">
          {t('subscribe')}
        </a>
      )}
    </section>
  )
}

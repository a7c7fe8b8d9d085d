import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { EventList } from '@/components/admin/people/event-list'
import { isCollection } from '@/lib/catalogue/base/documents'
import { currentCatalogue } from '@/lib/content/current'
import { momentText } from '@/lib/i18n/paraty-clock'
import { requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { panelAddress } from '@/lib/staff/content/collections'
import { itemTitles } from '@/lib/staff/content/content-list'
import { eventText } from '@/lib/staff/people/event-text'
import { loadEvents } from '@/lib/staff/people/events'
import { loadAccountNames } from '@/lib/staff/people/people'
import { Outage } from '../outage'
import { enterPanel } from '../page-gate'
import { PanelFrame } from '../panel-frame'

export async function generateMetadata(): Promise<Metadata> {
  return { title: wordsOf(requireLocale(await rootParams.locale())).people.events.title }
}

/** The item or the list that an event is about. */
function hrefOf(subject: string | null): string | undefined {
  const [collection = '', ...id] = subject?.split('/') ?? []
  return isCollection(collection) ? panelAddress(collection, ...id) : undefined
}

/** What happened in the panel, a page at a time. */
export default async function EventsPage({ searchParams }: PageProps<'/[locale]/admin/events'>) {
  const locale = requireLocale(await rootParams.locale())
  const gate = await enterPanel(locale, '/admin/events')
  if (!gate) return <Outage locale={locale} retryHref="/admin/events" />
  const given = await searchParams
  const group = given.group === 'attacks' ? 'attacks' : 'done'
  const asked = Number(given.before)
  const before = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined
  const [found, names] = await Promise.all([
    loadEvents(gate.client, group, before),
    loadAccountNames(gate.client),
  ])
  const words = wordsOf(locale).people.events
  const titleOf = itemTitles(currentCatalogue(), locale)
  const page = found.ok && names.ok ? found.value : undefined
  const last = page?.events.at(-1)
  return (
    <PanelFrame locale={locale} email={gate.user.email} place="more">
      <EventList
        words={words}
        group={group}
        events={page?.events.map((event) => ({
          id: event.id,
          at: event.at.toISOString(),
          moment: momentText(event.at, locale),
          text: eventText(event, names.ok ? names.value : new Map(), words, titleOf),
          href: hrefOf(event.subject),
        }))}
        isNewest={before === undefined}
        olderHref={
          page?.hasMore && last
            ? `/admin/events?${group === 'attacks' ? 'group=attacks&' : ''}before=${last.id}`
            : undefined
        }
      />
    </PanelFrame>
  )
}

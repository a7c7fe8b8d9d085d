import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { EventList } from '@/components/admin/people/event-list'
import { PeopleScreen } from '@/components/admin/people/people-screen'
import { currentCatalogue } from '@/lib/content/current'
import { momentText } from '@/lib/i18n/paraty-clock'
import { requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { itemTitles } from '@/lib/staff/content/content-list'
import { eventText } from '@/lib/staff/people/event-text'
import { loadRecentEvents } from '@/lib/staff/people/events'
import { loadAccountNames, loadPeople, roleProblems, searchText } from '@/lib/staff/people/people'
import { Outage } from '../outage'
import { enterPanel } from '../page-gate'
import { PanelFrame } from '../panel-frame'
import { changeRoleAction } from './actions'

interface PeoplePageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: wordsOf(requireLocale(await rootParams.locale())).people.people.metaTitle }
}

/** Who may enter the panel, who has an account, and what happened. */
export default async function PeoplePage({ searchParams }: PeoplePageProps) {
  const locale = requireLocale(await rootParams.locale())
  const gate = await enterPanel(locale, '/admin/people')
  if (!gate) return <Outage locale={locale} retryHref="/admin/people" />

  const given = await searchParams
  const search = typeof given.search === 'string' ? searchText(given.search) : ''
  const [people, recent, names] = await Promise.all([
    loadPeople(gate.client, search),
    loadRecentEvents(gate.client),
    loadAccountNames(gate.client),
  ])
  const words = wordsOf(locale).people
  const titleOf = itemTitles(currentCatalogue(), locale)
  const events =
    recent.kind === 'loaded' && names.ok
      ? recent.events.map((event) => ({
          id: event.id,
          at: event.at.toISOString(),
          moment: momentText(event.at, locale),
          text: eventText(event, names.value, words.events, titleOf),
        }))
      : undefined
  return (
    <PanelFrame locale={locale} email={gate.user.email} place="more">
      <div className="grid gap-12">
        <PeopleScreen
          locale={locale}
          words={words.people}
          eventsTitle={words.events.title}
          people={people}
          own={gate.user.id}
          search={search}
          told={{
            person: typeof given.person === 'string' ? given.person : '',
            notice: given.notice === 'given' || given.notice === 'taken' ? given.notice : undefined,
            problem: roleProblems.find((name) => name === given.problem),
          }}
          changeRole={changeRoleAction}
        />
        <EventList words={words.events} events={events} />
      </div>
    </PanelFrame>
  )
}

import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { PeopleScreen } from '@/components/admin/people/people-screen'
import { requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { loadPeople, roleProblems, searchText } from '@/lib/staff/people/people'
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

/** Who may enter the panel, and who has an account. */
export default async function PeoplePage({ searchParams }: PeoplePageProps) {
  const locale = requireLocale(await rootParams.locale())
  const gate = await enterPanel(locale, '/admin/people')
  if (!gate) return <Outage locale={locale} retryHref="/admin/people" />

  const given = await searchParams
  const search = typeof given.search === 'string' ? searchText(given.search) : ''
  const people = await loadPeople(gate.client, search)
  return (
    <PanelFrame locale={locale} email={gate.user.email} place="more">
      <PeopleScreen
        locale={locale}
        words={wordsOf(locale).people.people}
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
    </PanelFrame>
  )
}

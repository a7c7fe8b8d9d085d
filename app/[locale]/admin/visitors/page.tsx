import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { VisitorsScreen } from '@/components/admin/visitors/visitors-screen'
import { currentCatalogue } from '@/lib/content/current'
import { requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { resolveAddress } from '@/lib/routing/resolve'
import { itemTitles } from '@/lib/staff/content/content-list'
import { keptWeeks, loadVisits, weekOf } from '@/lib/staff/visits'
import { Outage } from '../outage'
import { enterPanel } from '../page-gate'
import { PanelFrame } from '../panel-frame'

export async function generateMetadata(): Promise<Metadata> {
  return { title: wordsOf(requireLocale(await rootParams.locale())).visitors.title }
}

/** What visitors asked for, a week at a time. */
export default async function VisitorsPage({ searchParams }: PageProps<'/[locale]/admin/visitors'>) {
  const locale = requireLocale(await rootParams.locale())
  const gate = await enterPanel(locale, '/admin/visitors')
  if (!gate) return <Outage locale={locale} retryHref="/admin/visitors" />
  const { before: given } = await searchParams
  const asked = Number(given)
  const before = Number.isInteger(asked) && asked > 0 && asked < keptWeeks ? asked : 0
  const week = weekOf(Date.now(), before)
  const visits = await loadVisits(gate.client, week)
  if (!visits.ok) return <Outage locale={locale} retryHref="/admin/visitors" />
  const catalogue = currentCatalogue()
  const titleOf = itemTitles(catalogue, locale)
  const { chat, wish, missing } = visits.value
  const { visitors, wish: wishWords } = wordsOf(locale)
  return (
    <PanelFrame locale={locale} email={gate.user.email} place="more">
      <VisitorsScreen
        locale={locale}
        words={visitors}
        wishWords={wishWords}
        week={week}
        before={before}
        isOldest={before === keptWeeks - 1}
        chats={chat}
        titleOf={(slug) => {
          const trip = catalogue.everyTrip.get(slug)
          return trip && titleOf(`${trip.kind === 'tour' ? 'tours' : 'expeditions'}/${slug}`)
        }}
        wishes={wish}
        missing={missing.filter(
          ({ subject }) => resolveAddress(catalogue.addresses, subject, locale).kind === 'missing',
        )}
      />
    </PanelFrame>
  )
}

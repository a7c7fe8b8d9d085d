import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { DatesScreen } from '@/components/admin/dates/dates-screen'
import { currentCatalogue } from '@/lib/content/current'
import { requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { dayOf, paratyMinute } from '@/lib/planning/paraty-time'
import { loadDatedItems } from '@/lib/staff/content/dated-items'
import { Outage } from '../outage'
import { enterPanel } from '../page-gate'
import { PanelFrame } from '../panel-frame'

export async function generateMetadata(): Promise<Metadata> {
  return { title: wordsOf(requireLocale(await rootParams.locale())).contentPanel.dates.title }
}

/** The departures of all trips and the classes of all courses. */
export default async function DatesPage({ searchParams }: PageProps<'/[locale]/admin/dates'>) {
  const locale = requireLocale(await rootParams.locale())
  const gate = await enterPanel(locale, '/admin/dates')
  if (!gate) return <Outage locale={locale} retryHref="/admin/dates" />
  const now = Date.now()
  const items = await loadDatedItems(gate.client, { catalogue: currentCatalogue(), locale, now })
  if (!items.ok) return <Outage locale={locale} retryHref="/admin/dates" />
  const { dates, choices, collections, screen, list } = wordsOf(locale).contentPanel
  const { item } = await searchParams
  return (
    <PanelFrame locale={locale} email={gate.user.email} place="dates">
      <h1 className="mb-4 text-title">{dates.title}</h1>
      <p className="mb-4 hidden rounded-md bg-medium px-4 py-3 text-on-medium noscript:block">
        {screen.noScript}
      </p>
      <DatesScreen
        items={items.value}
        chosen={typeof item === 'string' ? item : ''}
        today={dayOf(paratyMinute(now))}
        locale={locale}
        words={{ dates, choices, collections, screen, list }}
      />
    </PanelFrame>
  )
}

import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { RedirectsScreen } from '@/components/admin/visitors/redirects-screen'
import { currentCatalogue } from '@/lib/content/current'
import { requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { loadRedirects } from '@/lib/staff/content/redirects'
import { Outage } from '../outage'
import { enterPanel } from '../page-gate'
import { PanelFrame } from '../panel-frame'
import { addRedirectsAction, removeRedirectAction } from './actions'

export async function generateMetadata(): Promise<Metadata> {
  return { title: wordsOf(requireLocale(await rootParams.locale())).visitors.redirects.title }
}

/** Where missing addresses are sent on to. */
export default async function RedirectsPage({ searchParams }: PageProps<'/[locale]/admin/redirects'>) {
  const locale = requireLocale(await rootParams.locale())
  const gate = await enterPanel(locale, '/admin/redirects')
  if (!gate) return <Outage locale={locale} retryHref="/admin/redirects" />
  const stored = await loadRedirects(gate.client)
  if (!stored.ok) return <Outage locale={locale} retryHref="/admin/redirects" />
  const { addresses } = currentCatalogue()
  const { from, notice, problem } = await searchParams
  return (
    <PanelFrame locale={locale} email={gate.user.email} place="more">
      <RedirectsScreen
        words={wordsOf(locale).visitors.redirects}
        pages={[...new Set([...addresses.routes.values()].flatMap((page) => Object.values(page)))].sort()}
        redirects={stored.value.redirects.map((redirect) => ({
          ...redirect,
          isDead: !addresses.redirects.has(redirect.from),
        }))}
        from={typeof from === 'string' ? from.slice(0, 200) : ''}
        isRemoved={notice === 'removed'}
        isFailed={problem === 'unavailable'}
        add={addRedirectsAction}
        remove={removeRedirectAction}
      />
    </PanelFrame>
  )
}

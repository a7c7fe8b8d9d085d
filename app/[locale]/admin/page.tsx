import * as rootParams from 'next/root-params'
import { Suspense } from 'react'
import { CountCards } from '@/components/admin/frame/count-cards'
import { Dashboard, DashboardLoading } from '@/components/admin/frame/dashboard'
import { Panel } from '@/components/admin/frame/panel'
import { SinceLastVisit } from '@/components/admin/frame/since-last-visit'
import { PanelToaster } from '@/components/admin/frame/toaster'
import { Waiting } from '@/components/admin/frame/waiting'
import { SiteImages } from '@/components/admin/images/site-images'
import { currentCatalogue } from '@/lib/content/current'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import { momentText } from '@/lib/i18n/paraty-clock'
import { requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { panelAddress } from '@/lib/staff/content/collections'
import { itemTitles } from '@/lib/staff/content/content-list'
import { loadCounts } from '@/lib/staff/counts'
import { loadProductChoices } from '@/lib/staff/pictures/product-choices'
import { loadToday, type Today } from '@/lib/staff/today'
import type { SessionClient } from '@/lib/supabase/server'
import { Outage } from './outage'
import { enterPanel } from './page-gate'
import { PanelFrame } from './panel-frame'

/** The back office (spec §2.13): overview and images. */
export default async function PanelPage() {
  const locale = requireLocale(await rootParams.locale())
  const gate = await enterPanel(locale, '/admin')
  if (!gate) return <Outage locale={locale} retryHref="/admin" />
  const { tabs, dashboard, images, today } = wordsOf(locale).admin
  const { choices, list, screen } = wordsOf(locale).contentPanel
  const now = await loadToday(gate.client, { catalogue: currentCatalogue(), locale, now: Date.now() })
  return (
    <PanelFrame locale={locale} email={gate.user.email} place="today">
      <Panel
        words={tabs}
        dashboard={
          <Dashboard
            words={dashboard}
            waiting={
              <Waiting
                today={now}
                words={today}
                states={choices}
                publishWords={{ list, screen, published: today.published }}
                locale={locale}
              />
            }
            changes={<Changes today={now} locale={locale} />}
          >
            <Suspense fallback={<DashboardLoading text={dashboard.loading} />}>
              <LoadedCounts client={gate.client} locale={locale} />
            </Suspense>
          </Dashboard>
        }
        images={
          <Suspense fallback={null}>
            <LoadedImages client={gate.client} locale={locale} />
          </Suspense>
        }
      />
      <PanelToaster label={images.toasts.region} closeLabel={images.toasts.close} />
    </PanelFrame>
  )
}

/** What the team changed lately, each with the way to its history. */
function Changes({ today: { changes }, locale }: { today: Today; locale: Locale }) {
  const words = wordsOf(locale).admin.today.changes
  if (!changes) return <p role="alert">{words.failed}</p>
  const actions: Readonly<Record<string, string>> = wordsOf(locale).contentPanel.history.actions
  const titleOf = itemTitles(currentCatalogue(), locale)
  return (
    <SinceLastVisit
      words={words}
      entries={changes.map(({ id, collection, item, action, actor_email, at }) => ({
        id,
        at: Date.parse(at),
        content: (
          <a
            href={item === null ? panelAddress(collection) : panelAddress(collection, item, 'history')}
            className="flex min-h-11 flex-wrap items-center gap-x-3 hover:text-cobalt hover:underline"
          >
            <span className="grow">
              {fill(words.entry, {
                who: actor_email ?? words.someone,
                action: (actions[action] ?? action).toLocaleLowerCase(locale),
                title: titleOf(item === null ? collection : `${collection}/${item}`) ?? item ?? collection,
              })}
            </span>
            <time dateTime={at} className="text-sm text-soft">
              {momentText(new Date(at), locale)}
            </time>
          </a>
        ),
      }))}
    />
  )
}

async function LoadedCounts({ client, locale }: { client: SessionClient; locale: Locale }) {
  return <CountCards initial={await loadCounts(client)} words={wordsOf(locale).admin.dashboard} />
}

async function LoadedImages({ client, locale }: { client: SessionClient; locale: Locale }) {
  const choices = await loadProductChoices(client, currentCatalogue(), locale)
  return <SiteImages locale={locale} words={wordsOf(locale).admin.images} choices={choices} />
}

import * as rootParams from 'next/root-params'
import { after } from 'next/server'
import { Suspense } from 'react'
import { CountCards } from '@/components/admin/frame/count-cards'
import { Dashboard, DashboardLoading } from '@/components/admin/frame/dashboard'
import { Panel } from '@/components/admin/frame/panel'
import { PanelToaster } from '@/components/admin/frame/toaster'
import { SiteImages } from '@/components/admin/images/site-images'
import { adminWords } from '@/lib/admin/admin-words'
import { loadCounts } from '@/lib/admin/counts'
import { loadProductChoices } from '@/lib/admin/images/product-choices'
import { prepareForDrawings } from '@/lib/admin/uploads/image-bytes'
import { currentCatalogue } from '@/lib/content/current'
import { requireLocale } from '@/lib/i18n/require-locale'
import type { Locale } from '@/lib/locales'
import type { SessionClient } from '@/lib/supabase/server'
import { Outage } from './outage'
import { enterPanel } from './page-gate'
import { PanelFrame } from './panel-frame'

/** The back office (spec §2.13): overview and images. */
export default async function PanelPage() {
  const locale = requireLocale(await rootParams.locale())
  const gate = await enterPanel(locale, '/admin')
  if (!gate) return <Outage locale={locale} retryHref="/admin" />
  after(prepareForDrawings)
  const { tabs, dashboard, images } = adminWords(locale)
  return (
    <PanelFrame locale={locale} email={gate.user.email}>
      <Panel
        words={tabs}
        dashboard={
          <Dashboard words={dashboard}>
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

async function LoadedCounts({ client, locale }: { client: SessionClient; locale: Locale }) {
  return <CountCards initial={await loadCounts(client)} words={adminWords(locale).dashboard} />
}

async function LoadedImages({ client, locale }: { client: SessionClient; locale: Locale }) {
  const choices = await loadProductChoices(client, currentCatalogue(), locale)
  return <SiteImages locale={locale} words={adminWords(locale).images} choices={choices} />
}

import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { NotFoundNotice } from '../not-found-notice'
import { Outage } from '../outage'
import { enterPanel } from '../page-gate'
import { PanelFrame } from '../panel-frame'

export async function generateMetadata(): Promise<Metadata> {
  return { title: wordsOf(requireLocale(await rootParams.locale())).admin.missing.metaTitle }
}

/** Any address of the panel without a screen (spec §2.13). The middleware answers it with status 404. */
export default async function MissingPanelPage() {
  const locale = requireLocale(await rootParams.locale())
  const gate = await enterPanel(locale, '/admin')
  if (!gate) return <Outage locale={locale} retryHref="/admin" />
  return (
    <PanelFrame locale={locale} email={gate.user.email}>
      <NotFoundNotice locale={locale} />
    </PanelFrame>
  )
}

import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { buttonClass } from '@/components/ui/button'
import { adminWords } from '@/lib/admin/words'
import { requireLocale } from '@/lib/i18n/require-locale'
import { Outage } from '../outage'
import { enterPanel } from '../page-gate'
import { PanelFrame } from '../panel-frame'

export async function generateMetadata(): Promise<Metadata> {
  return { title: adminWords(requireLocale(await rootParams.locale())).missing.metaTitle }
}

/** Any address of the panel without a screen (spec §2.13). The middleware answers it with status 404. */
export default async function MissingPanelPage() {
  const locale = requireLocale(await rootParams.locale())
  const gate = await enterPanel(locale)
  if (!gate) return <Outage locale={locale} retryHref="/admin" />
  const { missing } = adminWords(locale)
  return (
    <PanelFrame locale={locale} email={gate.user.email}>
      <section className="mx-auto max-w-prose py-16 text-center">
        <p className="font-display text-display text-terracotta">{missing.code}</p>
        <h1 className="text-title">{missing.title}</h1>
        <p className="mt-4 text-lead text-soft">{missing.text}</p>
        <p className="mt-8">
          <a href="/admin" className={buttonClass()}>
            {missing.back}
          </a>
        </p>
      </section>
    </PanelFrame>
  )
}

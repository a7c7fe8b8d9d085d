import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button'
import { addressOf } from '@/lib/addresses'
import { requireLocale } from '@/lib/i18n/require-locale'
import { SiteFrame } from '../site-frame'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('missing')
  return { title: t('metaTitle'), robots: { index: false } }
}

/** The not-found page (spec §2.11). The middleware sends unknown addresses here with status 404 and logs them. */
export default async function MissingPage() {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations('missing')
  return (
    <SiteFrame locale={locale} page="missing">
      <section className="page py-24 text-center">
        <p className="font-display text-display">{t('code')}</p>
        <h1 className="text-title">{t('title')}</h1>
        <p className="mx-auto mt-4 max-w-prose text-lead">{t('text')}</p>
        <p className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink href={addressOf('home', locale)}>{t('home')}</ButtonLink>
          <ButtonLink look="secondary" href={addressOf('tours', locale)}>
            {t('tours')}
          </ButtonLink>
        </p>
      </section>
    </SiteFrame>
  )
}

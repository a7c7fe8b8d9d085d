import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { ChatButton } from '@/components/booking/chat-button'
import { ButtonLink } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { placeLink } from '@/lib/chat/drafts'
import { loadCatalogue } from '@/lib/content/page-content'
import { requireLocale } from '@/lib/i18n/preference'
import { poster } from '@/lib/images/pictures'
import { addressOf } from '@/lib/routing/pages'
import { SiteFrame } from '../_frame/site-frame'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('missing')
  return { title: t('metaTitle'), robots: { index: false } }
}

/** The not-found page (spec §2.11). The middleware sends unknown addresses here with status 404 and logs them. */
export default async function MissingPage() {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations('missing')
  const common = await getTranslations()
  const catalogue = loadCatalogue()
  return (
    <SiteFrame catalogue={catalogue} locale={locale} page="missing">
      <section className="page grid items-center gap-10 py-12 lg:grid-cols-[1fr_1.15fr] lg:gap-16 lg:py-20">
        <div>
          <p className="font-display text-display text-terracotta">{t('code')}</p>
          <h1 className="mt-3 text-title">{t('title')}</h1>
          <p className="mt-4 max-w-prose text-lead text-balance text-soft">{t('text')}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={addressOf('home', locale)}>{t('home')}</ButtonLink>
            <ButtonLink look="secondary" href={addressOf('tours', locale)}>
              {t('tours')}
            </ButtonLink>
            <ChatButton
              look="plain"
              href={placeLink(catalogue, 'missing', locale)}
              locale={locale}
              newWindowHint={common('site.newWindow')}
            >
              {common('home.talk')}
            </ChatButton>
          </p>
        </div>
        <div className="window">
          <Picture
            picture={poster('not-found')}
            alt={t('picture')}
            sizes="(min-width: 78rem) 39rem, (min-width: 64rem) 50vw, 94vw"
            eager
            className="aspect-4/3 w-full object-cover"
          />
        </div>
      </section>
    </SiteFrame>
  )
}

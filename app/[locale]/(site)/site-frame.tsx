import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FlashMessage } from '@/components/layout/flash-message'
import { HashScroll } from '@/components/layout/hash-scroll'
import { OwnTurn } from '@/components/ui/own-turn'
import { SkipLink } from '@/components/ui/skip-link'
import type { PageId } from '@/lib/addresses'
import type { Locale } from '@/lib/locales'
import { PageBreadcrumb } from './breadcrumb'
import { FrameFooter } from './frame-footer'
import { FrameHeader } from './frame-header'

export interface SiteFrameProps {
  locale: Locale
  /** The page shown, so that the language toggle leads to its twin. */
  page: PageId | 'missing'
  children: ReactNode
}

/** Header, main part and footer of every public page (spec §2.2). */
export async function SiteFrame({ locale, page, children }: SiteFrameProps) {
  const t = await getTranslations({ locale })
  return (
    <>
      <PageBreadcrumb locale={locale} page={page} />
      <SkipLink>{t('site.skip')}</SkipLink>
      <OwnTurn>
        <FrameHeader locale={locale} page={page} />
      </OwnTurn>
      <FlashMessage
        id="acesso-negado"
        title={t('flash.denied.title')}
        text={t('flash.denied.text')}
        dismissLabel={t('flash.dismiss')}
        link={{ label: t('flash.denied.switch'), href: '/admin/login?switch' }}
      />
      <HashScroll />
      <main id="content" tabIndex={-1} className="grow pt-(--header-height) outline-none">
        {children}
      </main>
      <OwnTurn>
        <FrameFooter locale={locale} />
      </OwnTurn>
    </>
  )
}

import { getTranslations } from 'next-intl/server'
import type { ComponentProps, ReactNode } from 'react'
import { ChatVisits } from '@/components/layout/chat-visits'
import { EarlyTaps } from '@/components/layout/early-taps'
import { FlashMessage } from '@/components/layout/flash-message'
import { HashScroll } from '@/components/layout/hash-scroll'
import { RegisterOffline } from '@/components/offline/register-offline'
import { HydrationBoundary } from '@/components/ui/hydration-boundary'
import { SkipLink } from '@/components/ui/skip-link'
import { WishLine } from '@/components/wish/wish-line'
import type { Catalogue } from '@/lib/catalogue/build/catalogue'
import type { ChatPlace } from '@/lib/chat/drafts'
import { shownPreview } from '@/lib/content/page-content'
import { panelVisitCookie } from '@/lib/front/panel-visit'
import type { Locale } from '@/lib/i18n/locales'
import { addressOf, type PageAddresses, type PageId, pageAddresses } from '@/lib/routing/pages'
import { site } from '@/lib/site'
import { PageBreadcrumb } from './breadcrumb'
import { FrameFooter } from './frame-footer'
import { FrameHeader } from './frame-header'
import { FrameNotice } from './frame-notice'
import { FramePreview } from './frame-preview'

interface SiteFrameProps {
  catalogue: Catalogue
  locale: Locale
  /**
   * The page shown, or the addresses of a trip's, so that the language toggle leads to its counterpart and the chat
   * knows where somebody stands; "missing" where an address has no page.
   */
  page: PageId | PageAddresses | 'missing'
  /** The language toggle of a page that answers a query or a chosen date. */
  renderToggle?: ComponentProps<typeof FrameHeader>['renderToggle']
  /** The wish that such a page answers. */
  answered?: string
  children: ReactNode
}

/** Header, main part and footer of every public page (spec §2.2). */
export async function SiteFrame({
  catalogue,
  locale,
  page,
  renderToggle,
  answered,
  children,
}: SiteFrameProps) {
  const t = await getTranslations({ locale })
  const own =
    page === 'missing' ? pageAddresses('home') : typeof page === 'string' ? pageAddresses(page) : page
  const addresses = shownPreview()?.addresses ?? own
  const place = placeOf(catalogue, page)
  return (
    <>
      {typeof page === 'string' && page !== 'missing' ? <PageBreadcrumb locale={locale} page={page} /> : null}
      <SkipLink>{t('site.skip')}</SkipLink>
      <HydrationBoundary>
        <FrameHeader
          catalogue={catalogue}
          locale={locale}
          addresses={addresses}
          place={place}
          renderToggle={renderToggle}
        />
      </HydrationBoundary>
      <FlashMessage
        id="acesso-negado"
        title={t('flash.denied.title')}
        text={t('flash.denied.text')}
        dismissLabel={t('flash.dismiss')}
        proof={panelVisitCookie.name}
        link={{ label: t('flash.denied.switch'), href: '/admin/login?switch' }}
      />
      <HashScroll />
      {shownPreview() ? null : (
        <ChatVisits place={typeof place === 'string' ? 'site' : place.slug} host={site.chat.host} />
      )}
      <RegisterOffline />
      <FramePreview locale={locale} />
      <FrameNotice catalogue={catalogue} locale={locale} />
      <main id="content" tabIndex={-1} className="grow pt-(--header-height) outline-none">
        {page === 'choose' ? null : (
          <WishLine answered={answered} locale={locale} finderHref={addressOf('choose', locale)} />
        )}
        {children}
      </main>
      <HydrationBoundary>
        <FrameFooter catalogue={catalogue} locale={locale} place={place} />
      </HydrationBoundary>
      <EarlyTaps />
    </>
  )
}

/** Where a visitor of this frame stands; addresses that belong to no trip of the catalogue count as the home page. */
function placeOf(catalogue: Catalogue, page: SiteFrameProps['page']): ChatPlace {
  if (typeof page === 'string') return page
  return catalogue.trips.find(({ addresses }) => addresses['pt-BR'][0] === page['pt-BR']) ?? 'home'
}

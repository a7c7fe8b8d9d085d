import type { ReactNode } from 'react'
import { PanelHeader } from '@/components/admin/frame/panel-header'
import { PanelNav, type PanelPlace } from '@/components/admin/frame/panel-nav'
import { SkipLink } from '@/components/ui/skip-link'
import { type Locale, otherLocale } from '@/lib/i18n/locales'
import { localeParameter } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { addressOf } from '@/lib/routing/pages'
import { signOutAction } from './actions'
import { Brand } from './brand'

interface PanelFrameProps {
  locale: Locale
  /** Of the signed-in person; absent where the service could not say who that is. */
  email?: string
  /** Where the screen belongs in the bar, which is for administrators alone: others would be refused everywhere. */
  place?: PanelPlace
  children: ReactNode
}

/** Header, bar and main part of every screen of the panel but the sign-in. */
export function PanelFrame({ locale, email, place, children }: PanelFrameProps) {
  const { frame, nav } = wordsOf(locale).admin
  const other = otherLocale(locale)
  return (
    <>
      <SkipLink>{frame.skip}</SkipLink>
      <div className={`flex grow flex-col ${place ? 'lg:grid lg:grid-cols-[13rem_1fr]' : ''}`}>
        {/* Behind the content in the page's order on phones, where it stands at the bottom. */}
        <div className="order-last lg:order-first">
          {place ? <PanelNav place={place} words={nav} /> : null}
        </div>
        <div className="flex min-w-0 grow flex-col">
          <PanelHeader
            brand={<Brand />}
            email={email}
            words={frame}
            homeHref={addressOf('home', locale)}
            toggle={{ query: `?${localeParameter}=${other}`, lang: other }}
            signOut={signOutAction}
          />
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto w-full max-w-6xl grow px-4 pt-5 pb-40 outline-none lg:px-8 lg:pt-8 lg:pb-24"
          >
            {children}
          </main>
        </div>
      </div>
    </>
  )
}

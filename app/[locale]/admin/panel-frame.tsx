import type { ReactNode } from 'react'
import { PanelHeader } from '@/components/admin/frame/panel-header'
import { buttonClass } from '@/components/ui/button'
import { SkipLink } from '@/components/ui/skip-link'
import { adminWords } from '@/lib/admin/admin-words'
import { contentWordsOf } from '@/lib/admin/content/content-panel-words'
import { localeParameter } from '@/lib/i18n/preference'
import { type Locale, otherLocale } from '@/lib/locales'
import { addressOf } from '@/lib/routing/pages'
import { signOutAction } from './actions'
import { Brand } from './brand'

interface PanelFrameProps {
  locale: Locale
  /** Of the signed-in person; absent where the service could not say who that is. */
  email?: string
  children: ReactNode
}

/** Header and main part of every screen of the panel but the sign-in. */
export function PanelFrame({ locale, email, children }: PanelFrameProps) {
  const { frame } = adminWords(locale)
  const other = otherLocale(locale)
  return (
    <>
      <SkipLink>{frame.skip}</SkipLink>
      <PanelHeader
        brand={<Brand />}
        email={email}
        words={frame}
        homeHref={addressOf('home', locale)}
        toggle={{ query: `?${localeParameter}=${other}`, lang: other }}
        signOut={signOutAction}
      />
      <main id="content" tabIndex={-1} className="page grow py-8 outline-none lg:py-10">
        {children}
      </main>
    </>
  )
}

/** The way from a screen of the panel back to its overview. */
export function BackToPanel({ locale }: { locale: Locale }) {
  return (
    <p>
      <a href="/admin" className={buttonClass({ look: 'plain' })}>
        {contentWordsOf(locale).screen.back}
      </a>
    </p>
  )
}

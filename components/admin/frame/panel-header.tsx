import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { AdminWords } from '@/lib/admin/admin-words'
import { PanelLanguageToggle } from './panel-language-toggle'

interface PanelHeaderProps {
  brand: ReactNode
  /** Of the signed-in person; absent while it is not known who that is. */
  email?: string
  words: AdminWords['frame']
  homeHref: string
  toggle: { query: string; lang: string }
  signOut: () => Promise<never>
}

/** Who is signed in, and the ways out: the site, the other language, "Sair" (spec §2.13). */
export function PanelHeader({ brand, email, words, homeHref, toggle, signOut }: PanelHeaderProps) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="page flex flex-wrap items-center gap-x-2 gap-y-1 py-2.5">
        <a
          href="/admin"
          className="mr-auto flex min-h-11 items-center gap-2.5 rounded-full pr-2 font-semibold max-xs:[&>span]:sr-only"
        >
          {brand}
        </a>
        <a href={homeHref} className="nav-link">
          {words.site}
        </a>
        <PanelLanguageToggle {...toggle} short={words.toggleShort} name={words.toggle} />
        <form action={signOut} className="order-last">
          <button type="submit" className={buttonClass({ look: 'secondary' }, 'min-h-10 px-4 py-1.5')}>
            {words.signOut}
          </button>
        </form>
        {email ? (
          <p className="min-w-0 basis-full text-sm text-soft max-sm:order-last sm:max-w-64 sm:basis-auto lg:max-w-96">
            <span className="sr-only">{words.signedInAs} </span>
            <a
              href="/admin/account"
              title={email}
              className="block truncate underline decoration-1 underline-offset-4 hover:text-ink"
            >
              {email}
            </a>
          </p>
        ) : null}
      </div>
    </header>
  )
}

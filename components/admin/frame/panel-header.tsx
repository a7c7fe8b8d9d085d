import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { Words } from '@/lib/i18n/words'
import { PanelLanguageToggle } from './panel-language-toggle'

interface PanelHeaderProps {
  brand: ReactNode
  /** Of the signed-in person; absent while it is not known who that is. */
  email?: string
  words: Words['admin']['frame']
  homeHref: string
  toggle: { query: string; lang: string }
  signOut: () => Promise<never>
}

/** Who is signed in, and the ways out: the site, the other language, "Sair" (spec §2.13). One line on phones as well. */
export function PanelHeader({ brand, email, words, homeHref, toggle, signOut }: PanelHeaderProps) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="flex items-center gap-x-1 px-4 py-1.5 sm:gap-x-3 lg:px-8">
        <a
          href="/admin"
          className="flex min-h-11 shrink-0 items-center gap-2.5 rounded-full pr-2 font-semibold max-sm:[&>span]:sr-only"
        >
          {brand}
          <span className="sr-only">, {words.panel}</span>
        </a>
        <p className="min-w-0 grow text-right text-sm text-soft">
          {email ? (
            <>
              <span className="sr-only">{words.signedInAs} </span>
              <a
                href="/admin/account"
                title={email}
                className="inline-block min-h-11 max-w-full truncate py-3 underline decoration-1 underline-offset-4 hover:text-ink"
              >
                {email}
              </a>
            </>
          ) : null}
        </p>
        <a href={homeHref} className="nav-link max-sm:hidden">
          {words.site}
        </a>
        <PanelLanguageToggle {...toggle} short={words.toggleShort} name={words.toggle} />
        <form action={signOut}>
          <button
            type="submit"
            className={buttonClass({ look: 'secondary' }, 'min-h-11 px-4 py-1.5 whitespace-nowrap')}
          >
            {words.signOut}
          </button>
        </form>
      </div>
    </header>
  )
}

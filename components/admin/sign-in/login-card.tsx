import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { PanelLanguageToggle } from '../frame/panel-language-toggle'

interface LoginCardProps {
  /** Mark and name of the operator. */
  brand: ReactNode
  title: string
  lead: string
  back: { label: string; href: string }
  toggle: ComponentProps<typeof PanelLanguageToggle>
  children: ReactNode
}

/** The one card of the sign-in page, with the way back to the site and to the other language. */
export function LoginCard({ brand, title, lead, back, toggle, children }: LoginCardProps) {
  return (
    <div className="flex grow flex-col bg-sand">
      <header className="page flex items-center justify-between gap-4 py-4">
        {/* A plain link: the site is another document with another security policy. */}
        <a href={back.href} className="nav-link -ml-3 gap-2">
          <Icon name="left" className="size-4" />
          {back.label}
        </a>
        <PanelLanguageToggle {...toggle} />
      </header>
      <main className="grid grow place-items-center px-4 pt-4 pb-16">
        <div className="skirting w-full max-w-md rounded-lg bg-surface p-6 pb-9 shadow-card sm:p-9 sm:pb-12">
          <p className="mb-5 flex items-center gap-2.5 font-semibold">{brand}</p>
          <h1 className="text-[1.875rem] leading-tight">{title}</h1>
          <p className="mt-2 mb-6 text-soft">{lead}</p>
          <div className="grid gap-5">{children}</div>
        </div>
      </main>
    </div>
  )
}

import type { ReactNode } from 'react'
import type { IconName } from '@/components/ui/icon'
import type { Words } from '@/lib/i18n/words'
import { Spinner } from './spinner'
import { Ways } from './ways'

type ActionName = keyof Words['admin']['dashboard']['actions']

const actions: { name: ActionName; href: string; icon: IconName }[] = [
  { name: 'newTour', href: '/admin/tours/new', icon: 'paddle' },
  { name: 'newExpedition', href: '/admin/expeditions/new', icon: 'peak' },
  { name: 'editHome', href: '/admin/content', icon: 'book' },
  { name: 'uploadImages', href: '#images', icon: 'camera' },
]

interface DashboardProps {
  words: Words['admin']['dashboard']
  /** What waits for the team, before everything else. */
  waiting: ReactNode
  /** What the team changed lately. */
  changes: ReactNode
  /** The count cards, or what is shown until they are there. */
  children: ReactNode
}

/** What waits; then welcome, counts and quick actions (spec §2.13). */
export function Dashboard({ words, waiting, changes, children }: DashboardProps) {
  return (
    <div className="grid gap-8">
      <header>
        <h1 className="text-title">{words.title}</h1>
        <p className="mt-1 max-w-prose text-soft">{words.welcome}</p>
        <p className="mt-4 hidden max-w-prose rounded-md bg-medium px-4 py-3 text-on-medium noscript:block">
          {words.noScript}
        </p>
      </header>
      {waiting}
      <section aria-labelledby="counts-title">
        <h2 id="counts-title" className="sr-only">
          {words.countsTitle}
        </h2>
        {children}
      </section>
      <section aria-labelledby="actions-title">
        <h2 id="actions-title" className="text-heading">
          {words.actionsTitle}
        </h2>
        <Ways ways={actions.map(({ name, href, icon }) => ({ href, icon, label: words.actions[name] }))} />
      </section>
      {changes}
      <Ways ways={[{ href: '/admin/visitors', icon: 'compass', label: words.visitors }]} />
    </div>
  )
}

/** Holds the place of the count cards while they load; without scripts they never come, and the note above says so. */
export function DashboardLoading({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="flex min-h-40 items-center justify-center gap-3 rounded-lg bg-sand text-soft noscript:hidden"
    >
      <Spinner />
      {text}
    </p>
  )
}

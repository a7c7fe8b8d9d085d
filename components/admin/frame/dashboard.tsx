import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import type { AdminWords } from '@/lib/admin/admin-words'
import { Spinner } from './spinner'

type ActionName = keyof AdminWords['dashboard']['actions']

const actions: { name: ActionName; href: string; icon: IconName }[] = [
  { name: 'newTour', href: '/admin/tours/new', icon: 'paddle' },
  { name: 'newExpedition', href: '/admin/expeditions/new', icon: 'peak' },
  { name: 'editHome', href: '/admin/content', icon: 'book' },
  { name: 'uploadImages', href: '#images', icon: 'camera' },
]

const ways: { name: keyof AdminWords['dashboard']['ways']; href: string; icon: IconName }[] = [
  { name: 'notice', href: '/admin/content/notice', icon: 'clock' },
  { name: 'people', href: '/admin/people', icon: 'group' },
  { name: 'events', href: '/admin/people#events', icon: 'check' },
  { name: 'account', href: '/admin/account', icon: 'shield' },
]

interface Way {
  href: string
  icon: IconName
  label: string
}

function Ways({ ways: list }: { ways: readonly Way[] }) {
  return (
    <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {list.map(({ href, icon, label }) => (
        <li key={href}>
          <a
            href={href}
            className="flex min-h-14 items-center gap-3 rounded-lg border border-line bg-surface px-4 py-3 font-semibold hover:border-cobalt hover:text-cobalt"
          >
            <Icon name={icon} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

interface DashboardProps {
  words: AdminWords['dashboard']
  /** The count cards, or what is shown until they are there. */
  children: ReactNode
}

/** Welcome, counts and quick actions (spec §2.13), and beside them the ways to team and account. */
export function Dashboard({ words, children }: DashboardProps) {
  return (
    <div className="grid gap-10">
      <header>
        <h1 className="text-title">{words.title}</h1>
        <p className="mt-2 max-w-prose text-lead text-soft">{words.welcome}</p>
        <p className="mt-4 hidden max-w-prose rounded-md bg-medium px-4 py-3 text-on-medium noscript:block">
          {words.noScript}
        </p>
      </header>
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
      <section aria-labelledby="ways-title">
        <h2 id="ways-title" className="text-heading">
          {words.waysTitle}
        </h2>
        <Ways ways={ways.map(({ name, href, icon }) => ({ href, icon, label: words.ways[name] }))} />
      </section>
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

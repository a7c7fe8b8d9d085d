/** @jest-environment jsdom */

import { render, screen, within } from '@testing-library/react'
import { EventList } from '@/components/admin/people/event-list'
import { PeopleScreen } from '@/components/admin/people/people-screen'
import { locales } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { eventText } from '@/lib/staff/people/event-text'
import { eventKinds } from '@/lib/staff/people/events'
import type { Person, RoleProblem } from '@/lib/staff/people/people'

const ids = {
  ana: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  bia: '3f2504e0-4f89-41d3-9a0c-0305e82c3302',
  cris: '3f2504e0-4f89-41d3-9a0c-0305e82c3303',
} as const
const names = new Map([
  [ids.ana, 'ana@example.com'],
  [ids.bia, 'bia@example.com'],
])
const day = new Date('2026-11-22T02:30:00Z')

const person = (id: string, email: string, change: Partial<Person> = {}): Person => ({
  id,
  email,
  name: null,
  confirmed: true,
  createdAt: day,
  administratorSince: null,
  lastSeenAt: null,
  ...change,
})

const everybody = [
  person(ids.ana, 'ana@example.com', { administratorSince: day, lastSeenAt: day }),
  person(ids.bia, 'bia@example.com', { name: 'Bia' }),
  person(ids.cris, 'cris@example.com', { confirmed: false }),
]

const show = (
  people: Parameters<typeof PeopleScreen>[0]['people'],
  told: { person: string; notice?: 'given' | 'taken'; problem?: RoleProblem } = { person: '' },
) =>
  render(
    <PeopleScreen
      locale="pt-BR"
      words={wordsOf('pt-BR').people.people}
      people={people}
      own={ids.ana}
      search=""
      told={told}
      changeRole={async () => {
        throw new Error('not called here')
      }}
    />,
  )

describe('the screen of people', () => {
  test('days and hours are those of Paraty', () => {
    show({ kind: 'loaded', total: 3, people: everybody })
    expect(screen.getByText('Administra desde 21 de nov. de 2026')).toBeVisible()
    expect(screen.getByText('Último acesso: 21 de nov. de 2026, 23:30')).toBeVisible()
  })

  test('the role can be given to who confirmed the address, and to nobody else', () => {
    show({ kind: 'loaded', total: 3, people: everybody })
    expect(
      screen.getByRole('button', { name: 'Dar acesso de administrador a bia@example.com' }),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: /cris@/ })).toBeNull()
    expect(screen.getByText(/Ainda não confirmou o email/)).toBeVisible()
  })

  test('a problem stands with the person whom it is about', () => {
    show({ kind: 'loaded', total: 3, people: everybody }, { person: ids.ana, problem: 'last' })
    const [row] = screen.getAllByRole('listitem')
    if (!row) throw new Error('nobody is shown')
    expect(within(row).getByRole('alert')).toHaveTextContent('É o último administrador')
  })

  test('a list that could not be loaded is not an empty one', () => {
    show({ kind: 'failed' })
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar as contas')
    expect(screen.queryByText('Ninguém mais criou conta.')).toBeNull()
  })

  test('says how many more there are', () => {
    show({ kind: 'loaded', total: 340, people: everybody })
    expect(screen.getByText(/Aparecem 3 de 340 contas/)).toBeVisible()
  })
})

describe('the audit log in words', () => {
  const told = (locale: 'pt-BR' | 'en-GB', event: Parameters<typeof eventText>[0]) =>
    eventText(event, names, wordsOf(locale).people.events, (subject) =>
      subject === 'tours/baia-paraty' ? 'A baía' : undefined,
    )

  test('a role names who got it and who gave it', () => {
    const event = { kind: 'role-given', account: ids.bia, subject: ids.ana } as const
    expect(told('pt-BR', event)).toBe(
      'bia@example.com recebeu acesso de administrador, dado por ana@example.com',
    )
    expect(told('en-GB', { ...event, subject: 'admin' })).toBe(
      'bia@example.com was given administrator access by whoever looks after the server',
    )
  })

  test('an account that is gone, and one that never was, are no empty places', () => {
    expect(told('en-GB', { kind: 'sign-in', account: ids.cris, subject: null })).toBe(
      'an account that no longer exists signed in',
    )
    expect(told('en-GB', { kind: 'sign-in-failed', account: null, subject: null })).toBe(
      'Wrong password for somebody without an account',
    )
    expect(told('en-GB', { kind: 'purge', account: null, subject: 'tours/baia-paraty' })).toBe(
      'the site itself emptied ‘A baía’ out of the bin',
    )
  })

  test('what was published is called by its name, and a photograph by that of its trip', () => {
    const event = { kind: 'publication', account: ids.ana, subject: 'tours/baia-paraty' } as const
    expect(told('pt-BR', event)).toBe('ana@example.com publicou “A baía”')
    expect(told('en-GB', event)).toBe('ana@example.com published ‘A baía’')
    const upload = (subject: string) => ({ kind: 'upload', account: ids.ana, subject }) as const
    expect(told('pt-BR', upload('tour-images/baia-paraty--1.avif'))).toBe(
      'ana@example.com enviou uma foto de “A baía”',
    )
    expect(told('en-GB', upload('tour-images/baia-paraty.aside--1.avif'))).toBe(
      'ana@example.com uploaded a photograph of ‘A baía’',
    )
    expect(told('pt-BR', upload('icons/1.avif'))).toBe('ana@example.com enviou uma imagem')
  })

  test.each(locales)('every kind of event has a whole sentence in %s', (locale) => {
    for (const kind of eventKinds) {
      expect(told(locale, { kind, account: ids.ana, subject: 'tour-images/1.avif' })).toMatch(/^[^{}]+$/)
    }
  })

  test('is a list with its times; a failure says so', () => {
    const { words } = { words: wordsOf('en-GB').people.events }
    const at = day.toISOString()
    const { rerender } = render(
      <EventList
        words={words}
        group="done"
        events={[{ id: 1, at, moment: 'now', text: 'A line', href: '/admin/tours/regate' }]}
        isNewest
        olderHref="/admin/events?before=1"
      />,
    )
    expect(screen.getByText('now')).toHaveAttribute('datetime', at)
    expect(screen.getByText('A line')).toBeVisible()
    expect(screen.getByRole('link', { name: 'A line' })).toHaveAttribute('href', '/admin/tours/regate')
    expect(screen.getByRole('link', { name: 'Older' })).toHaveAttribute('href', '/admin/events?before=1')
    rerender(<EventList words={words} group="done" isNewest />)
    expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded')
  })
})

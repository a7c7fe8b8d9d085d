/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Finder } from '@/components/choosing/finder'
import { FinderControls } from '@/components/choosing/finder-controls'
import { draftWriter } from '@/lib/choosing/draft-writer'
import { finderTrips } from '@/lib/choosing/finder-trip'
import { finderWords } from '@/lib/choosing/finder-words'
import type { Locale } from '@/lib/locales'
import { addressOf } from '@/lib/routing/pages'
import { shipped } from '../../lib/choosing/samples'
import { renderIn } from '../in-language'

/** The address bar: what Next's router tells of `pushState` and of Back. */
const address: { query: string; listeners: Set<() => void> } = { query: '', listeners: new Set() }

jest.mock('next/navigation', () => {
  const { useSyncExternalStore } = jest.requireActual<typeof import('react')>('react')
  return {
    useSearchParams: () =>
      new URLSearchParams(
        useSyncExternalStore(
          (listener) => {
            address.listeners.add(listener)
            return () => address.listeners.delete(listener)
          },
          () => address.query,
        ),
      ),
  }
})

function goTo(query: string): void {
  act(() => {
    address.query = query
    for (const listener of address.listeners) listener()
  })
}

let pushed: string[]

beforeEach(() => {
  goTo('')
  pushed = []
  jest.spyOn(window.history, 'pushState').mockImplementation((_state, _unused, url) => {
    pushed.push(String(url))
    goTo(String(url).split('?')[1] ?? '')
  })
})

const tiles = Object.fromEntries(
  shipped.trips.map(({ slug }) => [slug, <article key={slug} aria-label={slug} />]),
)

function show(locale: Locale, query = '') {
  goTo(query)
  return renderIn(
    locale,
    <Finder
      query=""
      action={addressOf('choose', locale)}
      locale={locale}
      trips={finderTrips(shipped, locale)}
      tiles={tiles}
      words={finderWords(locale)}
      writer={draftWriter(shipped, locale)}
      newWindowHint="abre em outra janela"
    />,
  )
}

const count = () => screen.getByRole('status').textContent

describe('the finder', () => {
  test('shows every trip before anything is asked', () => {
    show('pt-BR')
    expect(screen.getAllByRole('article')).toHaveLength(20)
    expect(count()).toBe('20 passeios e expedições. Diga o que procura e mostramos quais cabem.')
    expect(document.querySelector('details')).toBeNull()
  })

  test.each([
    [
      'pt-BR',
      'Idade do mais novo',
      'a partir de 12 anos; o seu mais novo tem 7',
      '15 de 20 cabem no que você pediu',
    ],
    ['en-GB', 'Youngest guest’s age', 'from age 12; your youngest is 7', '15 of 20 fit what you asked for'],
  ] as const)(
    'in %s answers a choice at once, folds what does not fit, and says why',
    async (locale, label, reason, counted) => {
      show(locale)
      await userEvent.selectOptions(screen.getByLabelText(label), '7')
      expect(count()?.replaceAll('\u00a0', ' ')).toBe(counted)
      expect(pushed).toEqual([`${addressOf('choose', locale)}?age=7`])
      const details = document.querySelector('details')
      expect(details).not.toHaveAttribute('open')
      expect(details?.textContent?.replaceAll('\u00a0', ' ')).toContain(reason)
      expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(20)
    },
  )

  test('keeps one criterion while another is changed, and takes one back', async () => {
    show('pt-BR', 'age=7&activity=caiaque')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Barco' }))
    await userEvent.selectOptions(screen.getByLabelText('Idade do mais novo'), 'Tanto faz')
    expect(pushed).toEqual([
      '/escolher?age=7&activity=caiaque&activity=barco',
      '/escolher?activity=caiaque&activity=barco',
    ])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Caiaque' }))
    expect(pushed.at(-1)).toBe('/escolher?activity=barco')
  })

  test('follows the address when somebody goes back', () => {
    show('pt-BR', 'age=7')
    expect(screen.getByLabelText('Idade do mais novo')).toHaveValue('7')
    goTo('age=x')
    expect(screen.getByLabelText('Idade do mais novo')).toHaveValue('')
    expect(screen.getAllByRole('article')).toHaveLength(20)
  })

  test('begins again', async () => {
    show('pt-BR', 'age=7&month=7')
    await userEvent.click(screen.getByRole('link', { name: 'Recomeçar' }))
    expect(pushed).toEqual(['/escolher'])
    expect(screen.queryByRole('link', { name: 'Recomeçar' })).toBeNull()
  })

  test('an empty answer names what comes closest, what to loosen, and asks in the chat', async () => {
    show('pt-BR', 'people=15&budget=300')
    expect(count()).toBe('Nenhum dos 20 cabe em tudo o que você pediu')
    expect(screen.getByRole('heading', { name: 'O que chega mais perto' })).toBeInTheDocument()
    const loosen = screen.getByRole('link', { name: /^Sem “Quantas pessoas: 15\spessoas”: cabem \d+$/ })
    expect(loosen).toHaveAttribute('href', '/escolher?budget=300')
    const chat = screen.getByRole('link', { name: /Perguntar no chat/ })
    expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toMatch(
      /Orçamento por pessoa: até R\$\s300\nQuantas pessoas: 15\spessoas/,
    )
    await userEvent.click(loosen)
    expect(pushed).toEqual(['/escolher?budget=300'])
    expect(screen.queryByRole('heading', { name: 'O que chega mais perto' })).toBeNull()
  })

  test('a month brings its season and takes nothing away', () => {
    show('en-GB', 'month=7')
    expect(screen.getByText(/^The dry season, June to August/)).toBeInTheDocument()
    expect(screen.getAllByRole('article')).toHaveLength(20)
  })

  test('sending the form goes to the answer instead of loading the page anew', async () => {
    show('pt-BR', 'age=7')
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar passeios' }))
    expect(screen.getByRole('heading', { name: 'Os passeios' })).toHaveFocus()
  })
})

describe('the same controls elsewhere', () => {
  test('are a plain form that leads to the answer', () => {
    renderIn('en-GB', <FinderControls locale="en-GB" names={['age', 'time']} />)
    const form = screen.getByRole('form', { name: 'What you are looking for' })
    expect(form).toHaveAttribute('action', '/en/choose')
    expect(form).toHaveAttribute('method', 'get')
    expect(
      within(form)
        .getAllByRole('combobox')
        .map((field) => field.getAttribute('name')),
    ).toEqual(['age', 'time'])
  })
})

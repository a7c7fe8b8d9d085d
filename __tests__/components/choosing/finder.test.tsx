/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Finder } from '@/components/choosing/finder'
import { FinderControls } from '@/components/choosing/finder-controls'
import { adviceLink } from '@/lib/chat/drafts'
import { finderTrips } from '@/lib/choosing/finder-trip'
import { finderWords } from '@/lib/choosing/finder-words'
import type { Locale } from '@/lib/i18n/locales'
import { addressOf } from '@/lib/routing/pages'
import { wishedLink } from '@/lib/wish/draft-on-server'
import { wishOf } from '@/lib/wish/wish'
import { currentWish, sayWish } from '@/lib/wish/wish-store'
import { shipped } from '../../lib/choosing/samples'
import { renderIn } from '../in-language'

const tiles = Object.fromEntries(
  shipped.trips.map(({ slug }) => [slug, <article key={slug} aria-label={slug} />]),
)

const address = () => `${window.location.pathname}${window.location.search}`

function show(locale: Locale, query = '') {
  const action = addressOf('choose', locale)
  window.history.replaceState(null, '', `${action}${query && `?${query}`}`)
  const advice = adviceLink(shipped, locale)
  return renderIn(
    locale,
    <Finder
      action={action}
      answered={query}
      locale={locale}
      trips={finderTrips(shipped, locale)}
      tiles={tiles}
      words={finderWords(locale)}
      chat={{ href: advice, answered: wishedLink(advice, wishOf(query), locale) }}
      newWindowHint="abre em outra janela"
    />,
  )
}

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  act(() => sayWish(''))
})

const count = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')
const folded = () =>
  screen.getByText(/O que não serve|Os \d+ que não servem|that don’t suit/).closest('details')

describe('the finder', () => {
  test('shows every trip before anything is asked', () => {
    show('pt-BR')
    expect(screen.getAllByRole('article')).toHaveLength(20)
    expect(count()).toBe('20 passeios e expedições. Diga o que procura e mostramos quais servem.')
  })

  test.each([
    [
      'pt-BR',
      'Criança',
      'A partir de 12 anos; o mais novo de vocês tem 7',
      '3 de 20 servem para vocês · 12 precisam de uma pergunta antes',
    ],
    ['en-GB', 'Child', 'From age 12; your youngest is 7', '3 of 20 suit you · 12 need a question first'],
  ] as const)(
    'in %s answers a choice at once in three groups, folds what does not suit, and says why',
    async (locale, label, reason, counted) => {
      show(locale)
      await userEvent.selectOptions(screen.getByLabelText(label), '7')
      expect(count()).toBe(counted)
      expect(address()).toBe(`${addressOf('choose', locale)}?age=7`)
      expect(folded()).not.toHaveAttribute('open')
      expect(folded()?.textContent?.replaceAll('\u00a0', ' ').toLowerCase()).toContain(reason.toLowerCase())
      expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(20)
    },
  )

  test('keeps one criterion while another is changed, and takes one back', async () => {
    show('pt-BR', 'age=7&activity=caiaque')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Barco' }))
    expect(address()).toBe('/escolher?age=7&activity=caiaque&activity=barco')
    await userEvent.selectOptions(screen.getByLabelText('Criança'), 'Idade')
    expect(address()).toBe('/escolher?activity=caiaque&activity=barco')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Caiaque' }))
    expect(address()).toBe('/escolher?activity=barco')
  })

  test('answers what was wished elsewhere, and writes it into the address', async () => {
    act(() => sayWish('age=7'))
    show('pt-BR')
    expect(count()).toMatch(/^3 de 20/)
    await waitFor(() => expect(address()).toBe('/escolher?age=7'))
    expect(screen.getByLabelText('Criança')).toHaveValue('7')
  })

  test('follows the address when somebody goes back, also to where nothing was asked', async () => {
    show('pt-BR', 'age=7')
    act(() => {
      window.history.replaceState(null, '', '/escolher')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(screen.getByLabelText('Criança')).toHaveValue('')
    expect(count()).toMatch(/^20 passeios/)
    expect(currentWish()).toBe('')
  })

  test('begins again', async () => {
    show('pt-BR', 'age=7&month=7')
    await userEvent.click(screen.getByRole('link', { name: 'Recomeçar' }))
    expect(address()).toBe('/escolher')
    expect(screen.queryByRole('link', { name: 'Recomeçar' })).toBeNull()
  })

  test('an empty answer names what comes closest, what to loosen, and asks in the chat', async () => {
    show('pt-BR', 'adults=15&activity=barco&budget=300')
    expect(count()).toBe('Nenhum dos 20 serve de cara')
    expect(screen.getByRole('heading', { name: 'O que chega mais perto' })).toBeInTheDocument()
    const chat = screen.getByRole('link', { name: /Perguntar/ })
    expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toMatch(
      /Número de pessoas: 15\nAtividade: barco\nOrçamento por pessoa: até R\$\s300/,
    )
    const [loosen] = screen.queryAllByRole('link', { name: /^Sem “/ })
    if (loosen) {
      await userEvent.click(loosen)
      expect(screen.queryByRole('heading', { name: 'O que chega mais perto' })).toBeNull()
    } else {
      expect(screen.getByText(/Abrir mão de um item só não resolve/)).toBeInTheDocument()
    }
  })

  test('what is true of every trip of a group is said once above them', () => {
    show('pt-BR', 'adults=1&length=4-4')
    expect(screen.queryAllByText(/sai a partir de 2 pessoas/i).length).toBeLessThanOrEqual(4)
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
  test('are a plain form that leads to the answer, and show what was said before', () => {
    act(() => sayWish('adults=2&month=7'))
    renderIn('en-GB', <FinderControls locale="en-GB" fields={['people', 'month']} />)
    const form = screen.getByRole('form', { name: 'What you’re looking for' })
    expect(form).toHaveAttribute('action', '/en/choose')
    expect(form).toHaveAttribute('method', 'get')
    expect(within(form).getByLabelText('Adults')).toHaveValue('2')
    expect(within(form).getByLabelText('Month')).toHaveValue('7')
  })
})

/** @jest-environment jsdom */

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContentList } from '@/components/admin/content/content-list'
import type { Price } from '@/lib/catalogue/shape/trip-facts'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import type { ListedItem } from '@/lib/staff/content/listed-item'
import type { SentChange } from '@/lib/staff/content/send-change'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const mockSend = jest.fn<Promise<SentChange>, [unknown]>()
jest.mock('@/lib/staff/content/send-change', () => ({ sendChange: (change: unknown) => mockSend(change) }))

const done: SentChange = { kind: 'done', row: null, blocking: [], warnings: [] }

const item = (id: string, more: Partial<ListedItem> = {}): ListedItem => ({
  id,
  title: id.toUpperCase(),
  states: ['shipped'],
  missingTranslations: 0,
  bestSeller: false,
  revision: 3,
  ...more,
})

const items = [item('a'), item('b', { states: ['deleted'] }), item('c'), item('d')]

/** Takes what the list sends; each answer waits until the test gives it. */
function fakeSite(outcome: SentChange = done) {
  const sent: unknown[] = []
  const waiting: (() => void)[] = []
  mockSend.mockImplementation(
    (change) =>
      new Promise((resolve) => {
        sent.push(change)
        waiting.push(() => resolve(outcome))
      }),
  )
  return { sent, answer: () => waiting.shift()?.() }
}

const show = (list: ListedItem[] = items, locale: Locale = 'pt-BR') =>
  render(
    <ContentList collection="tours" items={list} words={wordsOf(locale).contentPanel} showsAll={false} />,
  )

const order = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const handle = (title: string) => screen.getByRole('button', { name: `Mover ${title}` })

/** The colour of the news above the list. */
const newsLook = () => {
  // The library for dragging has a status of its own.
  const [news] = screen.getAllByRole('status').filter(({ tagName }) => tagName === 'P')
  return /bg-(easy|medium)/.exec(news?.className ?? '')?.[1]
}

beforeAll(() => {
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

/** Opens everything that can be done to an item. */
const openSheet = (title: string) =>
  userEvent.click(screen.getByRole('button', { name: `Mais ações de ${title}` }))

beforeEach(() => refresh.mockClear())

describe('by keyboard', () => {
  test('an item is picked up, carried past its neighbours and put down, and keeps the focus', async () => {
    const { sent, answer } = fakeSite()
    show()
    handle('A').focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}')
    expect(order()).toEqual(['C', 'D', 'A'])
    expect(screen.getByText('A na posição 3 de 3.')).toBeInTheDocument()
    expect(sent).toEqual([])
    await userEvent.keyboard(' ')
    expect(handle('A')).toHaveFocus()
    expect(sent).toEqual([{ collection: 'tours', action: 'order', body: { ids: ['b', 'c', 'd', 'a'] } }])
    answer()
    expect(await screen.findByText('Ordem salva.')).toBeInTheDocument()
    expect(newsLook()).toBe('easy')
  })

  test('Escape puts it back, and nothing is saved', async () => {
    const { sent } = fakeSite()
    show()
    handle('D').focus()
    await userEvent.keyboard(' {ArrowUp}{ArrowUp}{Escape}')
    expect(order()).toEqual(['A', 'C', 'D'])
    expect(sent).toEqual([])
    expect(screen.getByText('Nada mudou: D voltou ao lugar.')).toBeInTheDocument()
  })

  test('leaving the handle puts it down where it is', async () => {
    const { sent } = fakeSite()
    show()
    handle('C').focus()
    await userEvent.keyboard(' {ArrowUp}{Tab}')
    expect(order()).toEqual(['C', 'A', 'D'])
    expect(sent).toHaveLength(1)
  })

  test('arrows do nothing to an item that nobody has picked up', async () => {
    fakeSite()
    show()
    handle('A').focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(order()).toEqual(['A', 'C', 'D'])
  })
})

describe('with the buttons of a row', () => {
  test('every press is one place, and of several in a row the last order is saved last', async () => {
    const { sent, answer } = fakeSite()
    show()
    const down = screen.getByRole('button', { name: 'Descer A' })
    await userEvent.click(down)
    await userEvent.click(down)
    expect(order()).toEqual(['C', 'D', 'A'])
    expect(down).toHaveFocus()
    expect(sent).toHaveLength(1)
    answer()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ body: { ids: ['b', 'c', 'd', 'a'] } })
    answer()
    await waitFor(() => expect(refresh).toHaveBeenCalled())
  })

  test('the first cannot go up and the last cannot go down', async () => {
    const { sent } = fakeSite()
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Subir A' }))
    await userEvent.click(screen.getByRole('button', { name: 'Descer D' }))
    expect(order()).toEqual(['A', 'C', 'D'])
    expect(sent).toEqual([])
  })

  test('a second move that fails takes back itself alone, and the next one begins from the first', async () => {
    const outcomes: SentChange[] = [done, { kind: 'offline' }, done]
    const sent: unknown[] = []
    mockSend.mockImplementation(async (change) => {
      sent.push(change)
      return outcomes[sent.length - 1] ?? done
    })
    const user = userEvent.setup()
    show()
    const down = (title: string) => user.click(screen.getByRole('button', { name: `Descer ${title}` }))
    await down('A')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(order()).toEqual(['C', 'A', 'D'])
    await down('A')
    await waitFor(() => expect(sent).toHaveLength(2))
    await waitFor(() => expect(order()).toEqual(['C', 'A', 'D']))
    await down('C')
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(order()).toEqual(['A', 'C', 'D'])
  })

  test('an order that was refused goes back to what is stored', async () => {
    const { answer } = fakeSite({ kind: 'failed' })
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Descer A' }))
    answer()
    expect(await screen.findByText(/Não deu certo desta vez/)).toBeInTheDocument()
    expect(newsLook()).toBe('medium')
    expect(order()).toEqual(['A', 'C', 'D'])
  })
})

test('the server’s list takes its place as soon as it comes anew', () => {
  fakeSite()
  const words = wordsOf('pt-BR').contentPanel
  const { rerender } = show()
  rerender(<ContentList collection="tours" items={[item('d'), item('a')]} words={words} showsAll={false} />)
  expect(order()).toEqual(['D', 'A'])
})

describe('a long list', () => {
  const long = Array.from({ length: 60 }, (_, index) => item(`t${index + 1}`))

  test('shows its beginning, and the rest on demand', async () => {
    show(long)
    expect(order()).toHaveLength(40)
    const more = screen.getByRole('link', { name: 'Mostrar mais 20' })
    // Without scripts the same link asks the server for the whole list.
    expect(more).toHaveAttribute('href', '?all')
    await userEvent.click(more)
    expect(order()).toHaveLength(60)
    expect(screen.queryByRole('link', { name: /Mostrar mais/ })).not.toBeInTheDocument()
  })

  test('finds what it does not show', async () => {
    show(long)
    await userEvent.type(screen.getByRole('searchbox'), 't57')
    expect(order()).toEqual(['T57'])
  })

  test('shows what follows when its last row goes further down', async () => {
    const { answer } = fakeSite()
    show(long)
    await userEvent.click(screen.getByRole('button', { name: 'Descer T40' }))
    expect(order().slice(38, 42)).toEqual(['T39', 'T41', 'T40', 'T42'])
    answer()
    expect(await screen.findByText('Ordem salva.')).toBeInTheDocument()
  })
})

describe('what else can be done to an item', () => {
  test('the best-seller mark is given, and says when it waits for a draft', async () => {
    const { sent, answer } = fakeSite()
    show([item('a', { states: ['draft'] })])
    await openSheet('A')
    await userEvent.click(screen.getByRole('button', { name: /^Mais vendido/ }))
    expect(sent).toEqual([
      { collection: 'tours', id: 'a', action: 'values', body: { revision: 3, values: { bestSeller: true } } },
    ])
    answer()
    expect(await screen.findByText(/“A” já tem um rascunho/)).toBeInTheDocument()
    expect(newsLook()).toBe('medium')
  })

  test('who acts again before the list is fresh acts on what the server has just answered', async () => {
    const row = { id: 'a', revision: 4, draft: null, published: {} }
    const { sent, answer } = fakeSite({ kind: 'done', row, blocking: [], warnings: [] })
    show([item('a')])
    for (const [index, revision] of [3, 4].entries()) {
      await openSheet('A')
      await userEvent.click(screen.getByRole('button', { name: /^Mais vendido/ }))
      expect(sent[index]).toMatchObject({ body: { revision } })
      answer()
      await waitFor(() => expect(refresh).toHaveBeenCalledTimes(index + 1))
    }
  })

  test('the mark is taken away from a trip that has it', async () => {
    const { sent } = fakeSite()
    show([item('a', { bestSeller: true })])
    await openSheet('A')
    const mark = screen.getByRole('button', { name: 'Mais vendido ligado' })
    expect(mark).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(mark)
    expect(sent[0]).toMatchObject({ action: 'values', body: { revision: 3, values: { bestSeller: false } } })
  })

  test.each([
    ['pt-BR', 'Mais ações de A', 'Duplicar', 'A cópia de “A” está no fim da lista, como rascunho.'],
    ['en-GB', 'More actions for A', 'Duplicate', 'The copy of ‘A’ is at the end of the list, as a draft.'],
  ] as const)('where a copy is to be found is said in %s', async (locale, more, button, news) => {
    const { answer } = fakeSite()
    show([item('a')], locale)
    await userEvent.click(screen.getByRole('button', { name: more }))
    await userEvent.click(screen.getByRole('button', { name: button }))
    answer()
    expect(await screen.findByText(news)).toBeInTheDocument()
    expect(newsLook()).toBe('easy')
  })

  test.each([
    {
      outcome: { kind: 'conflict', row: { id: 'c', revision: 4, draft: null, published: null } },
      news: /^“C” mudou em outra tela/,
    },
    { outcome: { kind: 'unknown' }, news: /^“C” não existe mais/ },
  ] as const)(
    'whoever was overtaken ($outcome.kind) sees at once how the list stands',
    async ({ outcome, news }) => {
      const { answer } = fakeSite(outcome)
      show()
      await openSheet('C')
      await userEvent.click(screen.getByRole('button', { name: 'Ocultar' }))
      answer()
      expect((await screen.findAllByText(news)).length).toBeGreaterThan(0)
      expect(newsLook()).toBe('medium')
      expect(refresh).toHaveBeenCalledTimes(1)
    },
  )

  test('a copy is made from the revision that the list shows', async () => {
    const { sent, answer } = fakeSite()
    show([item('a')])
    await openSheet('A')
    await userEvent.click(screen.getByRole('button', { name: 'Duplicar' }))
    expect(sent).toEqual([{ collection: 'tours', id: 'a', action: 'duplicate', body: { revision: 3 } }])
    answer()
    await waitFor(() => expect(refresh).toHaveBeenCalled())
  })
})

describe('the bin', () => {
  const inBin = (id: string, daysLeft?: number) => item(id, { states: ['deleted'], daysLeft })
  const look = async () => {
    show([item('a'), inBin('b'), inBin('c', 12), inBin('d', 30)])
    expect(screen.queryByRole('button', { name: /Esvaziar/ })).not.toBeInTheDocument()
    await userEvent.selectOptions(screen.getByLabelText('Mostrar'), 'deleted')
  }

  test('is emptied of what staff added, once they have read how many and that it is for good', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false)
    const { sent, answer } = fakeSite()
    await look()
    const button = screen.getByRole('button', { name: 'Esvaziar a lixeira (2)' })
    await userEvent.click(button)
    expect(confirm).toHaveBeenLastCalledWith(expect.stringMatching(/Itens: 2\. Não dá para desfazer\.$/))
    expect(sent).toEqual([])
    confirm.mockReturnValue(true)
    await userEvent.click(button)
    expect(sent).toEqual([{ collection: 'tours', action: 'empty', body: { ids: ['c', 'd'] } }])
    answer()
    expect(await screen.findByText('Apagado de vez. Itens: 2.')).toHaveFocus()
  })

  test('loses one item alone; what came with the site only rests there', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    const { sent, answer } = fakeSite()
    await look()
    await openSheet('B')
    expect(screen.queryByRole('button', { name: 'Apagar de vez' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    await openSheet('C')
    await userEvent.click(screen.getByRole('button', { name: 'Apagar de vez' }))
    expect(sent).toEqual([{ collection: 'tours', action: 'empty', body: { ids: ['c'] } }])
    answer()
    expect(await screen.findByText('Apagado de vez. Itens: 1.')).toHaveFocus()
  })

  test('says why it stays as it is', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    const { answer } = fakeSite({
      kind: 'refused',
      issues: [{ path: '', message: 'O texto de “X” usa {c:price}.' }],
    })
    await look()
    await userEvent.click(screen.getByRole('button', { name: /Esvaziar/ }))
    answer()
    expect(await screen.findByText('O texto de “X” usa {c:price}.')).toBeInTheDocument()
  })
})

describe('what is done to an item', () => {
  test('its button keeps the focus while the answer is on its way, and is pressed once', async () => {
    const { sent, answer } = fakeSite()
    show()
    await openSheet('C')
    const hide = screen.getByRole('button', { name: 'Ocultar' })
    hide.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    expect(hide).toHaveFocus()
    expect(hide).toHaveAttribute('aria-disabled', 'true')
    expect(sent).toHaveLength(1)
    answer()
    expect(await screen.findByText('Feito: C.')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('where it leaves the list, the focus is on the sentence that says so', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true)
    const { answer } = fakeSite()
    show()
    await openSheet('C')
    await userEvent.click(screen.getByRole('button', { name: 'Mover para a lixeira' }))
    answer()
    expect(await screen.findByText('Feito: C.')).toHaveFocus()
  })

  test('a price is typed and published, and one with cents is answered with what is expected', async () => {
    const { sent, answer } = fakeSite()
    const listing: Price = { kind: 'amounts', currency: 'BRL', per: 'person', amounts: [{ reais: 280 }] }
    show([item('a', { price: 'R$ 280', prices: { listing } })])
    await openSheet('A')
    await userEvent.click(screen.getByRole('button', { name: 'Preço: R$ 280' }))
    const field = screen.getByLabelText('Valor em reais')
    await userEvent.clear(field)
    await userEvent.type(field, '1.250,50')
    expect(field).toHaveAccessibleDescription('Em reais inteiros, sem centavos: por exemplo 1250.')
    expect(screen.getByRole('button', { name: 'Publicar o preço' })).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.type(field, '1.250')
    await userEvent.click(screen.getByRole('button', { name: 'Publicar o preço' }))
    expect(sent).toEqual([
      {
        collection: 'tours',
        id: 'a',
        action: 'values',
        body: { revision: 3, values: { 'listing.price': { ...listing, amounts: [{ reais: 1250 }] } } },
      },
    ])
    answer()
    expect(await screen.findByText('Feito: A.')).toBeInTheDocument()
  })

  test('a failure is said where the price was typed, which stays', async () => {
    const { answer } = fakeSite({ kind: 'offline' })
    const listing: Price = { kind: 'onRequest', per: 'person' }
    show([item('a', { prices: { listing } })])
    await openSheet('A')
    await userEvent.click(screen.getByRole('button', { name: 'Preço' }))
    await userEvent.click(screen.getByLabelText('Sob consulta'))
    await userEvent.type(screen.getByLabelText('Valor em reais'), '310')
    await userEvent.click(screen.getByRole('button', { name: 'Publicar o preço' }))
    answer()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Sem conexão/))
    expect(screen.getByLabelText('Valor em reais')).toHaveValue('310')
  })
})

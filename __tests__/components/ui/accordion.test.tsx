/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Accordion } from '@/components/ui/accordion'

const items = [
  { id: 'faq-1', question: 'Chove?', answer: 'Às vezes' },
  { id: 'faq-2', question: 'Venta?', answer: 'À tarde' },
  { id: 'faq-3', question: 'Tem sombra?', answer: 'Tem' },
]

const openQuestions = () =>
  screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)
const answer = (text: string) => screen.getByText(text).closest('[data-panel]')

afterEach(() => window.history.replaceState(null, '', '/'))

describe('questions and answers (spec §2.8)', () => {
  test('all closed at first, every answer in the page and findable', () => {
    render(<Accordion items={items} />)
    expect(openQuestions()).toEqual([])
    for (const item of items) expect(answer(item.answer)).toHaveAttribute('hidden', 'until-found')
  })

  test('one is open at a time', async () => {
    render(<Accordion items={items} />)
    await userEvent.click(screen.getByRole('button', { name: 'Chove?' }))
    expect(openQuestions()).toEqual(['Chove?'])
    expect(answer('Às vezes')).not.toHaveAttribute('hidden')
    await userEvent.click(screen.getByRole('button', { name: 'Venta?' }))
    expect(openQuestions()).toEqual(['Venta?'])
    expect(answer('Às vezes')).toHaveAttribute('hidden', 'until-found')
  })

  test('the open one closes again', async () => {
    render(<Accordion items={items} />)
    await userEvent.click(screen.getByRole('button', { name: 'Chove?' }))
    await userEvent.click(screen.getByRole('button', { name: 'Chove?' }))
    expect(openQuestions()).toEqual([])
  })

  test.each([
    ['#faq-2', ['Venta?']],
    ['#faq-9', []],
    ['#100%', []],
    ['', []],
  ])('an address that ends in %p opens %j', (hash, expected) => {
    window.history.replaceState(null, '', hash || '/')
    render(<Accordion items={items} />)
    expect(openQuestions()).toEqual(expected)
  })

  test('a link to a question opens it while the page stands', () => {
    render(<Accordion items={items} />)
    window.history.replaceState(null, '', '#faq-3')
    act(() => {
      window.dispatchEvent(new HashChangeEvent('hashchange'))
    })
    expect(openQuestions()).toEqual(['Tem sombra?'])
  })

  test('a search that lands in an answer opens it and closes the other', async () => {
    render(<Accordion items={items} />)
    await userEvent.click(screen.getByRole('button', { name: 'Chove?' }))
    fireEvent(screen.getByText('Tem'), new Event('beforematch', { bubbles: true }))
    expect(openQuestions()).toEqual(['Tem sombra?'])
  })

  test('each question is a heading with its own anchor', () => {
    render(<Accordion items={items} />)
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      items.map(({ question }) => question),
    )
    for (const { id } of items) expect(document.getElementById(id)).not.toBeNull()
  })
})

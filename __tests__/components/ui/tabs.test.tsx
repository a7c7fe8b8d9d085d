/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Accordion } from '@/components/ui/accordion'
import { Tabs } from '@/components/ui/tabs'

const show = (props: { addressed?: boolean } = {}) =>
  render(
    <Tabs
      {...props}
      label="Informações"
      items={[
        { id: 'details', label: 'Detalhes', panel: <p>Remar entre ilhas</p> },
        { id: 'itinerary', label: 'Roteiro', panel: <p id="noon">Parada para banho</p> },
        {
          id: 'faq',
          label: 'Perguntas',
          panel: (
            <Accordion
              items={[
                { id: 'faq-1', question: 'Chove?', answer: 'Às vezes' },
                { id: 'faq-2', question: 'Venta?', answer: 'À tarde' },
              ]}
            />
          ),
        },
      ]}
    />,
  )

const open = () => screen.getByRole('tab', { selected: true }).textContent

const panel = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`No panel ${id}`)
  return found
}

function go(hash: string) {
  window.history.replaceState(null, '', hash || window.location.pathname)
  act(() => {
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
}

afterEach(() => window.history.replaceState(null, '', '/'))

describe('tabs', () => {
  test('the first one is open, and the text of all of them is in the page', () => {
    show()
    expect(open()).toBe('Detalhes')
    expect(screen.getByRole('tablist', { name: 'Informações' })).toBeInTheDocument()
    for (const text of ['Remar entre ilhas', 'Parada para banho', 'Às vezes', 'À tarde']) {
      expect(screen.getByText(text)).toBeInTheDocument()
    }
  })

  test('the Tab key stops at the open panel and passes over the closed ones', async () => {
    show()
    const stops = () =>
      ['details', 'itinerary', 'faq'].filter((id) => panel(id).getAttribute('tabindex') === '0')
    expect(stops()).toEqual(['details'])
    await userEvent.click(screen.getByRole('tab', { name: 'Roteiro' }))
    expect(stops()).toEqual(['itinerary'])
  })

  test('one that an address opens is brought into view in a strip wider than a phone', () => {
    const places: Record<string, [left: number, right: number]> = {
      tablist: [16, 344],
      'details-tab': [16, 120],
      'faq-tab': [340, 420],
    }
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const [left, right] = places[this.id || (this.getAttribute('role') ?? '')] ?? [0, 0]
      return new DOMRect(left, 0, right - left, 44)
    })
    show()
    expect(screen.getByRole('tablist').scrollLeft).toBe(0)
    go('#faq')
    expect(screen.getByRole('tablist').scrollLeft).toBe(420 - 344)
  })

  test('closed panels can be found by the browser’s search, the open one is plainly there', () => {
    show()
    expect(panel('details')).not.toHaveAttribute('hidden')
    expect(panel('itinerary')).toHaveAttribute('hidden', 'until-found')
  })

  test('choosing one opens it alone', async () => {
    show()
    await userEvent.click(screen.getByRole('tab', { name: 'Roteiro' }))
    expect(open()).toBe('Roteiro')
    expect(panel('itinerary')).not.toHaveAttribute('hidden')
    expect(panel('details')).toHaveAttribute('hidden', 'until-found')
    expect(window.location.hash).toBe('')
  })

  test('where they are addressed, choosing one writes it into the address without a step in the history', async () => {
    show({ addressed: true })
    const steps = window.history.length
    await userEvent.click(screen.getByRole('tab', { name: 'Roteiro' }))
    expect(window.location.hash).toBe('#itinerary')
    expect(window.history.length).toBe(steps)
  })

  test.each([
    ['#itinerary', 'Roteiro'],
    ['#noon', 'Roteiro'],
    ['#faq-2', 'Perguntas'],
    ['#details', 'Detalhes'],
    ['#elsewhere', 'Detalhes'],
    ['#100%', 'Detalhes'],
    ['#%E0%A4%A', 'Detalhes'],
    ['#', 'Detalhes'],
  ])('an address that ends in %s opens with "%s"', (hash, label) => {
    window.history.replaceState(null, '', hash)
    show()
    expect(open()).toBe(label)
  })

  test('a link to a panel opens it while the page stands', () => {
    show()
    go('#noon')
    expect(open()).toBe('Roteiro')
    go('#nowhere')
    expect(open()).toBe('Roteiro')
  })

  test('a search that lands in a closed panel opens it', () => {
    show()
    fireEvent(panel('itinerary'), new Event('beforematch', { bubbles: true }))
    expect(open()).toBe('Roteiro')
  })

  test('a search that lands in a closed answer opens the answer and leaves its tab open', () => {
    show()
    go('#faq')
    expect(open()).toBe('Perguntas')
    fireEvent(panel('faq-2-answer'), new Event('beforematch', { bubbles: true }))
    expect(open()).toBe('Perguntas')
    expect(screen.getByRole('button', { name: 'Venta?' })).toHaveAttribute('aria-expanded', 'true')
  })

  test('a search that lands in an answer of a closed tab opens both', () => {
    show()
    fireEvent(panel('faq-1-answer'), new Event('beforematch', { bubbles: true }))
    fireEvent(panel('faq'), new Event('beforematch', { bubbles: true }))
    expect(open()).toBe('Perguntas')
    expect(screen.getByRole('button', { name: 'Chove?' })).toHaveAttribute('aria-expanded', 'true')
  })
})

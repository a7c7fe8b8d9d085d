/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { ThatDay } from '@/components/planning/that-day'
import { planningWords } from '@/lib/planning/planning-words'

let mockIsOnline = false
const mockAsked = jest.fn()

jest.mock('@/lib/planning/sky', () => {
  mockAsked()
  if (!mockIsOnline) throw new Error('no connection')
  return jest.requireActual('@/lib/planning/sky')
})

const leaf = <ThatDay starts={[]} locale="pt-BR" words={planningWords('pt-BR')} />
const field = () => screen.getByLabelText('Data da saída')

// One page, from its first paint on: what was loaded stays loaded, so that the tests follow each other.
test('nothing is fetched before somebody reaches for the field', () => {
  render(leaf)
  expect(mockAsked).not.toHaveBeenCalled()
})

test('without a connection the page says so beside the field, and trying again shows the day', async () => {
  render(leaf)
  fireEvent.change(field(), { target: { value: '2027-06-22' } })
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' })
  expect(screen.getByText(/Não foi possível carregar/)).toBeInTheDocument()
  mockIsOnline = true
  fireEvent.click(retry)
  expect(await screen.findByText(/Nasce às 06h40/)).toBeInTheDocument()
})

test('pointing at the field fetches it once and never again', async () => {
  const times = mockAsked.mock.calls.length
  render(leaf)
  fireEvent.pointerEnter(field())
  fireEvent.focus(field())
  expect(await screen.findByText(/Nasce às 06h40/)).toBeInTheDocument()
  expect(mockAsked).toHaveBeenCalledTimes(times)
})

/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { Today } from '@/components/planning/today'
import { loadSky } from '@/components/planning/use-sky'
import { planningWords } from '@/lib/planning/planning-words'

let mockIsOnline = false
const mockAsked = jest.fn()

jest.mock('@/lib/planning/sky', () => {
  mockAsked()
  if (!mockIsOnline) throw new Error('no connection')
  return jest.requireActual('@/lib/planning/sky')
})

const { day } = planningWords('pt-BR')

// One page, from its first paint on: what was loaded stays loaded, so that the tests follow each other.
test('without a connection the page says so, and what comes later is shown', async () => {
  expect(mockAsked).not.toHaveBeenCalled()
  render(<Today locale="pt-BR" words={day} />)
  expect(await screen.findByText(day.failed)).toBeInTheDocument()
  mockIsOnline = true
  await act(() => loadSky())
  expect(await screen.findByRole('img', { name: /^Desenho do dia/ })).toBeInTheDocument()
})

test('it is fetched once', async () => {
  const times = mockAsked.mock.calls.length
  render(<Today locale="pt-BR" words={day} />)
  expect(await screen.findByRole('img')).toBeInTheDocument()
  expect(mockAsked).toHaveBeenCalledTimes(times)
})

/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { useChosenDate } from '@/components/planning/use-chosen-date'
import { currentWish, sayWish } from '@/lib/wish/wish-store'

beforeEach(() => {
  window.history.replaceState(null, '', '/passeio-veleiro')
  act(() => sayWish(''))
})

function Field() {
  const [day, choose] = useChosenDate()
  return <input aria-label="day" value={day} onChange={({ target }) => choose(target.value)} />
}

describe('the date that somebody plans for', () => {
  test('is that of the wish, and whoever changes it changes the wish', () => {
    act(() => sayWish('adults=2&month=7'))
    render(<Field />)
    fireEvent.change(screen.getByLabelText('day'), { target: { value: '2027-03-09' } })
    expect(currentWish()).toBe('adults=2&date=2027-03-09')
    expect(screen.getByLabelText('day')).toHaveValue('2027-03-09')
    fireEvent.change(screen.getByLabelText('day'), { target: { value: '' } })
    expect(currentWish()).toBe('adults=2')
  })

  test('of a shared address is taken up', () => {
    window.history.replaceState(null, '', '/passeio-veleiro?x=1&date=2027-06-22')
    render(<Field />)
    expect(screen.getByLabelText('day')).toHaveValue('2027-06-22')
  })

  test.each(['2027-02-30', 'tomorrow', '"><script>'])('%p in an address is none', (value) => {
    window.history.replaceState(null, '', `/passeio?date=${encodeURIComponent(value)}`)
    render(<Field />)
    expect(screen.getByLabelText('day')).toHaveValue('')
  })

  test('is rendered empty: the page is the same for everybody', () => {
    window.history.replaceState(null, '', '/passeio?date=2027-06-22')
    expect(renderToString(<Field />)).toContain('value=""')
  })
})

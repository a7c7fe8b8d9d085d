/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { DatedLanguageToggle } from '@/components/planning/dated-language-toggle'
import { DayChatButton } from '@/components/planning/day-chat-button'
import { useChosenDate } from '@/components/planning/use-chosen-date'
import { availabilityLink } from '@/lib/chat'
import { type Locale, locales } from '@/lib/locales'
import { planningWords } from '@/lib/planning/planning-words'
import { shipped, trip } from '../../lib/catalogue/shipped'

const address = (query: string) => window.history.replaceState(null, '', `/passeio-veleiro${query}`)
beforeEach(() => address(''))

function Field() {
  const [day, choose] = useChosenDate()
  return <input aria-label="day" value={day} onChange={({ target }) => choose(target.value)} />
}

describe('the language toggle of a page that asks for a date', () => {
  const toggle = (
    <DatedLanguageToggle href="/sailboat-tour?lang=en-GB" short="EN" name="In English" lang="en-GB" />
  )
  const href = () => screen.getByRole('link').getAttribute('href')

  test.each([
    ['', '/sailboat-tour?lang=en-GB'],
    ['?date=2027-03-09', '/sailboat-tour?lang=en-GB&date=2027-03-09'],
    ['?date=2027-02-30', '/sailboat-tour?lang=en-GB'],
    ['?date=%22%3E%3Cscript%3E', '/sailboat-tour?lang=en-GB'],
  ])('%p', (query, expected) => {
    address(query)
    render(toggle)
    expect(href()).toBe(expected)
  })

  test('takes along a day that is chosen, changed and cleared on the page', () => {
    render(
      <>
        {toggle}
        <Field />
      </>,
    )
    for (const [day, expected] of [
      ['2027-03-09', '/sailboat-tour?lang=en-GB&date=2027-03-09'],
      ['2027-03-10', '/sailboat-tour?lang=en-GB&date=2027-03-10'],
      ['', '/sailboat-tour?lang=en-GB'],
    ] as const) {
      fireEvent.change(screen.getByLabelText('day'), { target: { value: day } })
      expect(href()).toBe(expected)
    }
  })

  test('is rendered without a date: the page is the same for everybody', () => {
    address('?date=2027-03-09')
    expect(renderToString(toggle)).toContain('href="/sailboat-tour?lang=en-GB"')
  })
})

describe('asking whether there is room on a day', () => {
  const show = (locale: Locale) =>
    render(
      <DayChatButton
        href={availabilityLink(shipped, trip('passeio-veleiro'), locale)}
        words={planningWords(locale).day}
        newWindowHint="x"
      />,
    )
  const draft = () => new URL(screen.getByRole('link').getAttribute('href') ?? '').searchParams.get('text')

  test.each(locales)('in %s a day that has passed is not asked about', (locale) => {
    address('?date=2026-01-05')
    show(locale)
    expect(screen.getByRole('link')).toHaveTextContent(planningWords(locale).day.ask)
    expect(draft()).toContain('Data: DD/MM/AAAA')
  })

  test.each(locales)('in %s without a day the draft leaves it open', (locale) => {
    show(locale)
    expect(screen.getByRole('link')).toHaveTextContent(planningWords(locale).day.ask)
    expect(draft()).toContain('Data: DD/MM/AAAA')
  })

  test('the chosen day is in the draft, in both languages of an English page', () => {
    address('?date=2027-03-09')
    show('en-GB')
    expect(screen.getByRole('link')).toHaveTextContent('Ask whether there is room on that day')
    expect(draft()).toContain('Data: 09/03/2027')
    expect(draft()).toContain('Date: 09/03/2027')
    expect(draft()).not.toMatch(/AAAA|YYYY/)
  })

  test('follows Back to an earlier date', () => {
    show('pt-BR')
    act(() => {
      address('?date=2027-06-22')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(draft()).toContain('Data: 22/06/2027')
  })
})

/** @jest-environment jsdom */

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChatLink } from '@/components/booking/chat-link'
import { RequestComposer } from '@/components/booking/request-composer'
import { tripRequestSource } from '@/lib/booking/request-source'
import { placeLink } from '@/lib/chat/drafts'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { currentWish, sayWish } from '@/lib/wish/wish-store'
import { shipped, trip } from '../../lib/catalogue/shipped'

const textOf = (link: HTMLElement): string =>
  (new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '').replaceAll('\u00a0', ' ')

const show = (slug: string, locale: Locale = 'pt-BR') => {
  const source = tripRequestSource(shipped, trip(slug), locale, Date.now())
  render(
    <>
      <RequestComposer source={source} locale={locale} newWindowHint="nova janela" label="Reservar Agora" />
      <ChatLink href={source.plainHref} locale={locale} newWindowHint="nova janela">
        Na barra
      </ChatLink>
      <ChatLink href={placeLink(shipped, 'tours', locale)} locale={locale} newWindowHint="nova janela">
        Da lista
      </ChatLink>
    </>,
  )
  return source
}

const button = (name: RegExp) => screen.getByRole('link', { name })
const { criteria } = wordsOf('pt-BR').wish
const { form } = wordsOf('pt-BR').request

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  act(() => sayWish(''))
})

test('the plain link stands there before anything is loaded', () => {
  const { plainHref } = show('caiaque-coletivo')
  expect(button(/^Reservar Agora/)).toHaveAttribute('href', plainHref)
})

test('what is said becomes the wish, the message, and what every booking button opens', async () => {
  const user = userEvent.setup()
  show('caiaque-coletivo')
  await user.selectOptions(screen.getByLabelText(criteria.adults.label), '2')
  await user.selectOptions(screen.getByLabelText(criteria.age.label), '7')
  await user.selectOptions(screen.getByLabelText(criteria.month.label), '7')
  expect(currentWish()).toBe('adults=2&age=7&month=7')
  await waitFor(() => expect(textOf(button(/^Na barra/))).toContain('Número de pessoas: 3'))
  for (const name of [/^Reservar Agora/, /^Na barra/]) {
    const text = textOf(button(name))
    expect(text).toContain('Data: flexível, em julho')
    expect(text).toContain('Número de pessoas: 3 (2 adultos e 1 criança, de 7 anos)')
    expect(text).toMatch(/Estimativa vista no site: R\$\s840/)
  }
  await user.click(screen.getByText(form.more))
  await user.selectOptions(screen.getByLabelText(form.start), '15h00 às 19h00')
  expect(textOf(button(/^Na barra/))).toContain('Horário: 15h00 às 19h00')
  expect(screen.getByRole('figure')).toHaveTextContent('Horário: 15h00 às 19h00')
  // A link that is not the trip's has the wish in its own draft.
  await waitFor(() => expect(textOf(button(/^Da lista/))).toContain('Número de pessoas: 3'))
  expect(textOf(button(/^Da lista/))).toMatch(/^Olá! Estou vendo os passeios/)
})

test('the day is said beside its date: a departure that returns after sunset', async () => {
  show('caiaque-coletivo')
  fireEvent.change(screen.getByLabelText(criteria.date.label), { target: { value: '2027-06-22' } })
  expect(await screen.findByText(/15h00 volta 1\sh\s38\smin depois do pôr do sol/)).toBeInTheDocument()
  expect(await screen.findByRole('img', { name: /^Desenho do dia/ })).toBeInTheDocument()
})

test('a month says how warm the sea is', async () => {
  act(() => sayWish('month=7'))
  show('passeio-veleiro')
  expect(await screen.findByText(/água do mar fica perto de 22\s°C/)).toBeInTheDocument()
})

test('a date and a month exclude each other: the one said last stays', async () => {
  const user = userEvent.setup()
  show('caiaque-coletivo')
  fireEvent.change(screen.getByLabelText(criteria.date.label), { target: { value: '2027-06-22' } })
  await user.selectOptions(screen.getByLabelText(criteria.month.label), '8')
  expect(currentWish()).toBe('month=8')
  expect(screen.getByLabelText(criteria.date.label)).toHaveValue('')
})

test('a year that cannot be meant is pointed out, and the message leaves the date open', async () => {
  show('caiaque-coletivo')
  fireEvent.change(screen.getByLabelText(criteria.date.label), { target: { value: '2207-07-14' } })
  expect(await screen.findByText(wordsOf('pt-BR').request.notes.odd)).toBeInTheDocument()
  await waitFor(() => expect(textOf(button(/^Na barra/))).toContain('Data: DD/MM/AAAA'))
})

test('a wish of the address fills the fields, in both languages of an English page', async () => {
  window.history.replaceState(null, '', '/?adults=2&age=7&age=9&date=2027-03-09')
  show('saco-mamangua', 'en-GB')
  const english = wordsOf('en-GB').wish.criteria
  expect(screen.getByLabelText(english.date.label)).toHaveValue('2027-03-09')
  expect(screen.getByLabelText(english.age.label)).toHaveValue('7')
  expect(screen.getAllByLabelText(english.age.next)[0]).toHaveValue('9')
  await waitFor(() => expect(textOf(button(/^Na barra/))).toContain('Date: 09/03/2027'))
  expect(textOf(button(/^Na barra/))).toContain('Data: 09/03/2027')
})

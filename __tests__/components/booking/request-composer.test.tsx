/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RequestComposer } from '@/components/booking/request-composer'
import { tripRequestSource } from '@/lib/booking/request-source'
import { requestWords } from '@/lib/booking/request-words'
import type { Locale } from '@/lib/locales'
import { shipped, trip } from '../../lib/catalogue/shipped'

const textOf = (link: HTMLElement): string =>
  new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? ''

const show = (slug: string, locale: Locale = 'pt-BR') => {
  const source = tripRequestSource(shipped, trip(slug), locale, Date.now())
  render(<RequestComposer source={source} locale={locale} newWindowHint="nova janela" />)
  return source
}

async function open(locale: Locale = 'pt-BR') {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: requestWords(locale).form.open }))
  await screen.findByRole('heading', { name: requestWords(locale).form.title })
  return user
}

beforeEach(() => window.history.replaceState(null, '', '/'))

test('the plain link stands there before anything is loaded', () => {
  const { plainHref } = show('caiaque-coletivo')
  expect(screen.getByRole('link')).toHaveAttribute('href', plainHref)
})

test('the message follows what is said, and the link carries it', async () => {
  show('caiaque-coletivo')
  const user = await open()
  const { form } = requestWords('pt-BR')
  await user.type(screen.getByLabelText(form.adults), '2')
  await user.type(screen.getByLabelText(form.children), '1')
  await user.selectOptions(screen.getByLabelText('Idade da criança 1'), '5')
  await user.selectOptions(screen.getByLabelText(form.start), '15h00 às 19h00')
  await user.click(screen.getByLabelText(form.flexible))
  const month = screen.getByLabelText(form.month)
  const second = within(month).getAllByRole<HTMLOptionElement>('option')[2]
  await user.selectOptions(month, second?.value ?? '')
  const text = textOf(screen.getByRole('link', { name: new RegExp(form.send) }))
  expect(text).toContain('Horário: 15h00 às 19h00')
  expect(text).toContain(`Data: flexível, em ${second?.textContent}`)
  expect(text).toContain('Número de pessoas: 3 (2 adultos e 1 criança, de 5 anos)')
  expect(screen.getByRole('figure')).toHaveTextContent('Número de pessoas: 3')
  // Below the minimum age: said kindly, and the link is still there.
  expect(screen.getByText(/a partir de 6 anos/)).toBeInTheDocument()
})

test('a shared date of the address is taken up', async () => {
  window.history.replaceState(null, '', '/?date=2027-03-09')
  show('saco-mamangua', 'en-GB')
  await open('en-GB')
  const { form } = requestWords('en-GB')
  expect(screen.getByLabelText(form.date)).toHaveValue('2027-03-09')
  expect(screen.getByLabelText(form.lodging)).toBeInTheDocument()
  expect(screen.queryByLabelText(form.start)).toBeNull()
  const text = textOf(screen.getByRole('link', { name: new RegExp(form.send) }))
  expect(text).toContain('Data: 09/03/2027')
  expect(text).toContain('Date: 09/03/2027')
})

test('the ages of children outlast the number of them being typed anew', async () => {
  show('caiaque-coletivo')
  const user = await open()
  const children = screen.getByLabelText(requestWords('pt-BR').form.children)
  await user.type(children, '2')
  await user.selectOptions(screen.getByLabelText('Idade da criança 1'), '5')
  await user.selectOptions(screen.getByLabelText('Idade da criança 2'), '9')
  await user.type(children, '{Backspace}3')
  expect(screen.getByLabelText('Idade da criança 1')).toHaveValue('5')
  expect(screen.getByLabelText('Idade da criança 2')).toHaveValue('9')
  expect(screen.getByLabelText('Idade da criança 3')).toHaveValue('')
})

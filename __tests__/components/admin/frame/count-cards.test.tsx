/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CountCards } from '@/components/admin/frame/count-cards'
import portuguese from '@/messages/pt-BR/admin.json'

const counts = { tours: 10, expeditions: 9, aca_courses: 3, site_content: 6 }
const answers = (body: unknown, status = 200) => {
  const fetch = jest.fn(async () => ({ ok: status < 400, json: async () => body }))
  Object.assign(globalThis, { fetch })
  return fetch
}

beforeEach(() => {
  // The test browser lacks it.
  AbortSignal.timeout ??= () => new AbortController().signal
})

it('shows the four counts, each leading to its screen', () => {
  render(<CountCards initial={counts} words={portuguese.dashboard} />)
  expect(screen.getByRole('link', { name: /10.*Passeios/ })).toHaveAttribute('href', '/admin/tours')
  expect(screen.getByRole('link', { name: /9.*Expedições/ })).toHaveAttribute('href', '/admin/expeditions')
  expect(screen.getByRole('link', { name: /3.*Cursos ACA/ })).toHaveAttribute('href', '/admin/aca-courses')
  expect(screen.getByRole('link', { name: /6.*Conteúdos/ })).toHaveAttribute('href', '/admin/content')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('shows 0 and says so where a count failed, and loads it again', async () => {
  answers(counts)
  render(<CountCards initial={{ ...counts, tours: null }} words={portuguese.dashboard} />)
  expect(screen.getByRole('link', { name: /^0.*Passeios.*Não foi possível carregar/ })).toBeInTheDocument()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Carregar de novo' }))
  expect(await screen.findByRole('link', { name: /10.*Passeios/ })).toBeInTheDocument()
  expect(screen.queryByText('Não foi possível carregar')).not.toBeInTheDocument()
})

it.each([
  ['garbage', { tours: 'many' }, 200],
  ['a refusal', { error: 'denied' }, 403],
])('keeps saying so after %s', async (_name, body, status) => {
  answers(body, status)
  render(<CountCards initial={{ ...counts, tours: null }} words={portuguese.dashboard} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Carregar de novo' }))
  expect(await screen.findByRole('button', { name: 'Carregar de novo' })).toBeInTheDocument()
  expect(screen.getByText('Não foi possível carregar')).toBeInTheDocument()
})

it('sends one request however often it is asked, and says that it is loading', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const fetch = jest.fn(() => promise)
  Object.assign(globalThis, { fetch })
  render(<CountCards initial={{ ...counts, tours: null }} words={portuguese.dashboard} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Carregar de novo' }))
  await user.click(screen.getByRole('button', { name: 'Carregando…' }))
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status')).toHaveTextContent('Carregando…')
  await act(async () => resolve({ ok: true, json: async () => counts }))
  expect(screen.getByRole('status')).toHaveTextContent(
    '10 Passeios, 9 Expedições, 3 Cursos ACA, 6 Conteúdos do site',
  )
})

it('says which counts are still missing, for people who do not see the cards', async () => {
  answers({ ...counts, tours: null, site_content: null })
  render(<CountCards initial={{ ...counts, tours: null }} words={portuguese.dashboard} />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Carregar de novo' }))
  expect(screen.getByRole('status')).toHaveTextContent(
    'Não foi possível carregar: Passeios, Conteúdos do site',
  )
})

it('keeps the focus on the page when the button goes', async () => {
  answers(counts)
  render(<CountCards initial={{ ...counts, tours: null }} words={portuguese.dashboard} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Carregar de novo' }))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveFocus()
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CountCards } from '@/components/admin/count-cards'
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

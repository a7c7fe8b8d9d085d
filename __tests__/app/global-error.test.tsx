import { render, screen } from '@testing-library/react'
import DocumentFailure from '@/app/global-error'

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))

afterEach(() => {
  window.history.replaceState(null, '', '/')
  document.documentElement.removeAttribute('lang')
})

const fail = () =>
  render(<DocumentFailure error={new Error('layout')} reset={() => undefined} />, { container: document })

describe('a document that broke', () => {
  test.each([
    ['/passeios', 'pt-BR', 'Algo saiu do rumo'],
    ['/en/tours', 'en-GB', 'Something went off course'],
    ['/sailboat-tour', 'en-GB', 'Something went off course'],
    ['/en/nowhere', 'en-GB', 'Something went off course'],
    ['/nowhere', 'pt-BR', 'Algo saiu do rumo'],
  ])('at %s speaks %s, and its document says so', async (address, locale, title) => {
    window.history.replaceState(null, '', address)
    fail()
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(document.documentElement).toHaveAttribute('lang', locale)
  })

  test('keeps its language where the address has none, as in the panel', async () => {
    window.history.replaceState(null, '', '/admin')
    document.documentElement.lang = 'en-GB'
    fail()
    expect(await screen.findByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/en')
    expect(document.documentElement).toHaveAttribute('lang', 'en-GB')
  })
})

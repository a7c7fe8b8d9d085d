/** @jest-environment jsdom */
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
    ['pt-BR', 'Algo saiu do rumo'],
    ['en-GB', 'Something went off course'],
    ['', 'Algo saiu do rumo'],
    ['fr', 'Algo saiu do rumo'],
  ])('goes on in the language that it spoke (%p), and its document says so', async (lang, title) => {
    document.documentElement.lang = lang
    fail()
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(document.documentElement).toHaveAttribute('lang', lang === 'en-GB' ? 'en-GB' : 'pt-BR')
  })

  test('leads home in that language, also from the panel, whose address has none', async () => {
    window.history.replaceState(null, '', '/admin')
    document.documentElement.lang = 'en-GB'
    fail()
    expect(await screen.findByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/en')
    expect(document.documentElement).toHaveAttribute('lang', 'en-GB')
  })
})

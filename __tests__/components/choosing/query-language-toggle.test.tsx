/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { QueryLanguageToggle } from '@/components/choosing/query-language-toggle'

jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
}))

afterEach(() => window.history.replaceState(null, '', '/'))

test.each([
  ['', '/en/compare?lang=en-GB'],
  ['?trips=itatiaia,serra-fina', '/en/compare?trips=itatiaia%2Cserra-fina&lang=en-GB'],
  [
    '?age=7&activity=barco&activity=trekking',
    '/en/compare?age=7&activity=barco&activity=trekking&lang=en-GB',
  ],
  ['?lang=pt-BR', '/en/compare?lang=en-GB'],
])('%p goes along to the other language', (query, href) => {
  window.history.replaceState(null, '', `/comparar${query}`)
  render(
    <QueryLanguageToggle query="" href="/en/compare?lang=en-GB" short="EN" name="In English" lang="en-GB" />,
  )
  expect(screen.getByRole('link')).toHaveAttribute('href', href)
})

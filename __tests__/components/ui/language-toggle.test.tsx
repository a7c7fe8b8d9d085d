/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { LanguageToggle } from '@/components/ui/language-toggle'

it('is called what is seen on it first, and leads to the other language in that language', () => {
  render(<LanguageToggle href="/admin?lang=en-GB" short="EN" name="Use the panel in English" lang="en-GB" />)
  const link = screen.getByRole('link', { name: 'EN: Use the panel in English' })
  expect(link).toHaveTextContent(/^EN$/)
  expect(link).toHaveAttribute('href', '/admin?lang=en-GB')
  expect(link).toHaveAttribute('lang', 'en-GB')
  expect(link).toHaveAttribute('hreflang', 'en-GB')
})

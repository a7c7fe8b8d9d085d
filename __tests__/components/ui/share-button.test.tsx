/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShareButton } from '@/components/ui/share-button'

const words = { button: 'Compartilhar', copied: 'Link copiado', copyFailed: 'Copie o link:' }

test('copies the address where there is no sheet', async () => {
  const user = userEvent.setup()
  render(<ShareButton title="Passeio" words={words} />)
  await user.click(screen.getByRole('button', { name: words.button }))
  expect(await screen.findByText(words.copied)).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(window.location.href)
})

test('shows the address where nothing may be copied', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  render(<ShareButton title="Passeio" words={words} />)
  await user.click(screen.getByRole('button', { name: words.button }))
  expect(await screen.findByLabelText(words.copyFailed)).toHaveValue(window.location.href)
})

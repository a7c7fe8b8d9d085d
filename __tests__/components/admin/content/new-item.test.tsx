/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NewItem } from '@/components/admin/content/new-item'
import { wordsOf } from '@/lib/i18n/words'
import type { SentChange } from '@/lib/staff/content/send-change'

const mockSend = jest.fn<Promise<SentChange>, [unknown]>()
jest.mock('@/lib/staff/content/send-change', () => ({ sendChange: (change: unknown) => mockSend(change) }))

test('what is missing is said beside its cause, and the focus goes to the field', async () => {
  mockSend.mockResolvedValue({ kind: 'signedOut' })
  const user = userEvent.setup()
  render(
    <NewItem
      collection="tours"
      fields={[]}
      taken={['lagoa-verde']}
      categories={['Caiaque']}
      words={wordsOf('en-GB').contentPanel}
    />,
  )
  const create = () => user.click(screen.getByRole('button', { name: 'Create a draft' }))
  const category = screen.getByRole('combobox', { name: 'Category' })
  const title = screen.getByRole('textbox', { name: 'Name in Portuguese' })
  const slug = screen.getByRole('textbox', { name: 'Internal name' })

  await create()
  expect(category).toHaveFocus()
  expect(category).toBeInvalid()
  expect(category).toHaveAccessibleDescription('Choose the category.')
  expect(title).not.toHaveAttribute('aria-invalid')
  expect(screen.getByText('Choose the category.').compareDocumentPosition(title)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )

  await user.selectOptions(category, 'Caiaque')
  await create()
  expect(title).toHaveFocus()
  expect(title).toHaveAccessibleDescription('Write a name.')
  expect(category).not.toHaveAttribute('aria-invalid')

  await user.type(title, 'Lagoa Verde')
  await create()
  expect(slug).toHaveFocus()
  expect(slug).toHaveAccessibleDescription(/^There is already an item with that internal name\. Lower-case/)

  // A name that has nothing of which an internal one can be made.
  await user.clear(slug)
  await create()
  expect(slug).toHaveFocus()
  expect(slug).toHaveAccessibleDescription(/^Write an internal name/)
  expect(mockSend).not.toHaveBeenCalled()

  await user.type(slug, 'lagoa-azul')
  await create()
  expect(await screen.findByRole('link', { name: 'Sign in in another tab' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Create a draft' })).toHaveFocus()
})

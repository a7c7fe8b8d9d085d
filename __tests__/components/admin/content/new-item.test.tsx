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
      models={[]}
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

test('a trip begins from one like it, and has all that it needs to be published', async () => {
  mockSend.mockClear()
  mockSend.mockResolvedValue({ kind: 'signedOut' })
  const user = userEvent.setup()
  render(
    <NewItem
      collection="tours"
      taken={[]}
      categories={['Barco', 'Caiaque']}
      models={[
        {
          slug: 'lagoa-verde',
          title: 'Lagoa Verde',
          category: 'Caiaque',
          listing: { duration: { unit: 'hours', range: { min: 3, max: 4 } }, group: { max: 6 } },
          whatToBring: { 'pt-BR': ['Chapéu'], 'en-GB': ['A hat'] },
        },
      ]}
      words={wordsOf('en-GB').contentPanel}
    />,
  )
  await user.selectOptions(screen.getByRole('combobox', { name: /^Begin from/ }), 'Lagoa Verde')
  await user.type(screen.getByRole('textbox', { name: 'Name in Portuguese' }), 'Lagoa Azul')
  await user.type(screen.getByRole('textbox', { name: 'Amount in reais' }), '1.250')
  await user.type(screen.getByRole('textbox', { name: /^What people do/ }), 'Uma volta pela lagoa.')
  await user.click(screen.getByRole('button', { name: 'Create a draft' }))
  const amounts = { kind: 'amounts', currency: 'BRL', per: 'person', amounts: [{ reais: 1250 }] }
  expect(mockSend).toHaveBeenCalledWith({
    collection: 'tours',
    id: 'lagoa-azul',
    action: 'draft',
    body: {
      revision: 0,
      document: {
        category: 'Caiaque',
        addresses: { 'pt-BR': ['/lagoa-azul'], 'en-GB': ['/lagoa-azul-paraty'] },
        listing: {
          price: amounts,
          group: { max: 6 },
          difficulty: undefined,
          duration: { unit: 'hours', range: { min: 3, max: 4 } },
        },
        words: {
          'pt-BR': {
            title: 'Lagoa Azul',
            details: { fullDescription: ['Uma volta pela lagoa.'], whatToBring: ['Chapéu'] },
          },
          'en-GB': { details: { whatToBring: ['A hat'] } },
        },
      },
    },
  })
})

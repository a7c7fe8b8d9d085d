/** @jest-environment jsdom */

import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContentEditor } from '@/components/admin/content/content-editor'
import { useDraft } from '@/components/admin/content/use-draft'
import { baseDocuments } from '@/lib/catalogue/base/documents'
import { wordsOf } from '@/lib/i18n/words'
import { fieldsOf } from '@/lib/staff/content/schema-fields'
import type { SentChange } from '@/lib/staff/content/send-change'

const mockSend = jest.fn<Promise<SentChange>, [unknown]>()
jest.mock('@/lib/staff/content/send-change', () => ({ sendChange: (change: unknown) => mockSend(change) }))

const words = wordsOf('pt-BR').contentPanel
const below = baseDocuments.aca_courses.get('basico')
const course = {
  collection: 'aca_courses',
  id: 'basico',
  fields: fieldsOf('aca_courses', 'basico'),
  below,
  stored: below,
  revision: 4,
  checked: { blocking: [], warnings: [] },
} as const
const options = { ...course, words: words.issues, locale: 'pt-BR' as const }

const done: SentChange = {
  kind: 'done',
  row: { id: 'basico', revision: 5, draft: null, published: null },
  blocking: [],
  warnings: [],
}

const draft = () => renderHook(() => useDraft(options))
const titlePath = 'words.pt-BR.title'

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true })
  localStorage.clear()
  mockSend.mockReset()
})
afterEach(() => jest.useRealTimers())

const pause = () => act(() => jest.advanceTimersByTimeAsync(1300))

test('that the schema refuses is not sent, and stays on the device', async () => {
  const { result } = draft()
  act(() => result.current.form.setValue('days', 'dois'))
  await pause()
  expect(mockSend).not.toHaveBeenCalled()
  expect(result.current.save).toBe('refused')
  expect(result.current.issues).toEqual([
    expect.objectContaining({ path: 'days', message: 'Aqui vai um número.' }),
  ])
  expect(localStorage.getItem('draft:aca_courses/basico')).toContain('dois')
})

test('what the server alone knows stands until its field is changed', async () => {
  const { result } = draft()
  act(() => result.current.setIssues([{ path: titlePath, message: 'Esse nome já é de outro curso.' }]))
  expect(result.current.issues).toHaveLength(1)
  act(() => result.current.form.setValue('days', '4'))
  expect(result.current.issues).toHaveLength(1)
  act(() => result.current.form.setValue(titlePath, 'Outro nome'))
  expect(result.current.issues).toEqual([])
})

describe('in the editor', () => {
  // The form looks itself over as soon as it is there.
  const show = () =>
    act(async () =>
      render(
        <ContentEditor
          {...course}
          locale="pt-BR"
          words={words}
          images={wordsOf('pt-BR').admin.images}
          fields={[...course.fields]}
          isShipped
          hasDraft={false}
          isOnlyDraft={false}
          facts={[]}
          hrefs={{ 'pt-BR': '/', 'en-GB': '/en' }}
        />,
      ),
    )
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

  test('an error stands beside its field at once, in the words of the server', async () => {
    await show()
    const days = screen.getByLabelText('Dias de curso')
    await user().clear(days)
    await user().type(days, 'dois')
    expect(await screen.findByText('Aqui vai um número.')).toBeInTheDocument()
    expect(days).toBeInvalid()
    expect(days).toHaveAccessibleDescription('Aqui vai um número.')
    expect(mockSend).not.toHaveBeenCalled()
  })

  test('a field goes back to what was shipped', async () => {
    mockSend.mockResolvedValue(done)
    await show()
    const days = screen.getByLabelText('Dias de curso')
    const shipped = days.getAttribute('value')
    await user().type(days, '0')
    await user().click(screen.getByRole('button', { name: 'Voltar ao original: Dias de curso' }))
    expect(days).toHaveValue(shipped)
    expect(screen.queryByRole('button', { name: /^Voltar ao original/ })).toBeNull()
    await waitFor(() => expect(days).toHaveFocus())
  })

  test('items of a list are added, moved with what was typed into them, and taken out', async () => {
    mockSend.mockResolvedValue(done)
    await show()
    const add = screen.getByRole('button', { name: 'Acrescentar: Próximas datas' })
    await user().click(add)
    await user().click(add)
    const dates = () =>
      screen.getAllByLabelText('Data').map((input) => (input instanceof HTMLInputElement ? input.value : ''))
    await user().type(screen.getAllByLabelText('Data')[0] ?? add, '2099-03-09')
    screen.getByRole('button', { name: /^Mover Próximas datas 1/ }).focus()
    await user().keyboard('{ArrowDown}')
    expect(dates()).toEqual(['', '2099-03-09'])
    await user().click(screen.getByRole('button', { name: 'Tirar Próximas datas 1' }))
    expect(dates()).toEqual(['2099-03-09'])
    await user().click(add)
    expect(dates()).toEqual(['2099-03-09', ''])
  })
})

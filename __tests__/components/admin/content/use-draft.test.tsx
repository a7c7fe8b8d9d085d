/** @jest-environment jsdom */

import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContentEditor } from '@/components/admin/content/content-editor'
import { useDraft } from '@/components/admin/content/use-draft'
import { baseDocuments } from '@/lib/catalogue/base/documents'
import { wordsOf } from '@/lib/i18n/words'
import { withValueAt } from '@/lib/staff/content/document-path'
import { saveLocalDraft } from '@/lib/staff/content/local-draft'
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

const row = (revision: number, draft: Record<string, unknown> | null = null) => ({
  id: 'basico',
  revision,
  draft,
  published: null,
})
const done = (revision: number): SentChange => ({
  kind: 'done',
  row: row(revision),
  blocking: [],
  warnings: [],
})

const draft = () => renderHook(() => useDraft(options))
const titlePath = 'words.pt-BR.title'
const typed = (title: string) => withValueAt(below, titlePath, title)

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true })
  localStorage.clear()
  mockSend.mockReset()
})
afterEach(() => jest.useRealTimers())

const pause = () => act(() => jest.advanceTimersByTimeAsync(1300))

describe('what is typed', () => {
  test('is saved after a pause, as the few fields that differ from what was shipped', async () => {
    mockSend.mockResolvedValue(done(5))
    const { result } = draft()
    act(() => result.current.form.setValue(titlePath, 'Primeiras remadas'))
    expect(result.current.save).toBe('dirty')
    expect(mockSend).not.toHaveBeenCalled()
    await pause()
    expect(mockSend).toHaveBeenCalledWith(
      expect.objectContaining({
        action: 'draft',
        body: { revision: 4, document: { words: { 'pt-BR': { title: 'Primeiras remadas' } } } },
      }),
    )
    expect(result.current.save).toBe('saved')
  })

  test('and taken back leaves nothing to save', async () => {
    const { result } = draft()
    act(() => result.current.form.setValue(titlePath, 'Outro'))
    act(() =>
      result.current.form.setValue(
        titlePath,
        result.current.form.formState.defaultValues?.words['pt-BR'].title,
      ),
    )
    await pause()
    expect(result.current.save).toBe('saved')
    expect(localStorage.getItem('draft:aca_courses/basico')).toBeNull()
    expect(mockSend).not.toHaveBeenCalled()
  })

  test('while a save is on its way is saved after it, over the new revision', async () => {
    const answers: ((outcome: SentChange) => void)[] = []
    mockSend.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    const { result } = draft()
    act(() => result.current.form.setValue(titlePath, 'Um'))
    await pause()
    act(() => result.current.form.setValue(titlePath, 'Dois'))
    await act(async () => answers[0]?.(done(5)))
    await waitFor(() => expect(mockSend).toHaveBeenCalledTimes(2))
    expect(mockSend).toHaveBeenLastCalledWith(
      expect.objectContaining({
        body: { revision: 5, document: { words: { 'pt-BR': { title: 'Dois' } } } },
      }),
    )
    await act(async () => answers[1]?.(done(6)))
    expect(result.current.save).toBe('saved')
  })

  test('while a save hangs is sent once when that has failed, however often the pause was over meanwhile', async () => {
    const answers: ((outcome: SentChange) => void)[] = []
    mockSend.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    const { result } = draft()
    for (const title of ['Um', 'Dois', 'Três']) {
      act(() => result.current.form.setValue(titlePath, title))
      await pause()
    }
    expect(mockSend).toHaveBeenCalledTimes(1)
    await act(async () => answers[0]?.({ kind: 'failed' }))
    expect(mockSend).toHaveBeenCalledTimes(2)
    await act(async () => answers[1]?.(done(5)))
    expect(mockSend).toHaveBeenCalledTimes(2)
    expect(result.current.save).toBe('saved')
  })

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

  test('without a line stays on the device, and is sent again later', async () => {
    mockSend.mockResolvedValueOnce({ kind: 'offline' }).mockResolvedValue(done(5))
    const { result } = draft()
    act(() => result.current.form.setValue(titlePath, 'Sem sinal'))
    await pause()
    expect(result.current.save).toBe('offline')
    await act(() => jest.advanceTimersByTimeAsync(2100))
    expect(result.current.save).toBe('saved')
    expect(localStorage.getItem('draft:aca_courses/basico')).toBeNull()
  })
})

describe('when somebody else was faster', () => {
  const theirs = (path: string, value: unknown): SentChange => ({
    kind: 'conflict',
    row: row(9, { words: { 'pt-BR': {}, 'en-GB': {} }, ...Object(withValueAt({}, path, value)) }),
  })

  test('another field of theirs joins mine without a question', async () => {
    mockSend.mockResolvedValueOnce(theirs('days', 3)).mockResolvedValue(done(10))
    const { result } = draft()
    act(() => result.current.form.setValue(titlePath, 'Meu'))
    await pause()
    await waitFor(() => expect(result.current.save).toBe('saved'))
    expect(result.current.wasMerged).toBe(true)
    expect(result.current.form.getValues('days')).toBe('3')
    expect(result.current.form.getValues(titlePath)).toBe('Meu')
  })

  test('what was stored although its answer was lost is nobody else’s change', async () => {
    const answers: SentChange[] = [{ kind: 'offline' }, theirs('days', 5), done(10)]
    mockSend.mockImplementation(async () => answers.shift() ?? done(11))
    const { result } = draft()
    act(() => result.current.form.setValue('days', '5'))
    await pause()
    expect(result.current.save).toBe('offline')
    act(() => result.current.form.setValue('days', '6'))
    await waitFor(() => expect(result.current.save).toBe('saved'), { timeout: 5000 })
    expect(result.current.conflict).toBeUndefined()
    expect(result.current.wasMerged).toBe(false)
    expect(mockSend).toHaveBeenLastCalledWith(
      expect.objectContaining({ body: { revision: 9, document: { days: 6 } } }),
    )
  })

  test('the same field is a conflict with both texts, and the chosen one is saved over theirs', async () => {
    mockSend.mockResolvedValueOnce(theirs('days', 3)).mockResolvedValue(done(10))
    const { result } = draft()
    act(() => result.current.form.setValue('days', '5'))
    await pause()
    expect(result.current.conflict).toMatchObject({
      contested: ['days'],
      mine: { days: 5 },
      theirs: { days: 3 },
      revision: 9,
    })
    await act(async () => result.current.resolve(withValueAt(below, 'days', 5)))
    expect(mockSend).toHaveBeenLastCalledWith(
      expect.objectContaining({ body: { revision: 9, document: { days: 5 } } }),
    )
  })
})

test('a text that never reached the server is offered, and taken where the person wants it', async () => {
  mockSend.mockResolvedValue(done(5))
  saveLocalDraft('aca_courses/basico', { before: below, document: typed('Guardado aqui'), at: 1 })
  const { result } = draft()
  await waitFor(() => expect(result.current.recovered).toBeDefined())
  await act(async () => result.current.recover(true))
  expect(result.current.form.getValues(titlePath)).toBe('Guardado aqui')
  await waitFor(() => expect(result.current.save).toBe('saved'))
})

test('a text that was found, and not answered for yet, outlasts what is typed and saved meanwhile, and joins it', async () => {
  mockSend.mockResolvedValue(done(5))
  saveLocalDraft('aca_courses/basico', { before: below, document: typed('Guardado aqui'), at: 1 })
  const first = draft()
  await waitFor(() => expect(first.result.current.recovered).toBeDefined())
  act(() => first.result.current.form.setValue('days', '4'))
  await pause()
  expect(first.result.current.save).toBe('saved')
  first.unmount()

  const { result } = draft()
  await waitFor(() => expect(result.current.recovered?.document).toEqual(typed('Guardado aqui')))
  act(() => result.current.form.setValue('days', '6'))
  await act(async () => result.current.recover(true))
  expect(result.current.form.getValues()).toMatchObject({ days: '6' })
  expect(result.current.form.getValues(titlePath)).toBe('Guardado aqui')
  await waitFor(() => expect(result.current.save).toBe('saved'))
  expect(mockSend).toHaveBeenLastCalledWith(
    expect.objectContaining({
      body: expect.objectContaining({
        document: { days: 6, words: { 'pt-BR': { title: 'Guardado aqui' } } },
      }),
    }),
  )
  expect(Object.keys(localStorage)).toEqual([])
})

describe('while the item as a whole is changed', () => {
  const answered = (published: Record<string, unknown> | null): SentChange => ({
    kind: 'done',
    row: { ...row(6), published },
    blocking: [],
    warnings: [],
  })
  /** Answers come when the test gives them. */
  const waiting = () => {
    const answers: ((outcome: SentChange) => void)[] = []
    mockSend.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    return (index: number, outcome: SentChange) => act(async () => answers[index]?.(outcome))
  }
  const actions = () => mockSend.mock.calls.map(([change]) => Object(change).action)

  test('what is typed during a publication stays, and is saved over what was published', async () => {
    const answer = waiting()
    const { result } = draft()
    act(() => result.current.form.setValue(titlePath, 'Um'))
    await pause()
    await answer(0, done(5))
    act(() => void result.current.send('publish'))
    await waitFor(() => expect(actions()).toEqual(['draft', 'publish']))
    act(() => result.current.form.setValue('days', '4'))
    await pause()
    expect(actions()).toEqual(['draft', 'publish'])
    await answer(1, answered({ words: { 'pt-BR': { title: 'Um' } } }))
    expect(result.current.form.getValues()).toMatchObject({ days: '4' })
    expect(result.current.save).toBe('dirty')
    await pause()
    expect(mockSend).toHaveBeenLastCalledWith(
      expect.objectContaining({
        action: 'draft',
        body: { revision: 6, document: { days: 4, words: { 'pt-BR': { title: 'Um' } } } },
      }),
    )
  })

  test('words that wait to be saved go with the draft that is discarded', async () => {
    mockSend.mockResolvedValue(answered(null))
    const { result } = draft()
    act(() => result.current.form.setValue(titlePath, 'Um'))
    await act(async () => void (await result.current.send('discard')))
    await pause()
    expect(actions()).toEqual(['discard'])
    expect(result.current.form.getValues(titlePath)).not.toBe('Um')
    expect(result.current.save).toBe('saved')
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('a save that is under way is waited for, and the draft is discarded over its revision', async () => {
    const answer = waiting()
    const { result } = draft()
    act(() => result.current.form.setValue(titlePath, 'Um'))
    await pause()
    act(() => void result.current.send('discard'))
    expect(actions()).toEqual(['draft'])
    await answer(0, done(5))
    expect(mockSend).toHaveBeenLastCalledWith(
      expect.objectContaining({ action: 'discard', body: { revision: 5 } }),
    )
  })
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
          imageProblems={wordsOf('pt-BR').admin.images.problems}
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
    mockSend.mockResolvedValue(done(5))
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
    mockSend.mockResolvedValue(done(5))
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

/** @jest-environment jsdom */

import { DraftSaver } from '@/lib/staff/content/draft-saver'
import { saveLocalDraft } from '@/lib/staff/content/local-draft'
import type { SentChange, StoredItem } from '@/lib/staff/content/send-change'

const mockSend = jest.fn<Promise<SentChange>, [unknown]>()
jest.mock('@/lib/staff/content/send-change', () => ({ sendChange: (change: unknown) => mockSend(change) }))

const shipped = { title: 'Básico', days: 2 }
const key = 'draft:aca_courses/basico'

const row = (revision: number, { draft = null, published = null }: Partial<StoredItem> = {}): StoredItem => ({
  id: 'basico',
  revision,
  draft,
  published,
})
const done = (revision: number, item?: Partial<StoredItem>): SentChange => ({
  kind: 'done',
  row: row(revision, item),
  blocking: [],
  warnings: [],
})
const theirs = (draft: Record<string, unknown>): SentChange => ({ kind: 'conflict', row: row(9, { draft }) })

const show = jest.fn<void, [unknown]>()
const open = () =>
  new DraftSaver({
    collection: 'aca_courses',
    id: 'basico',
    below: shipped,
    stored: shipped,
    revision: 4,
    checked: { blocking: [], warnings: [] },
    tidy: (document) => document,
    isRefused: (document) => Object(document).days === 'dois',
    show,
  })

/** Answers come when the test gives them. */
const waiting = () => {
  const answers: ((outcome: SentChange) => void)[] = []
  mockSend.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  return async (index: number, outcome: SentChange) => {
    answers[index]?.(outcome)
    await jest.advanceTimersByTimeAsync(0)
  }
}
const sent = () =>
  mockSend.mock.calls.map(([change]) => ({ action: Object(change).action, ...Object(change).body }))
const pause = () => jest.advanceTimersByTimeAsync(1300)

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  mockSend.mockReset()
  show.mockReset()
})
afterEach(() => jest.useRealTimers())

describe('what is typed', () => {
  test('is saved after a pause, as the few fields that differ from what was shipped', async () => {
    mockSend.mockResolvedValue(done(5))
    const saver = open()
    const states: string[] = []
    saver.subscribe(() => states.push(saver.state().save))
    saver.typed({ ...shipped, title: 'Primeiras remadas' })
    expect(saver.state().save).toBe('dirty')
    expect(localStorage.getItem(key)).toContain('Primeiras remadas')
    await pause()
    expect(sent()).toEqual([{ action: 'draft', revision: 4, document: { title: 'Primeiras remadas' } }])
    expect(saver.state()).toMatchObject({ save: 'saved', hasDraft: true })
    expect(states).toContain('saving')
    expect(localStorage.getItem(key)).toBeNull()
  })

  test('and taken back leaves nothing to save', async () => {
    const saver = open()
    saver.typed({ ...shipped, title: 'Outro' })
    saver.typed(shipped)
    await pause()
    expect(saver.state().save).toBe('saved')
    expect(localStorage.getItem(key)).toBeNull()
    expect(sent()).toEqual([])
  })

  test('while a save is on its way is saved after it, over the new revision', async () => {
    const answer = waiting()
    const saver = open()
    saver.typed({ ...shipped, title: 'Um' })
    await pause()
    saver.typed({ ...shipped, title: 'Dois' })
    await answer(0, done(5))
    expect(sent().at(-1)).toEqual({ action: 'draft', revision: 5, document: { title: 'Dois' } })
    await answer(1, done(6))
    expect(saver.state().save).toBe('saved')
  })

  test('while a save hangs is sent once when that has failed, however often the pause was over meanwhile', async () => {
    const answer = waiting()
    const saver = open()
    for (const title of ['Um', 'Dois', 'Três']) {
      saver.typed({ ...shipped, title })
      await pause()
    }
    expect(sent()).toHaveLength(1)
    await answer(0, { kind: 'failed' })
    expect(sent()).toHaveLength(2)
    await answer(1, done(5))
    expect(sent()).toHaveLength(2)
    expect(saver.state().save).toBe('saved')
  })

  test('that the schema refuses is not sent, and stays on the device', async () => {
    const saver = open()
    saver.typed({ ...shipped, days: 'dois' })
    await pause()
    expect(sent()).toEqual([])
    expect(saver.state().save).toBe('refused')
    expect(localStorage.getItem(key)).toContain('dois')
  })

  test.each(['offline', 'failed', 'signedOut'] as const)(
    'stays on the device while an answer is %s, and is sent again',
    async (kind) => {
      mockSend.mockResolvedValueOnce({ kind }).mockResolvedValue(done(5))
      const saver = open()
      saver.typed({ ...shipped, title: 'Sem sinal' })
      await pause()
      expect(saver.state()).toMatchObject({
        save: kind === 'failed' ? 'offline' : kind,
        since: Date.now() - 100,
      })
      await jest.advanceTimersByTimeAsync(2000)
      expect(saver.state()).toMatchObject({ save: 'saved', since: undefined })
      expect(localStorage.getItem(key)).toBeNull()
    },
  )

  test.each([
    ['denied', 'denied'],
    ['unknown', 'gone'],
  ] as const)('is not sent again where the answer is %s', async (kind, save) => {
    mockSend.mockResolvedValue({ kind })
    const saver = open()
    saver.typed({ ...shipped, title: 'Um' })
    await pause()
    saver.typed({ ...shipped, title: 'Dois' })
    await pause()
    expect(saver.state().save).toBe(save)
    expect(sent()).toHaveLength(1)
    expect(localStorage.getItem(key)).toContain('Dois')
  })
})

describe('when somebody else was faster', () => {
  test('another field of theirs joins mine without a question', async () => {
    mockSend.mockResolvedValueOnce(theirs({ days: 3 })).mockResolvedValue(done(10))
    const saver = open()
    saver.typed({ ...shipped, title: 'Meu' })
    await pause()
    expect(saver.state()).toMatchObject({ save: 'saved', wasMerged: true })
    expect(show).toHaveBeenLastCalledWith({ title: 'Meu', days: 3 })
    expect(sent().at(-1)).toEqual({ action: 'draft', revision: 9, document: { title: 'Meu', days: 3 } })
  })

  test('what was stored although its answer was lost is nobody else’s change', async () => {
    mockSend
      .mockResolvedValueOnce({ kind: 'offline' })
      .mockResolvedValueOnce(theirs({ days: 5 }))
      .mockResolvedValue(done(10))
    const saver = open()
    saver.typed({ ...shipped, days: 5 })
    await pause()
    saver.typed({ ...shipped, days: 6 })
    await pause()
    expect(saver.state()).toMatchObject({ save: 'saved', wasMerged: false })
    expect(sent().at(-1)).toEqual({ action: 'draft', revision: 9, document: { days: 6 } })
  })

  test('the same field is a conflict with both texts, and the chosen one is saved over theirs', async () => {
    mockSend.mockResolvedValueOnce(theirs({ days: 3 })).mockResolvedValue(done(10))
    const saver = open()
    saver.typed({ ...shipped, days: 5 })
    await pause()
    const { save, conflict } = saver.state()
    expect(save).toBe('conflict')
    expect(conflict).toMatchObject({
      contested: ['days'],
      mine: { days: 5 },
      theirs: { days: 3 },
      revision: 9,
    })
    expect(await saver.flush()).toBe(false)
    saver.resolve({ ...shipped, days: 5 })
    await pause()
    expect(sent().at(-1)).toEqual({ action: 'draft', revision: 9, document: { days: 5 } })
    expect(saver.state()).toMatchObject({ save: 'saved', conflict: undefined })
  })
})

describe('a text that never reached the server', () => {
  const left = () =>
    saveLocalDraft('aca_courses/basico', {
      before: shipped,
      document: { ...shipped, title: 'Guardado' },
      at: 1,
    })

  test('is offered, and saved where the person wants it', async () => {
    mockSend.mockResolvedValue(done(5))
    left()
    const saver = open()
    saver.findLeftDraft()
    expect(saver.state().recovered?.at).toBe(1)
    saver.recover(true)
    await pause()
    expect(show).toHaveBeenLastCalledWith({ ...shipped, title: 'Guardado' })
    expect(saver.state().save).toBe('saved')
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('is forgotten where the person does not', () => {
    left()
    const saver = open()
    saver.findLeftDraft()
    saver.recover(false)
    expect(show).not.toHaveBeenCalled()
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('outlasts what is typed and saved before it is answered for, and joins it', async () => {
    mockSend.mockResolvedValue(done(5))
    left()
    const first = open()
    first.findLeftDraft()
    first.typed({ ...shipped, days: 4 })
    await pause()
    expect(first.state().save).toBe('saved')
    const saver = open()
    saver.findLeftDraft()
    saver.typed({ ...shipped, days: 6 })
    saver.recover(true)
    await pause()
    expect(sent().at(-1)).toMatchObject({ document: { title: 'Guardado', days: 6 } })
    expect(Object.keys(localStorage)).toEqual([])
  })
})

describe('while the item as a whole is changed', () => {
  test('what is typed during a publication stays, and is saved over what was published', async () => {
    const answer = waiting()
    const saver = open()
    saver.typed({ ...shipped, title: 'Um' })
    await pause()
    await answer(0, done(5))
    void saver.send('publish', { note: 'Título' })
    saver.typed({ title: 'Um', days: 4 })
    await pause()
    expect(sent().slice(1)).toEqual([{ action: 'publish', revision: 5, note: 'Título' }])
    await answer(1, done(6, { published: { title: 'Um' } }))
    expect(saver.state()).toMatchObject({
      save: 'dirty',
      hasDraft: false,
      document: { title: 'Um', days: 4 },
    })
    await pause()
    expect(sent().at(-1)).toEqual({ action: 'draft', revision: 6, document: { title: 'Um', days: 4 } })
  })

  test('words that wait to be saved go with the draft that is discarded', async () => {
    mockSend.mockResolvedValue(done(6))
    const saver = open()
    saver.typed({ ...shipped, title: 'Um' })
    await saver.send('discard')
    await pause()
    expect(sent()).toEqual([{ action: 'discard', revision: 4 }])
    expect(saver.state()).toMatchObject({ save: 'saved', document: shipped })
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('a save that is under way is waited for, and the draft is discarded over its revision', async () => {
    const answer = waiting()
    const saver = open()
    saver.typed({ ...shipped, title: 'Um' })
    await pause()
    void saver.send('discard')
    expect(sent()).toHaveLength(1)
    await answer(0, done(5))
    expect(sent().at(-1)).toEqual({ action: 'discard', revision: 5 })
  })
})

test('whoever leaves the page or comes back to it has what they typed saved at once', async () => {
  mockSend.mockResolvedValue(done(5))
  const saver = open()
  saver.leave()
  saver.comeBack()
  expect(sent()).toEqual([])
  saver.typed({ ...shipped, title: 'Um' })
  saver.leave()
  await jest.advanceTimersByTimeAsync(0)
  expect(saver.state().save).toBe('saved')
})

/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CheckPanel } from '@/components/admin/content/check-panel'
import { wordsOf } from '@/lib/i18n/words'
import type { SaveState } from '@/lib/staff/content/draft-saver'
import type { SentChange } from '@/lib/staff/content/send-change'

const mockSend = jest.fn<Promise<SentChange>, ['publish' | 'discard', object?]>()

const row = { id: 'regate-caicara', revision: 3, draft: null, published: {} }

const onGone = jest.fn()
const pages = { 'pt-BR': '/', 'en-GB': '/en' }

function show({
  isSaved = true,
  hasDraft = true,
  isOnlyDraft = false,
  isSeen = true,
  save = 'saved' as SaveState,
  colleague = undefined as { who: string; at: string } | undefined,
} = {}) {
  const draft = {
    save,
    flush: async () => isSaved,
    send: async (...change: Parameters<typeof mockSend>) => {
      const outcome = await mockSend(...change)
      if (outcome.kind === 'done' && outcome.row) rerender(panel(false))
      return outcome
    },
    setIssues: jest.fn(),
  }
  const panel = (waits: boolean) => (
    <CheckPanel
      words={wordsOf('en-GB').contentPanel}
      draft={draft}
      hasDraft={waits}
      blocking={[]}
      warnings={[]}
      isOnlyDraft={isOnlyDraft}
      colleague={colleague}
      hrefs={isSeen ? pages : undefined}
      onLead={() => {}}
      onGone={onGone}
    />
  )
  const { rerender } = render(panel(hasDraft))
}

/** Beside the form; phones have the same under the thumb, and styles show one of the two. */
const first = (name: string): HTMLElement => {
  const [button] = screen.getAllByRole('button', { name })
  if (!button) throw new Error(`No button ${name}`)
  return button
}
const publish = () => first('Publish')

beforeEach(() => mockSend.mockReset())

test('after publishing by keyboard the focus is on what became of it, not at the top of the page', async () => {
  mockSend.mockResolvedValue({ kind: 'done', row, blocking: [], warnings: [] })
  const user = userEvent.setup()
  show()
  publish().focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Published.')).toHaveFocus()
  expect(screen.getByRole('link', { name: 'in English' })).toHaveAttribute('href', '/en')
})

test('the button keeps the focus while it publishes, and publishes once', async () => {
  let answer: (outcome: SentChange) => void = () => {}
  mockSend.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const user = userEvent.setup()
  show()
  publish().focus()
  await user.keyboard('{Enter}')
  const busy = first('Publishing…')
  expect(busy).toHaveFocus()
  expect(busy).toBeEnabled()
  await user.keyboard('{Enter}')
  expect(mockSend).toHaveBeenCalledTimes(1)
  answer({ kind: 'done', row, blocking: [], warnings: [] })
  expect(await screen.findByText('Published.')).toHaveFocus()
})

test('where the last words are not saved yet, it says that nothing was published', async () => {
  const user = userEvent.setup()
  show({ isSaved: false })
  await user.click(publish())
  expect(await screen.findByText(/^Not published: your latest changes are not saved yet/)).toBeVisible()
  expect(mockSend).not.toHaveBeenCalled()
})

test('what is not saved yet is not called nothing to publish', () => {
  show({ hasDraft: false, save: 'signedOut' })
  expect(screen.queryByText('There is no draft to publish.')).toBeNull()
  expect(publish()).toBeEnabled()
})

test('who is signed out meanwhile finds the way back in beside the button', async () => {
  mockSend.mockResolvedValue({ kind: 'signedOut' })
  const user = userEvent.setup()
  show()
  await user.click(publish())
  expect(await screen.findByRole('link', { name: 'Sign in in another tab' })).toHaveAttribute(
    'href',
    '/admin/login',
  )
  expect(publish()).toBeEnabled()
})

test('after a draft is discarded the focus is on the sentence that says so', async () => {
  jest.spyOn(window, 'confirm').mockReturnValue(true)
  mockSend.mockResolvedValue({ kind: 'done', row, blocking: [], warnings: [] })
  const user = userEvent.setup()
  show()
  await user.click(screen.getByRole('button', { name: 'Discard the draft' }))
  expect(await screen.findByText('Draft discarded.')).toHaveFocus()
})

test('what is published while visitors do not see the item says so, and leads to no page that is not there', async () => {
  mockSend.mockResolvedValue({ kind: 'done', row, blocking: [], warnings: [] })
  const user = userEvent.setup()
  show({ isSeen: false })
  await user.click(publish())
  expect(await screen.findByText(/^Published\. Visitors do not see this item yet/)).toHaveFocus()
  expect(screen.queryByRole('link')).toBeNull()
})

test('discarding the only draft of an item asks about the whole item, and leaves an editor of nothing', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true)
  mockSend.mockResolvedValue({ kind: 'done', row: null, blocking: [], warnings: [] })
  const user = userEvent.setup()
  show({ isOnlyDraft: true })
  await user.click(screen.getByRole('button', { name: 'Discard the draft' }))
  expect(confirm).toHaveBeenCalledWith(expect.stringMatching(/^This item was never published/))
  expect(onGone).toHaveBeenCalledTimes(1)
})

test('somebody else’s words go out only after a question that names who wrote them', async () => {
  mockSend.mockResolvedValue({ kind: 'done', row, blocking: [], warnings: [] })
  const ask = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  show({ colleague: { who: 'bia@example.com', at: '23 Nov 2026, 14:32' } })
  expect(screen.getByText('Words by bia@example.com go out with it, from 23 Nov 2026, 14:32.')).toBeVisible()
  await userEvent.click(publish())
  expect(ask).toHaveBeenCalledWith(expect.stringContaining('bia@example.com'))
  expect(mockSend).not.toHaveBeenCalled()
  await userEvent.click(publish())
  expect(mockSend).toHaveBeenCalledWith('publish', {})
})

/** @jest-environment jsdom */

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RestoreButton } from '@/components/admin/content/restore-button'
import { wordsOf } from '@/lib/i18n/words'
import type { SentChange } from '@/lib/staff/content/send-change'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))
const mockSend = jest.fn<Promise<SentChange>, [unknown]>()
jest.mock('@/lib/staff/content/send-change', () => ({ sendChange: (change: unknown) => mockSend(change) }))

const entry = (isRestorable: boolean) => (
  <RestoreButton
    collection="tours"
    id="regate-caicara"
    revision={3}
    history={7}
    label="Back to this state: yesterday"
    isRestorable={isRestorable}
    words={wordsOf('en-GB').contentPanel}
  />
)

test('after an earlier state came back the focus is on what says so, for the button goes', async () => {
  mockSend.mockResolvedValue({ kind: 'done', row: null, blocking: [], warnings: [] })
  jest.spyOn(window, 'confirm').mockReturnValue(true)
  const user = userEvent.setup()
  const { rerender } = render(entry(true))
  refresh.mockImplementation(() => rerender(entry(false)))
  screen.getByRole('button', { name: 'Back to this state: yesterday' }).focus()
  await user.keyboard('{Enter}')
  const told = await screen.findByText('This state is published again.')
  await waitFor(() => expect(told).toHaveFocus())
  expect(screen.queryByRole('button')).toBeNull()
})

test('who is signed out meanwhile finds the way back in beside the button', async () => {
  mockSend.mockResolvedValue({ kind: 'signedOut' })
  jest.spyOn(window, 'confirm').mockReturnValue(true)
  render(entry(true))
  await userEvent.click(screen.getByRole('button', { name: 'Back to this state: yesterday' }))
  expect(await screen.findByRole('link', { name: 'Sign in in another tab' })).toBeInTheDocument()
})

test('who brings back a state that no longer fits reads why, and the button stays', async () => {
  const message = 'The address /regate belongs to another trip.'
  mockSend.mockResolvedValue({
    kind: 'refused',
    issues: [{ path: 'addresses', message }],
  })
  jest.spyOn(window, 'confirm').mockReturnValue(true)
  render(entry(true))
  await userEvent.click(screen.getByRole('button', { name: 'Back to this state: yesterday' }))
  expect(await screen.findByText(`This state cannot come back as it is: ${message}`)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Back to this state: yesterday' })).toBeInTheDocument()
})

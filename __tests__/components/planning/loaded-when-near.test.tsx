/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LoadedWhenNear } from '@/components/planning/loaded-when-near'

let comeNear: () => void
beforeEach(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => act(() => tell([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  })
})

const words = { failed: 'Não foi possível carregar.', retry: 'Tentar de novo' }

test('a part is fetched when somebody comes near it, and not before', async () => {
  const load = jest.fn(async () => 'a maré')
  render(
    <LoadedWhenNear load={load} words={words}>
      {(part) => <p>{part}</p>}
    </LoadedWhenNear>,
  )
  expect(load).not.toHaveBeenCalled()
  comeNear()
  expect(await screen.findByText('a maré')).toBeInTheDocument()
})

test('a part that does not come leaves the page, says so, and is fetched again', async () => {
  const load = jest.fn<Promise<string>, []>(() => Promise.reject(new Error('Loading chunk failed')))
  render(
    <>
      <p>A página continua aqui</p>
      <LoadedWhenNear load={load} words={words}>
        {(part) => <p>{part}</p>}
      </LoadedWhenNear>
    </>,
  )
  comeNear()
  expect(await screen.findByText(words.failed)).toBeInTheDocument()
  expect(screen.getByText('A página continua aqui')).toBeInTheDocument()
  load.mockResolvedValue('a maré')
  await userEvent.click(screen.getByRole('button', { name: words.retry }))
  expect(await screen.findByText('a maré')).toBeInTheDocument()
  expect(screen.queryByText(words.failed)).toBeNull()
})

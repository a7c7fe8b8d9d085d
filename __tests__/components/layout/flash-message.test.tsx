/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usePathname } from 'next/navigation'
import { FlashMessage } from '@/components/layout/flash-message'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))
const pathname = jest.mocked(usePathname)

/** What the page that sends people away leaves in the browser. */
const leaveProof = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'panel-visit=1; path=/'
}

beforeEach(() => {
  pathname.mockReturnValue('/admin')
  leaveProof()
})
afterEach(() => window.history.replaceState(null, '', '/'))

const message = () => (
  <FlashMessage
    id="acesso-negado"
    title="Acesso negado"
    text="Você não tem permissão de administrador."
    dismissLabel="Dispensar"
    proof="panel-visit"
  />
)

const isShown = () => screen.getByRole('alert').hasAttribute('data-shown')

function arrive(address: string) {
  window.history.replaceState(null, '', address)
  act(() => {
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
}

describe('a message left by another page (spec §8)', () => {
  test('says what happened when the address brings it', () => {
    window.history.replaceState(null, '', '/?x=1#acesso-negado')
    render(message())
    expect(isShown()).toBe(true)
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Acesso negadoVocê não tem permissão de administrador.',
    )
  })

  test.each(['/', '/#acesso', '/#about', '/?acesso-negado'])('keeps quiet at %s', (address) => {
    window.history.replaceState(null, '', address)
    render(message())
    expect(isShown()).toBe(false)
  })

  test('is shown by the anchor of the address without scripts, and only there', () => {
    render(message())
    const alert = screen.getByRole('alert')
    expect(alert).toHaveAttribute('id', 'acesso-negado')
    expect(alert).toHaveClass('noscript:target:flex')
    expect(alert).not.toHaveClass('target:flex')
  })

  test('arrives with a soft page change and with a changed anchor', () => {
    const { rerender } = render(message())
    window.history.replaceState(null, '', '/#acesso-negado')
    pathname.mockReturnValue('/')
    rerender(message())
    expect(isShown()).toBe(true)
  })

  test('arrives with a changed anchor', () => {
    render(message())
    arrive('/#acesso-negado')
    expect(isShown()).toBe(true)
  })

  test('goes when dismissed, and the address is clean but for its query', async () => {
    window.history.replaceState(null, '', '/?x=1#acesso-negado')
    render(message())
    await userEvent.click(screen.getByRole('button', { name: 'Dispensar' }))
    expect(isShown()).toBe(false)
    expect(window.location.hash).toBe('')
    expect(window.location.search).toBe('?x=1')
  })

  test('leaves the focus in the main part of the page', async () => {
    window.history.replaceState(null, '', '/#acesso-negado')
    render(
      <>
        {message()}
        <main id="content" tabIndex={-1} />
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Dispensar' }))
    expect(screen.getByRole('main')).toHaveFocus()
  })

  test('can come a second time', async () => {
    render(message())
    arrive('/#acesso-negado')
    await userEvent.click(screen.getByRole('button', { name: 'Dispensar' }))
    leaveProof()
    arrive('/#acesso-negado')
    expect(isShown()).toBe(true)
  })

  test('is shown to nobody whom the address alone brought, and to nobody twice', () => {
    const first = render(message())
    arrive('/#acesso-negado')
    expect(isShown()).toBe(true)
    first.unmount()
    render(message())
    arrive('/#acesso-negado')
    expect(isShown()).toBe(false)
  })

  test('leaves by itself, but not while somebody points at it or has the focus in it', () => {
    jest.useFakeTimers()
    render(message())
    arrive('/#acesso-negado')
    act(() => screen.getByRole('button', { name: 'Dispensar' }).focus())
    act(() => jest.advanceTimersByTime(60_000))
    expect(isShown()).toBe(true)
    act(() => screen.getByRole('button', { name: 'Dispensar' }).blur())
    fireEvent.pointerEnter(screen.getByRole('alert'))
    act(() => jest.advanceTimersByTime(60_000))
    expect(isShown()).toBe(true)
    fireEvent.pointerLeave(screen.getByRole('alert'))
    act(() => jest.advanceTimersByTime(4_000))
    expect(isShown()).toBe(true)
    act(() => jest.advanceTimersByTime(2_000))
    expect(isShown()).toBe(false)
    expect(window.location.hash).toBe('')
    jest.useRealTimers()
  })
})

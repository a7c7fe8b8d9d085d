import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usePathname } from 'next/navigation'
import { FlashMessage } from '@/components/layout/flash-message'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))
const pathname = jest.mocked(usePathname)

beforeEach(() => pathname.mockReturnValue('/admin'))
afterEach(() => window.history.replaceState(null, '', '/'))

const message = () => (
  <FlashMessage
    id="acesso-negado"
    title="Acesso negado"
    text="Você não tem permissão de administrador."
    dismissLabel="Dispensar"
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
    arrive('/#acesso-negado')
    expect(isShown()).toBe(true)
  })
})

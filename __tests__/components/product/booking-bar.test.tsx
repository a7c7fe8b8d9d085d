/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BookingBar } from '@/components/product/booking-bar'

const bar = { label: 'Reserva', buttonLabel: 'Reservar Agora', price: <p>R$ 280 por pessoa</p> }

describe('the booking bar (spec §2.9)', () => {
  test('shows the price and opens the chat link in a new window', () => {
    render(
      <BookingBar
        {...bar}
        action={{ href: 'https://wa.me/1?text=Oi', locale: 'pt-BR', newWindowHint: 'abre em outra janela' }}
      />,
    )
    expect(screen.getByRole('complementary', { name: 'Reserva' })).toHaveTextContent('R$ 280 por pessoa')
    const link = screen.getByRole('link', { name: /Reservar Agora.*abre em outra janela/ })
    expect(link).toHaveAttribute('href', 'https://wa.me/1?text=Oi')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('runs what it was given instead', async () => {
    const run = jest.fn()
    render(<BookingBar {...bar} action={{ run }} />)
    expect(screen.queryByRole('link')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Reservar Agora' }))
    expect(run).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['the footer', 0, 0.1, <footer key="footer">Rodapé</footer>],
    [
      'the page’s own booking buttons, once all of them is seen',
      0.6,
      1,
      <div key="panel" data-booking>
        R$ 280
      </div>,
    ],
  ])('yields to %s and comes back', (_what, tooLittle, enough, other) => {
    let tell: (intersectionRatio: number) => void = () => undefined
    const disconnect = jest.fn()
    Object.assign(window, {
      IntersectionObserver: class {
        observed: Element[] = []
        constructor(callback: (entries: object[]) => void) {
          tell = (intersectionRatio) =>
            callback([{ target: this.observed[0], isIntersecting: intersectionRatio > 0, intersectionRatio }])
        }
        observe(element: Element) {
          this.observed.push(element)
        }
        disconnect = disconnect
      },
    })
    const { unmount } = render(
      <>
        <BookingBar {...bar} action={{ run: () => undefined }} />
        {other}
      </>,
    )
    const aside = screen.getByRole('complementary', { name: 'Reserva', hidden: true })
    act(() => tell(tooLittle))
    expect(aside).not.toHaveAttribute('inert')
    expect(aside).not.toHaveClass('transition-transform')
    act(() => tell(enough))
    expect(aside).toHaveAttribute('inert')
    expect(aside).toHaveClass('transition-transform')
    act(() => tell(tooLittle))
    expect(aside).not.toHaveAttribute('inert')
    unmount()
    expect(disconnect).toHaveBeenCalled()
  })
})

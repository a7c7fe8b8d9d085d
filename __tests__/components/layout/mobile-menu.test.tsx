/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MobileMenu } from '@/components/layout/mobile-menu'

function show() {
  const { container, unmount } = render(
    <>
      <MobileMenu label="Abrir menu">
        <p>Idioma</p>
        <a href="#about">
          <span>Sobre</span>
        </a>
      </MobileMenu>
      <button type="button">Depois</button>
    </>,
  )
  const menu = container.querySelector('details')
  const summary = container.querySelector('summary')
  if (!menu || !summary) throw new Error('The menu is not a disclosure')
  return { menu, summary, unmount }
}

describe('the menu of narrow screens (spec §2.2)', () => {
  test('is a disclosure that needs no script, closed at first', () => {
    const { menu, summary } = show()
    expect(menu.open).toBe(false)
    expect(summary).toHaveAccessibleName('Abrir menu')
  })

  test('closes when a link is chosen, also by a word inside it', () => {
    const { menu } = show()
    menu.open = true
    fireEvent.click(screen.getByText('Sobre'))
    expect(menu.open).toBe(false)
  })

  test('closes by a tap elsewhere, also where a tap moves no focus', () => {
    const { menu } = show()
    menu.open = true
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Depois' }))
    expect(menu.open).toBe(false)
  })

  test('stays when something else in it is touched', () => {
    const { menu } = show()
    menu.open = true
    fireEvent.pointerDown(screen.getByText('Idioma'))
    fireEvent.click(screen.getByText('Idioma'))
    expect(menu.open).toBe(true)
  })

  test('Escape closes it and gives the focus back', () => {
    const { menu, summary } = show()
    menu.open = true
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(menu.open).toBe(false)
    expect(summary).toHaveFocus()
  })

  test('Escape takes no focus while it is closed', () => {
    const { summary } = show()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(summary).not.toHaveFocus()
  })

  test('closes when the focus moves on, not when it moves inside', () => {
    const { menu, summary } = show()
    menu.open = true
    act(() => summary.focus())
    act(() => screen.getByRole('link').focus())
    expect(menu.open).toBe(true)
    act(() => screen.getByRole('button', { name: 'Depois' }).focus())
    expect(menu.open).toBe(false)
  })

  test('leaves no listener behind', () => {
    const { menu, summary, unmount } = show()
    unmount()
    document.body.append(menu)
    menu.open = true
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(menu.open).toBe(true)
    expect(summary).not.toHaveFocus()
    menu.remove()
  })
})

/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { HoverMenus } from '@/components/layout/hover-menu'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function show() {
  const { unmount } = render(
    <>
      <ul>
        <HoverMenus
          menus={[
            {
              label: 'Passeios',
              href: '/passeios',
              toggleLabel: 'Mostrar os passeios',
              panel: <a href="#caiaque">Caiaque</a>,
            },
            {
              label: 'Expedições',
              href: '/expedicoes',
              toggleLabel: 'Mostrar as expedições',
              panel: <a href="#trekking">Serra Fina</a>,
            },
          ]}
        />
      </ul>
      <button type="button">Depois</button>
    </>,
  )
  const toggle = screen.getByRole('button', { name: 'Mostrar os passeios' })
  const [item, other] = screen.getAllByRole('listitem')
  if (!item || !other) throw new Error('Two menus were expected')
  const content = screen.getByText('Caiaque')
  return { toggle, item, content, other, otherContent: screen.getByText('Serra Fina'), unmount }
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

test('a menu that was opened by a tap closes by a tap elsewhere, also where a tap moves no focus, and stays by one inside', () => {
  const { toggle, content } = show()
  fireEvent.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  fireEvent.pointerDown(content)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  fireEvent.pointerDown(document.body)
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

/** The pointer comes over an element or leaves it; the tests' browser has no pointer events of its own. */
function move(to: 'in' | 'out', element: HTMLElement, pointerType = 'mouse') {
  const event = new MouseEvent(to === 'in' ? 'pointerover' : 'pointerout', { bubbles: true })
  fireEvent(element, Object.assign(event, { pointerType }))
}

describe('the hover menu (spec §2.2)', () => {
  test('is closed at first and the list stays one click away', () => {
    const { toggle, content } = show()
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(content).not.toBeVisible()
    expect(screen.getByRole('link', { name: 'Passeios' })).toHaveAttribute('href', '/passeios')
  })

  test('opens when the pointer comes', () => {
    const { item, toggle, content } = show()
    move('in', item)
    expect(content).toBeVisible()
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
  })

  test('closes 300 ms after the pointer has left, and not before', () => {
    const { item, content } = show()
    move('in', item)
    move('out', item)
    wait(299)
    expect(content).toBeVisible()
    wait(1)
    expect(content).not.toBeVisible()
  })

  test('stays when the pointer comes back in time', () => {
    const { item, content } = show()
    move('in', item)
    move('out', item)
    wait(200)
    move('in', item)
    wait(1000)
    expect(content).toBeVisible()
  })

  test('closes at once where the pointer opens the other, which then stays', () => {
    const { item, content, toggle, other, otherContent } = show()
    move('in', item)
    move('out', item)
    wait(100)
    move('in', other)
    expect(content).not.toBeVisible()
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    wait(1000)
    expect(otherContent).toBeVisible()
  })

  test('the button of the other closes it, also where a tap moves no focus', () => {
    const { content, toggle, otherContent } = show()
    fireEvent.click(toggle)
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar as expedições' }))
    expect(content).not.toBeVisible()
    expect(otherContent).toBeVisible()
  })

  test('a finger neither opens nor closes it by passing over', () => {
    const { item, content, toggle } = show()
    move('in', item, 'touch')
    expect(content).not.toBeVisible()
    fireEvent.click(toggle)
    move('out', item, 'touch')
    wait(1000)
    expect(content).toBeVisible()
  })

  test('a click of the mouse that has opened it leaves it open; Enter closes it', () => {
    const { item, toggle, content } = show()
    move('in', item)
    fireEvent.click(toggle, { detail: 1 })
    expect(content).toBeVisible()
    fireEvent.click(toggle, { detail: 0 })
    expect(content).not.toBeVisible()
  })

  test('the button opens and closes it', () => {
    const { toggle, content } = show()
    fireEvent.click(toggle)
    expect(content).toBeVisible()
    expect(toggle).toHaveAttribute('aria-controls', content.parentElement?.id)
    fireEvent.click(toggle)
    expect(content).not.toBeVisible()
  })

  test('a click while the pointer is leaving wins over the delay', () => {
    const { item, toggle, content } = show()
    move('in', item)
    fireEvent.click(toggle)
    move('out', item)
    fireEvent.click(toggle)
    wait(1000)
    expect(content).toBeVisible()
  })

  test('Escape closes it and gives the focus back to the button', () => {
    const { toggle, content } = show()
    fireEvent.click(toggle)
    act(() => content.focus())
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(content).not.toBeVisible()
    expect(toggle).toHaveFocus()
  })

  test('Escape leaves the focus alone where it is elsewhere, and other keys do nothing', () => {
    const { item, toggle, content } = show()
    const after = screen.getByRole('button', { name: 'Depois' })
    act(() => after.focus())
    move('in', item)
    fireEvent.keyDown(document, { key: 'a' })
    expect(content).toBeVisible()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(content).not.toBeVisible()
    expect(toggle).not.toHaveFocus()
    expect(after).toHaveFocus()
  })

  test('closes when the focus moves on, not when it moves inside', () => {
    const { toggle, content } = show()
    fireEvent.click(toggle)
    act(() => toggle.focus())
    act(() => content.focus())
    expect(content).toBeVisible()
    act(() => screen.getByRole('button', { name: 'Depois' }).focus())
    expect(content).not.toBeVisible()
  })

  test('closes once a link in it was followed', () => {
    const { toggle, content } = show()
    fireEvent.click(toggle)
    fireEvent.click(content)
    expect(content).not.toBeVisible()
  })

  test('a menu that is gone has no delay left to run', () => {
    const { item, unmount } = show()
    move('in', item)
    move('out', item)
    const running = jest.getTimerCount()
    unmount()
    expect(jest.getTimerCount()).toBeLessThan(running)
  })
})

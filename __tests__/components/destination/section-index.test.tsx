/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { SectionIndex } from '@/components/destination/section-index'

const chapters = [
  { id: 'access', label: 'Chegar' },
  { id: 'history', label: 'História' },
]

/** The tops of the chapters on the screen, and the observer that a browser would have called. */
let tops: Record<string, number>
let scrolled: () => void
const watched: Element[] = []

class FakeObserver {
  constructor(callback: () => void) {
    scrolled = callback
  }
  observe = (element: Element) => watched.push(element)
  disconnect = () => watched.splice(0)
}

beforeEach(() => {
  tops = {}
  Object.assign(window, { IntersectionObserver: FakeObserver, innerHeight: 1000 })
  Element.prototype.scrollTo = jest.fn()
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id] ?? 5000)
  })
  render(
    <main>
      <SectionIndex label="Nesta página" chapters={chapters} />
      <section id="access" />
      <section>A band without an anchor</section>
      <section id="history" />
    </main>,
  )
})

const scrollTo = (next: Record<string, number>) => {
  tops = next
  act(() => scrolled())
}
const marked = () => screen.queryByRole('link', { current: 'location' })

test('the index links to the anchors of the chapters, and marks none above the first', () => {
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Chegar', '#access'],
    ['História', '#history'],
  ])
  expect(marked()).toBeNull()
})

test('it marks the chapter that is being read, through bands without an anchor and after a jump back to the top', () => {
  expect(watched.filter(({ tagName }) => tagName === 'SECTION')).toHaveLength(3)
  scrollTo({ access: 300, history: 1400 })
  expect(marked()).toHaveTextContent('Chegar')
  scrollTo({ access: -900, history: 800 })
  expect(marked()).toHaveTextContent('Chegar')
  scrollTo({ access: -2000, history: 100 })
  expect(marked()).toHaveTextContent('História')
  scrollTo({ access: 900, history: 3000 })
  expect(marked()).toBeNull()
})

test('the row stays where a finger has moved it until a chapter is read, and goes back to its beginning above the first', () => {
  const row = jest.mocked(Element.prototype.scrollTo)
  expect(row).not.toHaveBeenCalled()
  scrollTo({ access: 300, history: 1400 })
  expect(row).toHaveBeenCalledTimes(1)
  scrollTo({ access: 900, history: 2000 })
  expect(row).toHaveBeenLastCalledWith({ left: 0 })
})

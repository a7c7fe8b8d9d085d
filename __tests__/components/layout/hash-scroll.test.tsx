import { act, render } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { HashScroll } from '@/components/layout/hash-scroll'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))
const pathname = jest.mocked(usePathname)

const scrolled = jest.fn()
let isCalm = false

beforeEach(() => {
  jest.useFakeTimers()
  pathname.mockReturnValue('/')
  scrolled.mockClear()
  isCalm = false
  Object.assign(window, { matchMedia: () => ({ matches: isCalm }) })
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element, options: ScrollIntoViewOptions) {
      scrolled(this.id, options.behavior)
    },
  })
})

afterEach(() => {
  jest.useRealTimers()
  window.history.replaceState(null, '', '/')
})

const page = () => (
  <>
    <HashScroll />
    <section id="about" />
    <section id="começo" />
  </>
)

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

describe('arriving at an anchor (spec §2.1)', () => {
  test('scrolls smoothly after 100 ms, and not before', () => {
    window.history.replaceState(null, '', '/#about')
    render(page())
    wait(99)
    expect(scrolled).not.toHaveBeenCalled()
    wait(1)
    expect(scrolled.mock.calls).toEqual([['about', 'smooth']])
  })

  test('without movement for those who asked for none', () => {
    isCalm = true
    window.history.replaceState(null, '', '/#about')
    render(page())
    wait(100)
    expect(scrolled.mock.calls).toEqual([['about', 'auto']])
  })

  test('an anchor with accents is found', () => {
    window.history.replaceState(null, '', '/#come%C3%A7o')
    render(page())
    wait(100)
    expect(scrolled.mock.calls).toEqual([['começo', 'smooth']])
  })

  test.each(['/', '/#', '/#elsewhere', '/#100%', '/#%E0%A4%A'])(
    '%s is left where the router put it',
    (address) => {
      window.history.replaceState(null, '', address)
      render(page())
      wait(1000)
      expect(scrolled).not.toHaveBeenCalled()
    },
  )

  test('again after every page change, and once for each', () => {
    const { rerender } = render(page())
    wait(100)
    window.history.replaceState(null, '', '/passeios#about')
    pathname.mockReturnValue('/passeios')
    rerender(page())
    wait(100)
    rerender(page())
    wait(1000)
    expect(scrolled).toHaveBeenCalledTimes(1)
  })

  test('a page that is left before does not scroll the next one', () => {
    window.history.replaceState(null, '', '/#about')
    const { unmount } = render(page())
    unmount()
    wait(1000)
    expect(scrolled).not.toHaveBeenCalled()
  })
})

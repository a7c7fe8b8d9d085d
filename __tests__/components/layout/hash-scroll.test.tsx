/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { HashScroll } from '@/components/layout/hash-scroll'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))
const pathname = jest.mocked(usePathname)

const scrolled = jest.fn()
const jumped = jest.fn()
let isCalm = false

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  pathname.mockReturnValue('/')
  scrolled.mockClear()
  jumped.mockClear()
  isCalm = false
  Object.assign(window, { matchMedia: () => ({ matches: isCalm }), scrollTo: jumped })
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

const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds))

test('the page that a visit begins with is not taken back to its top', async () => {
  window.history.replaceState(null, '', '/#about')
  render(page())
  await wait(100)
  expect(jumped).not.toHaveBeenCalled()
  expect(scrolled.mock.calls).toEqual([['about', 'smooth']])
})

describe('arriving at an anchor (spec §2.1)', () => {
  test('scrolls from the top, smoothly, after 100 ms and not before', async () => {
    window.history.replaceState(null, '', '/#about')
    render(page())
    await wait(99)
    expect(jumped.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
    expect(scrolled).not.toHaveBeenCalled()
    await wait(1)
    expect(scrolled.mock.calls).toEqual([['about', 'smooth']])
  })

  test('without movement for those who asked for none', async () => {
    isCalm = true
    window.history.replaceState(null, '', '/#about')
    render(page())
    await wait(100)
    expect(scrolled.mock.calls).toEqual([['about', 'auto']])
  })

  test('an anchor with accents is found', async () => {
    window.history.replaceState(null, '', '/#come%C3%A7o')
    render(page())
    await wait(100)
    expect(scrolled.mock.calls).toEqual([['começo', 'smooth']])
  })

  test.each(['/', '/#', '/#elsewhere', '/#100%', '/#%E0%A4%A'])(
    '%s is left where the router put it',
    async (address) => {
      window.history.replaceState(null, '', address)
      render(page())
      await wait(1000)
      expect(scrolled).not.toHaveBeenCalled()
    },
  )

  test('again after every page change, and once for each', async () => {
    const { rerender } = render(page())
    await wait(100)
    window.history.replaceState(null, '', '/passeios#about')
    pathname.mockReturnValue('/passeios')
    rerender(page())
    await wait(100)
    rerender(page())
    await wait(1000)
    expect(scrolled).toHaveBeenCalledTimes(1)
  })

  test('a page that is left before does not scroll the next one', async () => {
    window.history.replaceState(null, '', '/#about')
    const { unmount } = render(page())
    unmount()
    await wait(1000)
    expect(scrolled).not.toHaveBeenCalled()
  })
  test('whoever goes back finds the page where they left it', async () => {
    const { unmount } = render(page())
    window.history.replaceState(null, '', '/passeios#about')
    window.dispatchEvent(new PopStateEvent('popstate'))
    unmount()
    render(page())
    await wait(1000)
    expect(jumped).not.toHaveBeenCalled()
    expect(scrolled).not.toHaveBeenCalled()
  })

  test('going back within a page does not count for the page after it', async () => {
    const { unmount } = render(page())
    window.dispatchEvent(new PopStateEvent('popstate'))
    unmount()
    window.history.replaceState(null, '', '/passeios#about')
    render(page())
    await wait(100)
    expect(scrolled.mock.calls).toEqual([['about', 'smooth']])
  })
})

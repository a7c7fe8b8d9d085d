/** @jest-environment jsdom */
import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { Gallery } from '@/components/product/gallery'
import type { GalleryViewerProps } from '@/components/product/gallery-viewer'
import { fill } from '@/lib/i18n/fill'
import { languages, samplePictures } from './gallery-samples'

/** Stands for the viewer's library, which journeys try in a real browser. */
jest.mock('@/components/product/gallery-viewer', () => ({
  GalleryViewer: ({ pictures, index, words, onClose, onView }: GalleryViewerProps) => (
    <div role="dialog" aria-label={words.viewer}>
      {pictures[index]?.alt}
      <button type="button" onClick={onClose}>
        {words.close}
      </button>
      <button type="button" onClick={() => onView(2)}>
        view 3
      </button>
    </div>
  ),
}))

// Each begins on a page of its own, which nobody has opened the viewer on.
beforeEach(() => window.history.replaceState(null, ''))

describe.each(languages)('a gallery in $locale', ({ words }) => {
  const three = samplePictures(3)
  const previous = () => screen.getByRole('button', { name: words.previous })
  const next = () => screen.getByRole('button', { name: words.next })
  const counter = () => screen.getByText(/^\d (de|of) \d/)
  const link = (alt: string) => screen.getByRole('link', { name: fill(words.open, { alt }) })
  const position = (index: number, count = 3) => fill(words.slide, { index, count })

  test('is a labelled carousel of labelled slides', () => {
    render(<Gallery pictures={three} words={words} />)
    const carousel = screen.getByRole('region', { name: words.label })
    expect(carousel).toHaveAttribute('aria-roledescription', words.carousel)
    const slides = [1, 2, 3].map((index) => screen.getByRole('group', { name: position(index) }))
    for (const [index, slide] of slides.entries()) {
      expect(slide).toHaveAttribute('aria-roledescription', words.slideRole)
      expect(within(slide).getByAltText(`Cena ${index + 1}`)).toBeInTheDocument()
    }
  })

  test('says politely where it is, with the picture’s text', async () => {
    const user = userEvent.setup()
    render(<Gallery pictures={three} words={words} />)
    expect(counter()).toHaveAttribute('aria-live', 'polite')
    await user.click(next())
    expect(counter()).toHaveTextContent(`${position(2)}: Cena 2`)
  })

  test.each([
    ['browser says so', true],
    ['track has not moved for a moment, where the browser does not say', false],
  ])('follows a swipe once the %s', (_, says) => {
    const original = Object.getOwnPropertyDescriptor(window, 'onscrollend')
    if (says) Object.defineProperty(window, 'onscrollend', { value: null, configurable: true })
    else Reflect.deleteProperty(window, 'onscrollend')
    jest.useFakeTimers()
    render(<Gallery pictures={three} words={words} />)
    const track = screen.getByRole('group', { name: position(1) }).parentElement
    if (!track) throw new Error('no track')
    Object.defineProperty(track, 'clientWidth', { value: 400 })
    track.scrollLeft = 620
    fireEvent.scroll(track)
    expect(counter()).toHaveTextContent(position(1))
    track.scrollLeft = 800
    fireEvent.scroll(track)
    act(() => jest.advanceTimersByTime(200))
    expect(counter()).toHaveTextContent(position(says ? 1 : 3))
    fireEvent(track, new Event('scrollend', { bubbles: false }))
    expect(counter()).toHaveTextContent(position(3))
    jest.useRealTimers()
    if (original) Object.defineProperty(window, 'onscrollend', original)
  })

  test('a second step taken while the first still moves is not lost', async () => {
    Object.defineProperty(window, 'onscrollend', { value: null, configurable: true })
    const user = userEvent.setup()
    render(<Gallery pictures={three} words={words} />)
    const track = screen.getByRole('group', { name: position(1) }).parentElement
    if (!track) throw new Error('no track')
    Object.defineProperty(track, 'clientWidth', { value: 400 })
    await user.click(next())
    track.scrollLeft = 150
    fireEvent.scroll(track)
    await new Promise((resolve) => setTimeout(resolve, 200))
    await user.click(next())
    expect(counter()).toHaveTextContent(position(3))
    Reflect.deleteProperty(window, 'onscrollend')
  })

  test('is one stop of the Tab key: the picture that is shown', async () => {
    const user = userEvent.setup()
    render(<Gallery pictures={three} words={words} />)
    await user.tab()
    expect(link('Cena 1')).toHaveFocus()
    await user.tab()
    expect(previous()).toHaveFocus()
  })

  test('a double tap opens the viewer once, so that one Back closes it', async () => {
    render(<Gallery pictures={three} words={words} />)
    const pushed = jest.spyOn(window.history, 'pushState')
    fireEvent.click(link('Cena 1'))
    fireEvent.click(link('Cena 1'))
    await screen.findByRole('dialog')
    expect(pushed).toHaveBeenCalledTimes(1)
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    fireEvent.click(link('Cena 1'))
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
  })

  test('closed twice at once goes back once', async () => {
    const user = userEvent.setup()
    render(<Gallery pictures={three} words={words} />)
    await user.click(link('Cena 1'))
    const back = jest.spyOn(window.history, 'back').mockReturnValue()
    const close = within(await screen.findByRole('dialog')).getByRole('button', { name: words.close })
    await user.click(close)
    await user.click(close)
    expect(back).toHaveBeenCalledTimes(1)
    back.mockRestore()
  })

  test('leaves a click for a new tab to the browser', async () => {
    render(<Gallery pictures={three} words={words} />)
    // jsdom cannot follow a link: that it was left to the browser is all there is to see.
    const click = createEvent.click(link('Cena 1'), { ctrlKey: true })
    let left: boolean | undefined
    window.addEventListener(
      'click',
      (event) => {
        left = !event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    fireEvent(link('Cena 1'), click)
    expect(left).toBe(true)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('a single picture is clickable and no carousel', async () => {
    const user = userEvent.setup()
    render(<Gallery pictures={samplePictures(1)} words={words} />)
    expect(screen.getByRole('region', { name: words.label })).not.toHaveAttribute('aria-roledescription')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    await user.click(link('Cena 1'))
    expect(await screen.findByRole('dialog')).toHaveTextContent('Cena 1')
  })

  test('without scripts every picture is there and links to its largest file', () => {
    const page = new DOMParser().parseFromString(
      renderToStaticMarkup(<Gallery pictures={three} words={words} eager />),
      'text/html',
    )
    const links = [...page.querySelectorAll('a')]
    expect(links.map((anchor) => anchor.getAttribute('href'))).toEqual(
      three.map(({ picture }) => picture.full),
    )
    expect(
      links.some((anchor) => anchor.hasAttribute('tabindex') || anchor.closest('[inert], [hidden]')),
    ).toBe(false)
    expect(links.map((anchor) => anchor.querySelector('img')?.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
      'lazy',
    ])
  })
})

import { useCallback, useEffect, useRef, useState } from 'react'
import { isSameValue } from '@/lib/catalogue/shape/change'
import { sourcesIn, withoutMarks } from '@/lib/catalogue/text/source-mark'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import { useEditor } from './editor-context'

interface PreviewFrameProps {
  addresses: Readonly<Record<Locale, string>>
  language: Locale
  /** The page is loaded anew when another one is stored. */
  document: unknown
  isSaved: boolean
  /** Told the place in the document of what was tapped. */
  onOpen: (path: string) => void
}

const devices = ['phone', 'desktop'] as const

const look = `
[data-source] { cursor: pointer; outline: 1px dashed color-mix(in srgb, currentColor 45%, transparent); outline-offset: 3px }
[data-source]:hover, [data-source]:focus-visible { outline: 3px solid #1f5fd0; outline-offset: 3px }
`

/** Elements that hold one text each. */
const blocks = 'h1, h2, h3, h4, p, li, dd, blockquote, figcaption'

/** Elements that a keyboard reaches by themselves. */
const reachable = 'a, button, summary'

/** What shows the text of a node and nothing else that can be changed. */
function elementOf(node: Node): HTMLElement | undefined {
  const { parentElement: parent } = node
  if (!parent || parent.matches('script')) return undefined
  // A mark alone stands for everything beside it.
  if (withoutMarks(node.textContent ?? '').trim() === '') return parent
  const block = parent.closest<HTMLElement>(`${reachable}, ${blocks}`)
  return block && sourcesIn(block.textContent ?? '').length === 1 ? block : parent
}

/** Makes everything that carries a mark a way to its field, by pointer and by keyboard; also what scripts put in later. */
function openSources(page: Document, hasPictures: boolean): void {
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const [path] = sourcesIn(node.textContent ?? '')
    const element = path === undefined ? undefined : elementOf(node)
    if (!element || path === undefined) continue
    element.dataset.source = path
    if (!element.matches(reachable)) element.tabIndex = 0
  }
  if (!hasPictures) return
  for (const picture of page.querySelectorAll<HTMLElement>('main article img')) {
    const element = picture.closest<HTMLElement>(reachable) ?? picture
    element.dataset.source = 'pictures'
    if (!element.matches(reachable)) element.tabIndex = 0
  }
}

/** The page as its draft would have it, in which every text, figure, date and picture leads to its field. */
export function PreviewFrame({ addresses, language, document: draft, isSaved, onOpen }: PreviewFrameProps) {
  const { fields, words } = useEditor()
  const hasPictures = fields.some(({ key }) => key === 'pictures')
  const text = words.preview
  const frame = useRef<HTMLIFrameElement>(null)
  const [device, setDevice] = useState<(typeof devices)[number]>('phone')
  const prepared = useRef<Document>(undefined)
  const scrolled = useRef(0)
  const tell = useRef(onOpen)
  tell.current = onOpen

  const prepare = useCallback(() => {
    const page = frame.current?.contentDocument
    const view = page?.defaultView
    if (!page || !view || page.readyState === 'loading' || prepared.current === page) return
    if (page.URL === 'about:blank') return
    prepared.current = page
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(look)
    page.adoptedStyleSheets.push(sheet)
    for (const folded of page.querySelectorAll<HTMLDetailsElement>('main details')) folded.open = true
    view.scrollTo({ top: scrolled.current, behavior: 'instant' })
    openSources(page, hasPictures)
    new view.MutationObserver(() => openSources(page, hasPictures)).observe(page.body, {
      childList: true,
      subtree: true,
    })
    const open = (event: Event) => {
      const source =
        event.target instanceof view.Element ? event.target.closest<HTMLElement>('[data-source]') : null
      if (!source?.dataset.source) return
      event.preventDefault()
      event.stopPropagation()
      // On phones the field covers the lower half: what was tapped goes above it.
      if (window.innerWidth < 1024) {
        frame.current?.scrollIntoView({ block: 'start' })
        view.scrollBy({ top: source.getBoundingClientRect().top - 90, behavior: 'instant' })
      }
      tell.current(source.dataset.source)
    }
    page.addEventListener('click', open, true)
    page.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Enter' || event.key === ' ') open(event)
      },
      true,
    )
    view.addEventListener('pagehide', () => {
      scrolled.current = view.scrollY
    })
  }, [hasPictures])

  // The page may have come before this script did.
  useEffect(() => {
    if (frame.current?.contentDocument?.readyState === 'complete') prepare()
  }, [prepare])

  const shown = useRef(draft)
  useEffect(() => {
    if (!isSaved || isSameValue(shown.current, draft)) return
    shown.current = draft
    frame.current?.contentWindow?.location.reload()
  }, [draft, isSaved])

  return (
    <div className="min-w-0 lg:row-span-2">
      <p className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="w-full text-soft">{text.tap}</span>
        {devices.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={device === one}
            onClick={() => setDevice(one)}
            className="min-h-11 rounded-full px-4 text-sm font-semibold text-soft aria-pressed:bg-sand aria-pressed:text-ink max-lg:hidden"
          >
            {text[one]}
          </button>
        ))}
        <a href={addresses[language]} className="underline underline-offset-4 max-lg:hidden">
          {text.alone}
        </a>
      </p>
      <iframe
        ref={frame}
        src={addresses[language]}
        onLoad={prepare}
        title={fill(text.frame, { device: text[device], language: words.editor.languages[language] })}
        className={`mx-auto block scroll-mt-16 h-[calc(100dvh-14rem)] min-h-96 w-full rounded-lg border border-line bg-wall ${device === 'phone' ? 'lg:max-w-[26rem]' : ''}`}
      />
    </div>
  )
}

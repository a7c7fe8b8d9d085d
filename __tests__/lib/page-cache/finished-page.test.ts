import { createHash } from 'node:crypto'
import { type CachedPage, finishPage } from '@/lib/page-cache/finished-page'

const options = { https: false, chatHost: 'wa.me' }
const head =
  '<link rel="stylesheet" href="/_next/static/chunks/style.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/start.js"/><script src="/_next/static/chunks/one.js" async=""></script><script src="/_next/static/chunks/two.js" async=""></script>'
const body =
  '<h1>Kayaks</h1><script type="application/ld+json">{"a":1}</script><script src="/_next/static/chunks/start.js" async=""></script><script>self.__next_f=[]</script>'

const finished = (html: string, headers?: Record<string, unknown>): CachedPage => {
  const page: CachedPage = { html, headers }
  finishPage(page, options)
  return page
}
const page = finished(`<html><head>${head}</head><body>${body}</body></html>`)
const policy = String(page.headers?.['content-security-policy'])

/** The inline scripts of a document, in order. */
const inline = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, text]) => String(text))

/** Runs the loader as a browser would, and says which files it asked for and what it waits for. */
function run({ hidden }: { hidden: boolean }) {
  const asked: string[] = []
  const scripts: { src: string; async: boolean }[] = []
  const timers: [() => void, number][] = []
  let paint: (name: string) => void = () => undefined
  class Observer {
    private readonly callback: (list: { getEntriesByName: (name: string) => unknown[] }) => void
    constructor(callback: Observer['callback']) {
      this.callback = callback
    }
    observe() {
      paint = (painted) => this.callback({ getEntriesByName: (name) => (name === painted ? [{ name }] : []) })
    }
  }
  const document = {
    hidden,
    // As in a browser, a script that another one has made runs as soon as it has come, unless told otherwise.
    createElement: () => ({ src: '', async: true }),
    head: {
      append: (script: { src: string; async: boolean }) => {
        asked.push(script.src)
        scripts.push(script)
      },
    },
  }
  const loader = inline(page.html).at(-1) ?? ''
  new Function('document', 'PerformanceObserver', 'setTimeout', loader)(
    document,
    Observer,
    (callback: () => void, milliseconds: number) => timers.push([callback, milliseconds]),
  )
  return { asked, scripts, timers, paint: (name: string) => paint(name) }
}

const files = ['one', 'two', 'start'].map((name) => `/_next/static/chunks/${name}.js`)

describe('a page on its way to a visitor', () => {
  test('names no script file in its markup, and keeps its styles, words and data', () => {
    expect(page.html).not.toMatch(/<script src=|as="script"/)
    expect(page.html).toContain('style.css')
    expect(page.html).toContain('<h1>Kayaks</h1><script type="application/ld+json">{"a":1}</script>')
    expect(page.html).toMatch(/<\/script><\/body><\/html>$/)
  })

  test('asks for its scripts once it has been painted, and only once', () => {
    const { asked, paint, timers } = run({ hidden: false })
    paint('first-paint')
    expect(asked).toEqual([])
    paint('first-contentful-paint')
    expect(asked).toEqual(files)
    for (const [callback] of timers) callback()
    expect(asked).toEqual(files)
  })

  test('runs its scripts in their order, so that none is compiled in the moment the page starts', () => {
    const { scripts, paint } = run({ hidden: false })
    paint('first-contentful-paint')
    expect(scripts.map(({ async }) => async)).toEqual([false, false, false])
  })

  test('asks for its scripts at once in a hidden tab, and after three seconds where nothing was painted', () => {
    expect(run({ hidden: true }).asked).toEqual(files)
    const { asked, timers } = run({ hidden: false })
    expect(timers.map(([, milliseconds]) => milliseconds)).toEqual([3000])
    timers[0]?.[0]()
    expect(asked).toEqual(files)
  })

  test('allows exactly the inline scripts that it holds', () => {
    const hashes = inline(page.html).map((text) => createHash('sha256').update(text).digest('base64'))
    expect(hashes).toHaveLength(2)
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(
      ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    )
  })

  test('keeps the headers that it had', () => {
    expect(finished('<body></body>', { 'x-next-cache-tags': 'one' }).headers).toMatchObject({
      'x-next-cache-tags': 'one',
      'content-security-policy': expect.stringContaining("script-src 'self';"),
    })
  })

  test('is finished once, also when it is read and stored again', () => {
    const { html, headers } = page
    const again = { html, headers }
    finishPage(again, options)
    expect(again).toEqual({ html, headers })
  })
})

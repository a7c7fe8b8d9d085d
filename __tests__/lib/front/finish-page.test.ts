import { createHash } from 'node:crypto'
import { finishPage } from '@/lib/front/finish-page'

const head =
  '<link rel="preload" as="font" href="/f.woff2"/><link rel="stylesheet" href="/_next/static/chunks/style.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/start.js"/><script src="/_next/static/chunks/one.js" async=""></script><script src="/_next/static/chunks/two.js" async=""></script>'
const body =
  '<h1>Kayaks</h1><script type="application/ld+json">{"a":1}</script><script src="/_next/static/chunks/start.js" id="_R_" async=""></script><script>first()</script><p>Words</p><script nonce="">second()</script>'
const dataAddress = (name: string) => `/page-data/${name}.js`
const page = finishPage(`<html><head>${head}</head><body>${body}</body></html>`, dataAddress)
const { html } = page

interface Appended {
  rel?: string
  href?: string
  src?: string
  async?: boolean
  onload?: (() => void) | null
}

/** Runs the loader as a browser would, and says which files it asked for and what it waits for. */
function run({ hidden, isReached = true }: { hidden: boolean; isReached?: boolean }) {
  const asked: string[] = []
  const scripts: Appended[] = []
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
    createElement: (): Appended => ({ async: true }),
    head: {
      append: (added: Appended) => {
        if (added.rel === 'preload') return
        asked.push(added.src ?? '')
        scripts.push(added)
        if (isReached) added.onload?.()
      },
    },
  }
  const loader = [...html.matchAll(/<script>(.*?)<\/script>/g)].at(-1)?.[1] ?? ''
  new Function('document', 'PerformanceObserver', 'setTimeout', 'addEventListener', loader)(
    document,
    Observer,
    (callback: () => void, milliseconds: number) => timers.push([callback, milliseconds]),
    () => undefined,
  )
  return { asked, scripts, timers, paint: (name: string) => paint(name) }
}

const files = [
  expect.stringMatching(/^\/page-data\/[\w-]{16}\.js$/),
  ...['one', 'two', 'start'].map((name) => `/_next/static/chunks/${name}.js`),
]

test('a page keeps its words and data blocks, and names no script file in its markup', () => {
  expect(html).not.toMatch(/<script src=|as="script"|first\(\)/)
  expect(html).toContain('<link rel="preload" as="font" href="/f.woff2"/>')
  expect(html).toContain('<h1>Kayaks</h1><script type="application/ld+json">{"a":1}</script><p>Words</p>')
  expect(html).toMatch(/<\/script><\/body><\/html>$/)
})

test('what stood inside the document runs from a file of its own, in its order', () => {
  expect(page.data).toBe('first();\nsecond()')
})

test('the policy allows the marker of the wish and the loader by their hashes, and nothing else inside', () => {
  const hash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const [marker, loader] = [...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, text]) => hash(text))
  expect(page.policy).toContain(`script-src 'self' ${marker} ${loader};`)
  expect(page.policy).toContain("style-src 'self';")
  const styled = finishPage('<style>h1{}</style><body><script>x</script></body>', dataAddress)
  expect(styled.policy).toContain(`style-src 'self' ${hash('h1{}')};`)
})

test('a page asks for its scripts once it has been painted, and only once', () => {
  const { asked, paint, timers } = run({ hidden: false })
  paint('first-paint')
  expect(asked).toEqual([])
  paint('first-contentful-paint')
  expect(asked).toEqual(files)
  for (const [callback] of timers) callback()
  expect(asked).toEqual(files)
})

test('a page runs its scripts in their order, so that none is compiled in the moment it starts', () => {
  const { scripts, paint } = run({ hidden: false })
  paint('first-contentful-paint')
  expect(scripts.map(({ async }) => async)).toEqual([false, false, false, false])
})

test('a page whose data cannot be fetched runs nothing, and stays as it was painted', () => {
  expect(run({ hidden: true, isReached: false }).asked).toEqual(files.slice(0, 1))
})

test('a page asks for its scripts at once in a hidden tab, and after three seconds where nothing was painted', () => {
  expect(run({ hidden: true }).asked).toEqual(files)
  const { asked, timers } = run({ hidden: false })
  expect(timers.map(([, milliseconds]) => milliseconds)).toEqual([3000])
  timers[0]?.[0]()
  expect(asked).toEqual(files)
})

test('a document without scripts, or without an end, stays readable', () => {
  expect(finishPage('<html><body>no scripts</body></html>', dataAddress).html).toBe(
    '<html><body>no scripts</body></html>',
  )
  expect(finishPage('<html><body>no end', dataAddress).html).toBe('<html><body>no end')
})

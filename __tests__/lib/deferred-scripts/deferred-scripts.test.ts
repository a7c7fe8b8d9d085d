import { deferScripts } from '@/lib/deferred-scripts/deferred-scripts'

const head =
  '<link rel="stylesheet" href="/_next/static/chunks/style.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/start.js"/><script src="/_next/static/chunks/one.js" async=""></script><script src="/_next/static/chunks/two.js" async=""></script>'
const body =
  '<h1>Kayaks</h1><script type="application/ld+json">{"a":1}</script><script src="/_next/static/chunks/start.js" async=""></script><script>self.__next_f=[]</script>'
const html = deferScripts(`<html><head>${head}</head><body>${body}</body></html>`)

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
  const loader = [...html.matchAll(/<script>(.*?)<\/script>/g)].at(-1)?.[1] ?? ''
  new Function('document', 'PerformanceObserver', 'setTimeout', loader)(
    document,
    Observer,
    (callback: () => void, milliseconds: number) => timers.push([callback, milliseconds]),
  )
  return { asked, scripts, timers, paint: (name: string) => paint(name) }
}

const files = ['one', 'two', 'start'].map((name) => `/_next/static/chunks/${name}.js`)

test('a page names no script file in its markup, and keeps its styles, words and data', () => {
  expect(html).not.toMatch(/<script src=|as="script"/)
  expect(html).toContain('style.css')
  expect(html).toContain('<h1>Kayaks</h1><script type="application/ld+json">{"a":1}</script>')
  expect(html).toMatch(/<\/script><\/body><\/html>$/)
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
  expect(scripts.map(({ async }) => async)).toEqual([false, false, false])
})

test('a page asks for its scripts at once in a hidden tab, and after three seconds where nothing was painted', () => {
  expect(run({ hidden: true }).asked).toEqual(files)
  const { asked, timers } = run({ hidden: false })
  expect(timers.map(([, milliseconds]) => milliseconds)).toEqual([3000])
  timers[0]?.[0]()
  expect(asked).toEqual(files)
})

test('a page in which nothing can be deferred stays as it is, and the log says so once', async () => {
  jest.resetModules()
  const fresh = await import('@/lib/deferred-scripts/deferred-scripts')
  const warned = jest.spyOn(console, 'warn').mockReturnValue()
  const file = '<script src="/_next/static/chunks/one.js" async=""></script>'
  for (const page of [
    '<html><body>no scripts</body></html>',
    '<html><head><script async src="/_next/static/chunks/one.js"></script></head><body></body></html>',
    `<html><head>${file}</head><body>no end`,
  ]) {
    expect(fresh.deferScripts(page)).toBe(page)
  }
  expect(warned.mock.calls.map(([line]) => JSON.parse(String(line)).event)).toEqual(['no-script-to-defer'])
})

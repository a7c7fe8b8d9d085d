import { existsSync, globSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import { z } from 'zod'
import { freePort } from './ports.ts'
import { startProcess } from './processes.ts'

/** What a visitor of the small journey does in a browser of another engine. Selectors are CSS; the first match counts. */
export interface Visitor {
  open: (address: string) => Promise<void>
  click: (selector: string) => Promise<void>
  choose: (selector: string, value: string) => Promise<void>
  /** The value of an expression on the page, as text. */
  read: (expression: string) => Promise<string>
  leave: () => Promise<void>
}

interface Engine {
  name: string
  /** Debian packages without which it does not start. */
  missing: () => string[]
  start: () => Promise<Visitor>
}

const phone = { width: 460, height: 844 } as const

const firefoxProgram = (): string | undefined =>
  [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (file) => file && existsSync(file),
  )

const firefox: Engine = {
  name: 'Firefox',
  missing: () => (firefoxProgram() ? [] : ['firefox-esr']),
  async start() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefoxProgram(),
      extraPrefsFirefox: { 'intl.accept_languages': 'pt-BR' },
    })
    const page = await browser.newPage()
    await page.setViewport(phone)
    return {
      open: async (address) => void (await page.goto(address)),
      click: (selector) => page.click(selector),
      choose: async (selector, value) => void (await page.select(selector, value)),
      read: async (expression) => String(await page.evaluate(expression)),
      leave: () => browser.close(),
    }
  },
}

const programs = {
  'webkit2gtk-driver': ['/usr/bin/WebKitWebDriver'],
  xvfb: ['/usr/bin/xvfb-run'],
  xauth: ['/usr/bin/xauth'],
} as const

const miniBrowsers = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser'

const answerSchema = z.object({ value: z.unknown() })
const sessionSchema = z.object({ sessionId: z.string() })
/** W3C WebDriver names an element by one key of its own. */
const elementSchema = z.record(z.string(), z.string()).transform((element) => Object.values(element)[0] ?? '')

const webkit: Engine = {
  name: 'WebKit',
  missing: () => [
    ...Object.entries(programs).flatMap(([name, files]) => (files.every(existsSync) ? [] : [name])),
    ...(globSync(miniBrowsers).length > 0 ? [] : ['libwebkit2gtk-4.1-0']),
  ],
  async start() {
    const port = await freePort()
    const driver = startProcess('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
      env: { ...process.env, LANGUAGE: 'pt_BR', LC_ALL: 'C.UTF-8' },
    })
    /** One command of W3C WebDriver, which is JSON over HTTP. */
    const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        body: body === undefined ? null : JSON.stringify(body),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`WebKit: ${text.slice(0, 300)}`)
      return answerSchema.parse(JSON.parse(text)).value
    }
    await eventually('the driver of WebKit', () => send('GET', '/status'))
    const options = { binary: globSync(miniBrowsers)[0], args: ['--automation'] }
    const session = sessionSchema.parse(
      await send('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
      }),
    )
    const at = `/session/${session.sessionId}`
    const run = (script: string) => send('POST', `${at}/execute/sync`, { script, args: [] })
    await send('POST', `${at}/window/rect`, phone)
    return {
      open: async (url) => void (await send('POST', `${at}/url`, { url })),
      // The page glides to what is to be clicked, and the driver does not wait for it.
      click: (value) =>
        eventually(`a click on ${value}`, async () => {
          const found = await send('POST', `${at}/element`, { using: 'css selector', value })
          await send('POST', `${at}/element/${elementSchema.parse(found)}/click`, {})
        }),
      // The driver knows no tap on an entry of a list.
      choose: async (selector, value) =>
        void (await run(
          `const list = document.querySelector(${JSON.stringify(selector)}); list.value = ${JSON.stringify(value)}; list.dispatchEvent(new Event('change', { bubbles: true }))`,
        )),
      read: async (expression) => String(await run(`return ${expression}`)),
      leave: async () => {
        await send('DELETE', at)
        await driver.stop()
      },
    }
  },
}

export const engines = [firefox, webkit] as const

/** Tries until it works, for at most fifteen seconds. */
export async function eventually<Value>(what: string, attempt: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + 15_000
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw new Error(`${what} did not come`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
  }
}

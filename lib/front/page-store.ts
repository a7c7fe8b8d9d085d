import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { currentCatalogue } from '../content/current'
import { currentGeneration } from '../content/state'
import { locales } from '../i18n/locales'
import { log, reason } from '../process/log'
import { missingRoute } from '../routing/resolve'
import { acceptedEncoding, type Encoding, isKnownTag } from './accept'
import { finishPage, nameOf } from './finish-page'
import { ownRequestHeader } from './page-caching'
import { inTurn } from './render-queue'

type Bytes = Uint8Array<ArrayBuffer>
type Compressed = Readonly<Record<Encoding, Bytes>>

/** What the framework answered at an internal path, finished. */
interface StoredPage {
  /** What it was rendered from. */
  generation: string
  etag: string
  policy: string
  body: Compressed
  /** The data that it hydrates with, by its name. */
  data: { name: string; body: Compressed }
}

/** Bytes of pages at most; the site's own are about three million. */
const mostBytes = 64 * 2 ** 20

/** Milliseconds that a visitor waits for a page that is rendered anew before they get it as it was. */
const patienceMs = 500

/** Quality 10 is a twelfth smaller than 9 and takes a twentieth of a second, which no visitor waits for twice. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }

const compressors: Record<Encoding, (text: string) => Promise<Bytes>> = {
  br: (text) => promisify(brotliCompress)(text, brotli),
  gzip: (text) => promisify(gzip)(text, { level: 9 }),
}

async function compressed(text: string): Promise<Compressed> {
  const [br, gz] = await Promise.all([compressors.br(text), compressors.gzip(text)])
  return { br, gzip: gz }
}

const sizeOf = ({ body, data }: StoredPage): number =>
  body.br.length + body.gzip.length + data.body.br.length + data.body.gzip.length

/** Where the data of a page is asked for: its name, then the internal path of the page. */
export const dataFolder = '/page-data/'

declare global {
  /** Whether every page has been rendered once; undefined where no page is kept. For the bundle of the readiness check. */
  var pagesAreWarm: boolean | undefined
}

/**
 * The pages of the site as they are sent, each rendered once per content generation. What the framework answers is kept
 * under the internal path, which names page and language: an address and its aliases share it. A page of an earlier
 * generation goes out where the new one takes long, and for those who have its document and still ask for its data.
 */
export class PageStore {
  readonly #pages = new Map<string, StoredPage>()
  readonly #earlier = new Map<string, StoredPage['data']>()
  readonly #rendering = new Map<string, Promise<StoredPage | undefined>>()
  readonly #server: Pick<Server, 'address' | 'listening'>
  #bytes = 0

  /** Names the requests of this process to itself; a stranger's do not have it. */
  readonly ownName = randomUUID()

  constructor(server: Pick<Server, 'address' | 'listening'>) {
    this.#server = server
  }

  /** The page of an internal path, rendered where it is not ready; undefined where the framework has no such page. */
  async page(internalPath: string): Promise<StoredPage | undefined> {
    const known = this.#pages.get(internalPath)
    const generation = currentGeneration()
    if (known && known.generation === generation) return known
    const rendered = this.#render(internalPath, generation ?? '').catch((error: unknown) => {
      log.error('page-not-rendered', { page: internalPath, reason: reason(error) })
      return undefined
    })
    if (!known) return rendered
    const patience = new AbortController()
    const waited = sleep(patienceMs, known, { signal: patience.signal, ref: false }).catch(() => known)
    const page = await Promise.race([rendered, waited])
    patience.abort()
    return page ?? known
  }

  #render(internalPath: string, generation: string): Promise<StoredPage | undefined> {
    const key = `${generation} ${internalPath}`
    const running = this.#rendering.get(key)
    if (running) return running
    const rendering = inTurn('store', () => this.#ask(internalPath, generation)).finally(() =>
      this.#rendering.delete(key),
    )
    this.#rendering.set(key, rendering)
    return rendering
  }

  async #ask(internalPath: string, generation: string): Promise<StoredPage | undefined> {
    const answer = await fetch(`${ownOrigin(this.#server)}${internalPath}`, {
      headers: { [ownRequestHeader]: this.ownName, accept: 'text/html', 'accept-encoding': 'identity' },
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    })
    const text = await answer.text()
    const isPage =
      answer.status === 200 &&
      answer.headers.get('content-type')?.startsWith('text/html') &&
      !answer.headers.has('set-cookie')
    if (!isPage) throw new Error(`answered ${answer.status}`)
    const { html, data, policy } = finishPage(text, (name) => `${dataFolder}${name}${internalPath}.js`)
    const page = {
      generation,
      etag: nameOf(html),
      policy,
      body: await compressed(html),
      data: { name: nameOf(data), body: await compressed(data) },
    }
    this.#keep(internalPath, page)
    return page
  }

  #keep(internalPath: string, page: StoredPage): void {
    const before = this.#pages.get(internalPath)
    if (before) {
      this.#bytes -= sizeOf(before)
      if (before.data.name !== page.data.name) this.#earlier.set(internalPath, before.data)
    }
    this.#pages.delete(internalPath)
    this.#pages.set(internalPath, page)
    this.#bytes += sizeOf(page)
    for (const [oldest, one] of this.#pages) {
      if (this.#bytes <= mostBytes) break
      this.#bytes -= sizeOf(one)
      this.#pages.delete(oldest)
      this.#earlier.delete(oldest)
    }
  }

  /**
   * Answers with the data that a page hydrates with. Whoever asks for that of a document which is older than the pages that
   * are kept, or comes from another process, gets the data of the page as it is now: the browser then renders it anew.
   * @returns whether there is such a page
   */
  async sendData(request: IncomingMessage, response: ServerResponse, address: string): Promise<boolean> {
    const rest = address.slice(dataFolder.length)
    const end = rest.indexOf('/')
    const name = rest.slice(0, end)
    const internalPath = rest.slice(end).replace(/\.js$/, '')
    if (end < 0 || !warmPaths().includes(internalPath)) return false
    const earlier = this.#earlier.get(internalPath)
    const kept = this.#pages.get(internalPath)?.data
    const exact = [kept, earlier].find((data) => data?.name === name)
    const data = exact ?? (await this.page(internalPath))?.data
    if (!data) return false
    await sendCompressed(request, response, 200, data.body, {
      'Content-Type': 'application/javascript; charset=utf-8',
      'Cache-Control': exact ? 'public, max-age=31536000, immutable' : 'no-store',
      Vary: 'Accept-Encoding',
    })
    return true
  }

  /** Renders every page of the site that is not ready, one after the other; ends early where newer content comes. */
  async warm(): Promise<void> {
    const generation = currentGeneration()
    let failed = 0
    for (const internalPath of warmPaths()) {
      if (currentGeneration() !== generation || !this.#server.listening) return
      if (this.#pages.get(internalPath)?.generation === generation) continue
      await this.#render(internalPath, generation ?? '').catch((error: unknown) => {
        failed += 1
        if (failed === 1) log.error('page-not-warmed', { page: internalPath, reason: reason(error) })
      })
    }
    globalThis.pagesAreWarm = true
  }
}

/** Answers with a page; whoever has it already hears that alone. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  {
    page,
    status,
    headers,
  }: { page: StoredPage; status: 200 | 404; headers: Readonly<Record<string, string>> },
): Promise<void> {
  const all = {
    ...headers,
    'Content-Security-Policy': page.policy,
    // Weak, because the same page goes out in several encodings.
    ETag: `W/"${page.etag}"`,
  }
  if (status === 200 && isKnownTag(request.headers['if-none-match'], `"${page.etag}"`)) {
    response.writeHead(304, all).end()
    return
  }
  await sendCompressed(request, response, status, page.body, {
    ...all,
    'Content-Type': 'text/html; charset=utf-8',
  })
}

/** The internal paths of all pages that visitors can open, and of what they get where there is none. */
const warmPaths = (): string[] =>
  [...currentCatalogue().addresses.routes.keys(), missingRoute].flatMap((route) =>
    locales.map((locale) => `/${locale}${route}`),
  )

/** Where this process reaches itself. */
export function ownOrigin(server: Pick<Server, 'address'>): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port')
  const host = address.address.replace(/^(?:0\.0\.0\.0|::)$/, 'localhost')
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}

async function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: Compressed,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const bytes = encoding ? body[encoding] : await promisify(gunzip)(body.gzip)
  response.writeHead(status, {
    ...headers,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    'Content-Length': bytes.length,
  })
  if (request.method === 'HEAD') response.end()
  else response.end(bytes)
}

/** Milliseconds between two looks at whether the content has changed: published, or a date or notice has ended. */
const lookMs = 1000

/** Keeps every page ready, from now on. */
export function keepWarm(store: PageStore, server: Server): void {
  globalThis.pagesAreWarm = false
  let warmed: string | undefined
  const look = async () => {
    const generation = currentGeneration()
    if (generation === warmed || !server.listening) return
    warmed = generation
    await store.warm()
  }
  let looking = look()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, lookMs).unref()
  server.once('close', () => clearInterval(timer))
}

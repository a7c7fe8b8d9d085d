import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PublishedContent } from '@/lib/catalogue/build/catalogue'
import { builtInSnapshot, environment } from '@/lib/config/environment'
import { currentCatalogue, followContent, pollContent, refreshContent } from '@/lib/content/current'
import { readSnapshot, writeSnapshot } from '@/lib/content/snapshot'
import { currentGeneration, generationOf } from '@/lib/content/state'
import { inTemporaryFolder } from '../../scripts/temporary-folder'
import { published, row, shipped, view } from '../catalogue/shipped'
import { logged } from '../images/backend-answers'

jest.mock('@/lib/config/environment', () => {
  const actual = jest.requireActual('@/lib/config/environment')
  return {
    ...actual,
    environment: {
      ...actual.environment,
      SUPABASE_URL: 'https://project.supabase.example',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_the_tests',
    },
  }
})

const title = 'passeio-veleiro'
const sailing = (name: string, version: number) =>
  published([row('tours', title, { words: { 'pt-BR': { title: name } } })], { version })
const shownTitle = () => view(title, 'pt-BR', currentCatalogue()).words.title

type Answer = Response | Error | Promise<Response>

/** A backend that says which version it has, and its content, in turn; the last answers stay. */
function backend(answers: { versions?: (number | Answer)[]; contents?: (PublishedContent | Answer)[] }) {
  const asked = { version: 0, content: 0 }
  const next = <Item>(list: readonly Item[] | undefined, count: number): Item => {
    const item = list?.[Math.min(count, list.length - 1)]
    if (item === undefined) throw new Error('an unexpected question')
    return item
  }
  const give = async (answer: Answer): Promise<Response> => {
    const settled = await answer
    if (!(settled instanceof Response)) throw settled
    // A clone shares its stream with the original, and cancelling one would wait for the other.
    return new Response(settled.body ? await settled.clone().arrayBuffer() : null, settled)
  }
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (String(address).endsWith('/rest/v1/content_state?select=version')) {
      const version = next(answers.versions, asked.version)
      asked.version += 1
      return typeof version === 'number' ? Response.json([{ version }]) : give(version)
    }
    if (String(address).endsWith('/rest/v1/rpc/published_content')) {
      const content = next(answers.contents, asked.content)
      asked.content += 1
      return 'items' in content ? Response.json(content) : give(content)
    }
    throw new Error(`an unexpected question: ${address}`)
  })
  return asked
}

let folder: string
let file: string

/** What a process knows that has just started. */
function restart() {
  globalThis.siteContent = undefined
  globalThis.siteContentLoad = undefined
}

inTemporaryFolder()
beforeEach(() => {
  folder = process.cwd()
  file = path.join(folder, 'kept', 'snapshot.json')
  environment.CONTENT_SNAPSHOT = file
  restart()
})

/** A snapshot that was written by hand. */
async function keep(text: string) {
  await writeSnapshot(sailing('Dobra as velas', 3))
  writeFileSync(file, text)
}

/** A snapshot of another project. */
async function keepOfAnother() {
  const { SUPABASE_URL } = environment
  jest.replaceProperty(environment, 'SUPABASE_URL', 'https://other.supabase.example')
  await writeSnapshot(sailing('Outras velas', 9))
  jest.replaceProperty(environment, 'SUPABASE_URL', SUPABASE_URL)
}

/** The working directory becomes a site that was built with this content. */
async function buildWith(content: PublishedContent) {
  jest.replaceProperty(environment, 'CONTENT_SNAPSHOT', builtInSnapshot)
  await writeSnapshot(content)
  environment.CONTENT_SNAPSHOT = file
}

describe('the first state of a process', () => {
  test('is the shipped one where nothing was ever kept, and that is no news', () => {
    const lines = logged('warn')
    expect(currentCatalogue()).toEqual(shipped)
    expect(lines()).toEqual([])
  })

  test('is what was kept, without a question to the backend', async () => {
    const asked = backend({})
    await writeSnapshot(sailing('Dobra as velas', 3))
    expect(shownTitle()).toBe('Dobra as velas')
    expect(currentCatalogue().version).toBe(3)
    expect(asked).toEqual({ version: 0, content: 0 })
  })

  test('is made once, and handed out to everybody', () => {
    expect(currentCatalogue()).toBe(currentCatalogue())
  })

  test.each([
    ['an empty file', ''],
    ['half a file', '{"backend":"https://project.supabase.example","content":{"version":3,"ite'],
    ['something else', '[]'],
    ['content of another form', '{"backend":"https://project.supabase.example","content":{"version":"3"}}'],
    ['a picture', '\u0089PNG\r\n'],
  ])('is the shipped one, with one line in the log, where %s was kept', async (_, text) => {
    const lines = logged('warn')
    await keep(text)
    expect(currentCatalogue()).toEqual(shipped)
    expect(lines()).toEqual([expect.objectContaining({ event: 'content-snapshot-unreadable' })])
  })

  test('is the shipped one where another project’s content was kept', async () => {
    await writeSnapshot(sailing('Dobra as velas', 3))
    jest.replaceProperty(environment, 'SUPABASE_URL', 'https://other.supabase.example')
    expect(currentCatalogue()).toEqual(shipped)
  })

  test.each([
    ['nothing was kept yet', () => undefined],
    ['another project’s content was kept', keepOfAnother],
    ['what was kept cannot be read', () => keep('half a fi')],
  ])('is that of the build where %s', async (_, prepare) => {
    logged('warn')
    await buildWith(sailing('Velas de fábrica', 2))
    await prepare()
    expect(shownTitle()).toBe('Velas de fábrica')
  })

  test('is what was kept since the build', async () => {
    await buildWith(sailing('Velas de fábrica', 2))
    await writeSnapshot(sailing('Dobra as velas', 3))
    expect(shownTitle()).toBe('Dobra as velas')
  })

  test('is the shipped one where the build was made for another project', async () => {
    await buildWith(sailing('Velas de fábrica', 2))
    jest.replaceProperty(environment, 'SUPABASE_URL', 'https://other.supabase.example')
    expect(currentCatalogue()).toEqual(shipped)
  })

  test('is the shipped one on a site without a backend, whatever was kept', async () => {
    await writeSnapshot(sailing('Dobra as velas', 3))
    jest.replaceProperty(environment, 'SUPABASE_URL', undefined)
    expect(currentCatalogue()).toEqual(shipped)
  })

  test('reports an item that cannot be shown, once, and shows the rest', async () => {
    const lines = logged('error')
    const poison = row('expeditions', 'itatiaia', { listing: { price: { amounts: [{ reais: -1 }] } } })
    const content = sailing('Dobra as velas', 3)
    await writeSnapshot({ ...content, items: [...content.items, poison] })
    expect(shownTitle()).toBe('Dobra as velas')
    expect(lines()).toEqual([
      expect.objectContaining({
        event: 'content-item-unusable',
        collection: 'expeditions',
        id: 'itatiaia',
        version: 3,
        issues: ['listing.price.amounts.0.reais: not-above-number'],
      }),
    ])
  })
})

describe('the snapshot', () => {
  test('is read as it was written', async () => {
    const content = {
      ...sailing('Dobra as velas', 3),
      formerAddresses: [{ collection: 'tours', id: title, locale: 'pt-BR', address: '/vela' } as const],
      pictures: [{ bucket: 'tour-images', name: 'a--1.jpg', createdAt: '2026-11-21T12:00:00Z' }],
    }
    await writeSnapshot(content)
    expect(readSnapshot()).toEqual(content)
  })

  test('takes the place of the old one whole, and leaves nothing beside it', async () => {
    await writeSnapshot(sailing('Velha', 1))
    await Promise.all([writeSnapshot(sailing('Nova', 2)), writeSnapshot(sailing('Nova', 2))])
    expect(readSnapshot()).toEqual(sailing('Nova', 2))
    expect(readdirSync(path.dirname(file))).toEqual(['snapshot.json'])
  })

  test('that cannot be written costs one line, and the site goes on', async () => {
    const lines = logged('error')
    writeFileSync(path.join(folder, 'kept'), 'a file where the folder should be')
    await writeSnapshot(sailing('Nova', 2))
    expect(lines()).toEqual([expect.objectContaining({ event: 'content-snapshot-not-written' })])
  })
})

describe('asking for the version', () => {
  beforeEach(() => writeSnapshot(sailing('Três', 3)))

  test('loads once where it is the one that is shown', async () => {
    const asked = backend({ versions: [3], contents: [sailing('Três', 3)] })
    for (let time = 0; time < 3; time += 1) await pollContent()
    expect(asked).toEqual({ version: 3, content: 1 })
    expect(shownTitle()).toBe('Três')
  })

  test('loads once what was kept of the same version: an earlier release may not have been able to read all of it', async () => {
    const lines = logged('error')
    const asked = backend({ versions: [3], contents: [sailing('Como foi publicado', 3)] })
    expect(shownTitle()).toBe('Três')
    const before = currentGeneration()
    await pollContent()
    expect(asked).toEqual({ version: 1, content: 1 })
    expect(shownTitle()).toBe('Como foi publicado')
    expect(currentGeneration()).not.toBe(before)
    restart()
    expect(shownTitle()).toBe('Como foi publicado')
    expect(lines()).toEqual([])
  })

  test('loads a newer content, shows it whole and keeps it', async () => {
    const asked = backend({ versions: [4], contents: [sailing('Quatro', 4)] })
    const before = currentCatalogue()
    await pollContent()
    expect(shownTitle()).toBe('Quatro')
    expect(currentCatalogue()).not.toBe(before)
    expect(asked).toEqual({ version: 1, content: 1 })
    restart()
    expect(shownTitle()).toBe('Quatro')
  })

  test('follows a backend that was restored to an older content', async () => {
    backend({ versions: [2], contents: [sailing('Dois', 2)] })
    await pollContent()
    expect(shownTitle()).toBe('Dois')
  })

  test.each([
    ['is away', new TypeError('fetch failed')],
    ['is silent', new DOMException('late', 'TimeoutError')],
    ['answers 503', new Response('', { status: 503 })],
    ['lacks the table', Response.json({ code: '42P01' }, { status: 404 })],
    ['speaks of something else', Response.json({ version: 4 })],
    ['has no version', Response.json([])],
    ['answers a page', new Response('<html>')],
  ] as const)('of a backend that %s costs one line in all, and nothing changes', async (_, answer) => {
    const lines = logged('warn')
    const good = logged('info')
    const before = currentCatalogue()
    backend({ versions: [answer, answer, answer, 3], contents: [sailing('Três', 3)] })
    for (let question = 0; question < 3; question += 1) await pollContent()
    expect(currentCatalogue()).toBe(before)
    expect(lines()).toEqual([expect.objectContaining({ event: 'content-unreachable' })])
    await pollContent()
    expect(good()).toEqual([expect.objectContaining({ event: 'content-reachable' })])
  })

  test('that leads to a content which cannot be read leaves what is shown', async () => {
    const lines = logged('warn')
    logged('info')
    const unreadable = Response.json({ version: 4, items: 'all' })
    backend({ versions: [4, 4, 3], contents: [unreadable, unreadable, sailing('Três', 3)] })
    await pollContent()
    await pollContent()
    expect(shownTitle()).toBe('Três')
    expect(lines()).toHaveLength(1)
    await pollContent()
  })

  test('waits no longer than 2.5 seconds, and sends the publishable key alone', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout')
    logged('warn')
    backend({ versions: [3] })
    await pollContent()
    expect(timeout.mock.calls[0]).toEqual([2500])
    const [address, { headers } = {}] = jest.mocked(fetch).mock.calls[0] ?? []
    expect(address).toBe('https://project.supabase.example/rest/v1/content_state?select=version')
    expect(headers).toMatchObject({ apikey: 'sb_publishable_for_the_tests' })
    expect(headers).not.toHaveProperty('authorization')
  })

  test('is done again and again, one question at a time, and holds up no process that ends', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance'] })
    const first = Promise.withResolvers<Response>()
    const asked = backend({ versions: [first.promise, 3] })
    followContent()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(asked.version).toBe(1)
    first.resolve(Response.json([{ version: 3 }]))
    await jest.advanceTimersByTimeAsync(environment.CONTENT_POLL_SECONDS * 1000)
    expect(asked.version).toBe(2)
    await jest.advanceTimersByTimeAsync(environment.CONTENT_POLL_SECONDS * 1000)
    expect(asked.version).toBe(3)
    jest.clearAllTimers()
    jest.useRealTimers()
  })

  test('is not done at all on a site without a backend', () => {
    jest.replaceProperty(environment, 'SUPABASE_URL', undefined)
    const asked = backend({})
    followContent()
    expect(asked.version).toBe(0)
  })
})

describe('loading after a publication', () => {
  test('an older answer that comes late never replaces a newer one', async () => {
    const slow = Promise.withResolvers<Response>()
    backend({ contents: [slow.promise, sailing('Nova', 5)] })
    const first = refreshContent()
    const second = refreshContent()
    slow.resolve(Response.json(sailing('Velha', 4)))
    expect((await first).version).toBe(4)
    expect((await second).version).toBe(5)
    expect(shownTitle()).toBe('Nova')
  })

  test('one that fails is the caller’s to know, and holds up no later one', async () => {
    backend({ contents: [new TypeError('fetch failed'), sailing('Nova', 5)] })
    const first = refreshContent()
    const second = refreshContent()
    await expect(first).rejects.toThrow('fetch failed')
    expect((await second).version).toBe(5)
    expect(shownTitle()).toBe('Nova')
  })

  test('a poisoned row leaves one line, keeps its last good state, and a restart shows the same', async () => {
    const lines = logged('error')
    const poison = row('tours', title, { words: { 'pt-BR': { title: 7 } } })
    backend({ contents: [sailing('Boa', 4), published([poison], { version: 5 })] })
    await refreshContent()
    await refreshContent()
    expect(shownTitle()).toBe('Boa')
    expect(lines()).toEqual([
      expect.objectContaining({ event: 'content-item-unusable', id: title, version: 5 }),
    ])
    restart()
    expect(shownTitle()).toBe('Boa')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ content: { version: 5 } })
  })
})

describe('the name of a generation', () => {
  const nameAfter = async (content: PublishedContent) => {
    restart()
    backend({ contents: [content] })
    await refreshContent()
    return currentGeneration()
  }

  test('is the same wherever the same content is shown', async () => {
    const name = await nameAfter(sailing('Nova', 5))
    expect(name).toMatch(/^[\w-]{16}\.0$/)
    expect(await nameAfter(sailing('Nova', 5))).toBe(name)
    restart()
    currentCatalogue()
    expect(currentGeneration()).toBe(name)
  })

  test('does not depend on what a process showed before', async () => {
    const moved = (version: number) =>
      published(
        [
          row('tours', 'passeio-veleiro', { addresses: { 'pt-BR': ['/velejar'] } }),
          row('tours', 'caiaque-coletivo', { words: { 'pt-BR': { title: 'Remada' } } }),
        ],
        { version },
      )
    const fresh = await nameAfter(moved(6))
    restart()
    backend({ contents: [moved(5), moved(6)] })
    await refreshContent()
    await refreshContent()
    expect(currentGeneration()).toBe(fresh)
  })

  test('stays as it is where something changed that no page shows, also under another number', async () => {
    const created = '2026-11-22T00:00:00Z'
    const pictures = [
      { bucket: 'tour-images', name: 'passeio-veleiro--1.jpg', createdAt: created },
      { bucket: 'icons', name: 'bússola.svg', createdAt: created },
      { bucket: 'tour-images', name: 'geral.jpg', createdAt: created },
    ]
    const name = await nameAfter({ ...sailing('Nova', 5), pictures: pictures.slice(0, 1) })
    expect(await nameAfter({ ...sailing('Nova', 6), pictures })).toBe(name)
    expect(await nameAfter({ ...sailing('Nova', 7), pictures: [] })).not.toBe(name)
    const asShipped = await nameAfter(published([], { version: 0 }))
    expect(await nameAfter(published([], { version: 8, pictures: pictures.slice(1) }))).toBe(asShipped)
  })

  test('is another one for another content, also under the same number', async () => {
    const names = [
      await nameAfter(sailing('Nova', 5)),
      await nameAfter(sailing('Outra', 5)),
      await nameAfter({
        ...sailing('Nova', 5),
        pictures: [{ bucket: 'tour-images', name: `${title}--a`, createdAt: '' }],
      }),
      await nameAfter({
        ...sailing('Nova', 5),
        formerAddresses: [{ collection: 'tours', id: title, locale: 'pt-BR', address: '/vela' }],
      }),
    ]
    expect(new Set(names).size).toBe(names.length)
  })

  test('changes when something goes by itself, and only then', () => {
    const catalogue = { ...shipped, expiries: [1_000, 2_000] }
    const at = (now: number) => generationOf({ catalogue, name: '5-x' }, now)
    expect([0, 999, 1_000, 1_999, 2_000, 9_999].map(at)).toEqual([
      '5-x.0',
      '5-x.0',
      '5-x.1',
      '5-x.1',
      '5-x.2',
      '5-x.2',
    ])
  })

  test('is nothing before any content was loaded', () => {
    expect(currentGeneration()).toBeUndefined()
  })
})

import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { maxBytes } from '../../lib/staff/pictures/areas.ts'
import { renderedAddress, visitDuring } from './door.ts'
import { percentile } from './figures.ts'
import { atLeast, atMost, type Section, table } from './section.ts'
import { memoryMegabytes, type Server, serveNext } from './server.ts'
import { administratorCookie, startBackend, upload } from './staff.ts'
import type { VisitResult } from './visitor.ts'

/** Megabytes that one process may take, whatever is done to it. */
const barMegabytes = 512

/** Milliseconds in which all but one in a hundred pages are there meanwhile. */
const barWait = 3000
/** Pages that are opened at least, or their waiting says nothing; and the time for them where the attack is over sooner. */
const leastPages = 20
const leastMilliseconds = 10_000

interface Hostility extends VisitResult {
  name: string
  peakMegabytes: number
  /** What became of what was sent. */
  outcome: string
}

/** Does something to the site while visitors open pages, and looks at the memory of its process ten times a second. */
async function watch(site: Server, name: string, work: () => Promise<string>): Promise<Hostility> {
  let peakMegabytes = memoryMegabytes(site.pid)
  let ended = false
  const timer = setInterval(() => {
    try {
      peakMegabytes = Math.max(peakMegabytes, memoryMegabytes(site.pid))
    } catch {
      ended = true
    }
  }, 100)
  try {
    const visit = await visitDuring(site.origin, async () => {
      const [outcome] = await Promise.all([work(), sleep(leastMilliseconds)])
      return outcome
    })
    if (ended) throw new Error(`the site ended during: ${name}`)
    return { name, peakMegabytes, ...visit }
  } finally {
    clearInterval(timer)
  }
}

const megabyte = Buffer.alloc(2 ** 20, 'a')

/** Sends bodies of ten megabytes to an address on many connections, nine megabytes of each, and then nothing. */
async function stallBodies(origin: string, address: string, connections: number): Promise<string> {
  const { hostname, port, host } = new URL(origin)
  const sockets: Socket[] = []
  let closed = 0
  for (let count = 0; count < connections; count += 1) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.on('close', () => {
      closed += 1
    })
    socket.resume()
    socket.write(
      `POST ${address} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nNext-Action: 0\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${10 * 2 ** 20}\r\n\r\n`,
    )
    for (let part = 0; part < 9; part += 1) socket.write(megabyte)
    sockets.push(socket)
  }
  await sleep(25_000)
  const outcome = `${closed} of ${connections} closed after 25 s`
  for (const socket of sockets) socket.destroy()
  return outcome
}

/** Progressive pictures that nearly fill the limit of their area: the largest that are decoded, and one that is refused. */
const progressivePictures = [
  { megapixels: 15.5, colours: 'srgb', quality: 75, noise: 16 },
  { megapixels: 11.9, colours: 'cmyk', quality: 40, noise: 6 },
  { megapixels: 48, colours: 'srgb', quality: 40, noise: 16 },
] as const

async function progressivePicture({
  megapixels,
  colours,
  quality,
  noise,
}: (typeof progressivePictures)[number]): Promise<Buffer> {
  const width = Math.floor(Math.sqrt((megapixels * 1_000_000 * 4) / 3))
  const height = Math.floor((width * 3) / 4)
  const picture = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: noise },
    },
    limitInputPixels: false,
  })
    .toColourspace(colours)
    .jpeg({ quality, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
  const fill = picture.byteLength / maxBytes['tour-images']
  if (fill > 1 || fill < 0.75) throw new Error(`a picture of ${picture.byteLength} bytes`)
  return picture
}

const counted = (answers: string[]): string =>
  [...new Set(answers)].map((one) => `${answers.filter((other) => other === one).length} × ${one}`).join(', ')

async function uploadAtOnce(origin: string, cookies: string[], picture: Buffer): Promise<string> {
  const uploads = Array.from({ length: 10 }, (_, index) =>
    upload(origin, cookies[index % cookies.length] ?? '', picture),
  )
  return counted(await Promise.all(uploads))
}

/** Opens pages that are rendered for each request, all at once, as a flood of visitors with a question would. */
async function floodPages(origin: string): Promise<string> {
  const answers = await Promise.all(
    Array.from({ length: 1000 }, async (_, index) => {
      const answer = await fetch(origin + renderedAddress(index), { signal: AbortSignal.timeout(120_000) })
      await answer.arrayBuffer()
      return String(answer.status)
    }),
  )
  return counted(answers)
}

type Under = (name: string, work: (origin: string) => Promise<string>) => Promise<void>

/** A flood, bodies that never end, and the largest pictures at once. */
async function attack(under: Under, cookies: string[]): Promise<void> {
  await under('1,000 requests at once for pages that are rendered for each', floodPages)
  for (const address of ['/passeios', '/admin/login', '/api/admin/counts']) {
    await under(`100 bodies that stall after 9 MB, to ${address}`, (origin) =>
      stallBodies(origin, address, 100),
    )
  }
  for (const kind of progressivePictures) {
    const picture = await progressivePicture(kind)
    await under(
      `ten progressive pictures at once, ${kind.megapixels} megapixels of ${kind.colours}`,
      (origin) => uploadAtOnce(origin, cookies, picture),
    )
  }
}

const resultTable = (rows: Hostility[]): string =>
  table(
    ['what is done', 'peak, MB', 'pages opened', 'p50, ms', 'p99, ms', 'pages failed', 'outcome'],
    rows.map(({ name, peakMegabytes, pages, pagesFailed, outcome }) => [
      name,
      peakMegabytes.toFixed(0),
      String(pages.length),
      percentile(pages, 0.5).toFixed(0),
      percentile(pages, 0.99).toFixed(0),
      String(pagesFailed),
      outcome,
    ]),
  )

/**
 * What hostile hands can do to one process without a proxy in front: a flood of requests, bodies that never end, and
 * the largest pictures that staff may upload, while a visitor opens the list of tours again and again.
 */
export async function measureMemory(folder: string, say: (text: string) => void): Promise<Section> {
  const backend = await startBackend('memory')
  const rows: Hostility[] = []
  const site = await serveNext(folder, backend.variables)
  try {
    const cookies = await Promise.all(
      [1, 2].map((person) => administratorCookie(backend.variables, `memory-${person}@example.com`)),
    )
    await attack(async (name, work) => {
      const row = await watch(site, name, () => work(site.origin))
      rows.push(row)
      say(`memory, ${name}: ${row.peakMegabytes.toFixed(0)} MB, ${row.outcome}`)
    }, cookies)
    const most = (figure: (row: Hostility) => number) => Math.max(...rows.map(figure))
    return {
      title: 'Memory under hostile hands',
      bars: [
        atMost(
          'Memory of one process under hostile load',
          barMegabytes,
          most((row) => row.peakMegabytes),
          'MB',
        ),
        atMost(
          'p99 of a visitor meanwhile',
          barWait,
          most(({ pages }) => percentile(pages, 0.99)),
          'ms',
        ),
        atMost(
          'Pages that failed under it',
          0,
          most((row) => row.pagesFailed),
          'pages',
        ),
        atLeast(
          'Pages that were answered, at least',
          leastPages,
          Math.min(...rows.map(({ pages }) => pages.length)),
        ),
      ],
      text: resultTable(rows),
    }
  } finally {
    await site.stop()
    await backend.stop()
  }
}

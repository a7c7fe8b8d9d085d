import { rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { maxBytes } from '../../lib/admin/areas.ts'
import { mediaWidths, sizedAddress } from '../../lib/images/media-widths.ts'
import { startEmbeddedBackend } from '../embedded-backend.ts'
import { freePort } from '../ports.ts'
import { percentile } from './figures.ts'
import { table } from './section.ts'
import { build, memoryMegabytes, type Server, serveNext } from './server.ts'
import { administratorCookie, noisePicture, type Stored, upload } from './staff.ts'
import { benchFolder, copyProject } from './workspace.ts'

/** Megabytes that one process may take, whatever is done to it (spec §9). */
const barMegabytes = 512

interface Hostility {
  name: string
  peakMegabytes: number
  /** Milliseconds that pages took meanwhile. */
  pages: number[]
  pagesFailed: number
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
  const pages: number[] = []
  let pagesFailed = 0
  let goesOn = true
  const visitor = async () => {
    while (goesOn) {
      const began = performance.now()
      const isWhole = await fetch(`${site.origin}/passeios`, {
        headers: { accept: 'text/html', 'accept-language': 'pt-BR' },
        signal: AbortSignal.timeout(20_000),
      }).then(
        async (answer) => answer.ok && (await answer.text()).includes('</html>'),
        () => false,
      )
      if (isWhole) pages.push(performance.now() - began)
      else pagesFailed += 1
      await sleep(100)
    }
  }
  const visits = visitor()
  const outcome = await work()
  goesOn = false
  await visits
  clearInterval(timer)
  if (ended) throw new Error(`the site ended during: ${name}`)
  return { name, peakMegabytes, pages, pagesFailed, outcome }
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

/** The largest picture that staff may send: progressive, of so many million pixels, and below the limit of its area. */
async function progressivePicture(megapixels: number): Promise<Buffer> {
  const width = Math.floor(Math.sqrt((megapixels * 1_000_000 * 4) / 3))
  const height = Math.floor((width * 3) / 4)
  const source = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 4 },
    },
    limitInputPixels: false,
  })
  const picture = await source.jpeg({ quality: 40, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
  if (picture.byteLength > maxBytes['tour-images'])
    throw new Error(`a picture of ${picture.byteLength} bytes`)
  return picture
}

const counted = (answers: string[]): string =>
  [...new Set(answers)].map((one) => `${answers.filter((other) => other === one).length} × ${one}`).join(', ')

async function uploadAtOnce(origin: string, cookies: string[], picture: Buffer): Promise<string> {
  const answers = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const sent = await upload(origin, cookies[index % cookies.length] ?? '', picture)
      return sent.stored ? 'stored' : sent.reason
    }),
  )
  return counted(answers)
}

/** Asks for every width of every picture at once. */
async function askForSizes(origin: string, pictures: Stored[]): Promise<string> {
  const addresses = pictures.flatMap(({ viewUrl }) =>
    mediaWidths.map((width) => sizedAddress(viewUrl, width)),
  )
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(origin + address, { signal: AbortSignal.timeout(120_000) })
      await answer.arrayBuffer()
      return `${answer.status} ${answer.headers.get('content-type')}`
    }),
  )
  return counted(answers)
}

/**
 * What hostile hands can do to the memory of one process without a proxy in front (spec §9): bodies that never end,
 * the largest pictures that staff may upload, and every size of pictures of noise at once.
 */
export async function measureMemory(
  say: (text: string) => void,
): Promise<{ text: string; failures: string[] }> {
  say('memory: building the site')
  const folder = copyProject('memory')
  await build(folder)
  const directory = path.join(benchFolder, 'memory-data')
  rmSync(directory, { recursive: true, force: true })
  const backend = startEmbeddedBackend({
    port: await freePort(),
    directory,
    siteUrl: 'http://localhost:3000',
  })
  let site: Server | undefined
  try {
    const variables = await backend.ready
    site = await serveNext(folder, variables)
    const started = memoryMegabytes(site.pid)
    const cookies = [
      await administratorCookie(variables, 'memory-1@example.com'),
      await administratorCookie(variables, 'memory-2@example.com'),
    ]
    const rows: Hostility[] = []
    const under = async (running: Server, name: string, work: (origin: string) => Promise<string>) => {
      const row = await watch(running, name, () => work(running.origin))
      rows.push(row)
      say(`memory: ${name}: ${row.peakMegabytes.toFixed(0)} MB, ${row.outcome}`)
    }
    for (const address of ['/passeios', '/admin/login', '/api/admin/counts']) {
      await under(site, `100 bodies that stall after 9 MB, to ${address}`, (origin) =>
        stallBodies(origin, address, 100),
      )
    }
    for (const megapixels of [15.5, 48]) {
      const picture = await progressivePicture(megapixels)
      await under(site, `ten progressive pictures of ${megapixels} megapixels at once`, (origin) =>
        uploadAtOnce(origin, cookies, picture),
      )
    }
    const noise = await noisePicture(2560, 1920)
    const pictures: Stored[] = []
    await under(site, 'ten pictures of noise, 2560 × 1920, one after the other', async (origin) => {
      const answers: string[] = []
      for (let count = 0; count < 10; count += 1) {
        const sent = await upload(origin, cookies[count % 2] ?? '', noise)
        if (sent.stored) pictures.push(sent.stored)
        answers.push(sent.stored ? 'stored' : sent.reason)
      }
      return counted(answers)
    })
    // A new release has none of the sizes that uploads made beforehand.
    await site.stop()
    rmSync(path.join(folder, '.next', 'cache', 'media'), { recursive: true, force: true })
    site = await serveNext(folder, variables)
    await under(site, 'all sizes of these at once, after a new release', (origin) =>
      askForSizes(origin, pictures),
    )

    const text = [
      `One process without a proxy in front, ${started.toFixed(0)} MB after its start; the bar is ${barMegabytes} MB. Meanwhile a visitor opens the list of tours again and again.`,
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
      ),
    ].join('\n\n')
    const failures = rows.flatMap(({ name, peakMegabytes, pagesFailed }) => [
      ...(peakMegabytes > barMegabytes ? [`${name}: ${peakMegabytes.toFixed(0)} MB`] : []),
      ...(pagesFailed > 0 ? [`${name}: ${pagesFailed} pages failed`] : []),
    ])
    return { text, failures }
  } finally {
    await site?.stop()
    await backend.process.stop()
  }
}

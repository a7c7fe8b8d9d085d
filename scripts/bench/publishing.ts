import { setTimeout as sleep } from 'node:timers/promises'
import { median } from './figures.ts'
import { atMost, type Section, table } from './section.ts'
import { processorSeconds, type Server, serveNext } from './server.ts'
import { administratorCookie } from './staff.ts'
import { publishTour, revisionOf, startBackend } from './staff-site.ts'

/** How often a process asks unless it is told otherwise (lib/config/environment.ts). */
const pollSeconds = 5

/** Longest times until a publication is seen, in milliseconds. */
const bars = { here: 1_000, elsewhere: (pollSeconds + 1) * 1_000 } as const

/** Shares of one processor that asking for the content version may take, in per cent. */
const mostOfProcessor = 0.1

const tour = 'caiaque-coletivo'

/** Longest wait for a publication before the measurement gives up, in milliseconds. */
const timeoutMs = 30_000

/** Milliseconds until the list of tours of a process shows a text. */
async function shownAfter(origin: string, text: string): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < timeoutMs) {
    const page = await fetch(`${origin}/passeios`, {
      headers: { accept: 'text/html', 'accept-language': 'pt-BR' },
    })
    if ((await page.text()).includes(text)) return performance.now() - began
    await sleep(25)
  }
  throw new Error(`${origin} does not show ${text} after ${timeoutMs / 1000} s`)
}

/** What a process that nobody asks uses of a processor, in milliseconds. */
async function idleMilliseconds(server: Server, seconds: number): Promise<number> {
  const before = processorSeconds(server.pid) ?? Number.NaN
  await sleep(seconds * 1000)
  return ((processorSeconds(server.pid) ?? Number.NaN) - before) * 1000
}

/**
 * How soon a publication is seen on the process that publishes and on another one, and what asking for the content
 * version costs: a process that asks every second beside one that asks once an hour.
 */
export async function measurePublishing(
  folder: string,
  { rounds, idleSeconds, say }: { rounds: number; idleSeconds: number; say: (text: string) => void },
): Promise<Section> {
  const backend = await startBackend('publishing')
  const servers: Server[] = []
  const start = async (every: number): Promise<Server> => {
    const server = await serveNext(folder, {
      ...backend.variables,
      CONTENT_POLL_SECONDS: String(every),
      CONTENT_SNAPSHOT: `.next/cache/bench-content-${servers.length}.json`,
    })
    servers.push(server)
    return server
  }
  try {
    const here = await start(pollSeconds)
    const elsewhere = await start(pollSeconds)
    const cookie = await administratorCookie(backend.variables, 'publishing@example.com')
    const times: { here: number; elsewhere: number }[] = []
    let revision = await revisionOf(backend.variables, tour)
    for (let round = 1; round <= rounds; round += 1) {
      const reais = 300 + round
      const price = { amounts: [{ reais }] }
      revision = await publishTour(here.origin, {
        cookie,
        id: tour,
        document: { listing: { price }, detail: { price } },
        revision,
      })
      const text = `R$\u00a0${reais}`
      const [first, second] = await Promise.all([
        shownAfter(here.origin, text),
        shownAfter(elsewhere.origin, text),
      ])
      times.push({ here: first, elsewhere: second })
      say(`publish ${round} of ${rounds}: here ${first.toFixed(0)} ms, elsewhere ${second.toFixed(0)} ms`)
    }
    await Promise.all([here.stop(), elsewhere.stop()])

    const [busy, quiet] = [await start(1), await start(3600)]
    // What a process does once after its start is none of this.
    await sleep(10_000)
    const [withPolls, without] = await Promise.all([
      idleMilliseconds(busy, idleSeconds),
      idleMilliseconds(quiet, idleSeconds),
    ])
    const perPoll = Math.max(0, withPolls - without) / idleSeconds
    const share = (perPoll / (pollSeconds * 1000)) * 100
    say(`poll: ${perPoll.toFixed(2)} ms of a processor each, ${share.toFixed(3)} %`)

    const worst = (of: (one: (typeof times)[number]) => number) => Math.max(...times.map(of))
    return {
      title: 'From publishing to the page, and what asking for it costs',
      bars: [
        atMost(
          'A publication on the process that publishes, worst',
          bars.here,
          worst((one) => one.here),
          'ms',
        ),
        atMost(
          `A publication on another process, asking every ${pollSeconds} s, worst`,
          bars.elsewhere,
          worst((one) => one.elsewhere),
          'ms',
        ),
        atMost('Asking for the content version, of a processor', mostOfProcessor, share, '%', 3),
      ],
      text: table(
        ['', 'median', 'worst'],
        [
          ...(['here', 'elsewhere'] as const).map((place) => {
            const list = times.map((one) => one[place])
            const name =
              place === 'here' ? 'seen on the publishing process, ms' : 'seen on another process, ms'
            return [name, median(list).toFixed(0), Math.max(...list).toFixed(0)]
          }),
          [`processor time of one question, ms, over ${idleSeconds} of them`, perPoll.toFixed(2), ''],
        ],
      ),
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await backend.stop()
  }
}

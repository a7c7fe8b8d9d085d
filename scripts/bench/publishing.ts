import { setTimeout as sleep } from 'node:timers/promises'
import { median } from './figures.ts'
import { atMost, type Section, table } from './section.ts'
import { type Server, serveNext } from './server.ts'
import { administratorCookie, publishTour, revisionOf, startBackend } from './staff.ts'

/** How often a process asks unless it is told otherwise (lib/config/environment.ts). */
const pollSeconds = 5

/** Longest times until a publication is seen, in milliseconds. */
const bars = { here: 1_000, elsewhere: (pollSeconds + 1) * 1_000 } as const

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

/** How soon a publication is seen on the process that publishes and on another one. */
export async function measurePublishing(
  folder: string,
  { rounds, say }: { rounds: number; say: (text: string) => void },
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
    const worst = (of: (one: (typeof times)[number]) => number) => Math.max(...times.map(of))
    return {
      title: 'From publishing to the page',
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
        ],
      ),
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await backend.stop()
  }
}

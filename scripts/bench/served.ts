import { median } from './figures.ts'
import { measureLoad, type Throughput } from './load.ts'
import { nginxVersion, serveFile, serveShippedCache } from './nginx.ts'
import type { Served } from './report.ts'
import type { Server } from './server.ts'

interface Rounds {
  rounds: number
  loadSeconds: number
  say: (text: string) => void
}

interface Target {
  name: string
  url: string
  pid: number
}

/** Loads the targets in turn, round after round, so that a busy minute of the machine touches all of them. */
export async function loadInTurn(targets: Target[], { rounds, loadSeconds, say }: Rounds): Promise<Served[]> {
  const all = new Map<string, Throughput[]>(targets.map(({ name }) => [name, []]))
  for (const { url, pid } of targets) await measureLoad(url, pid, 1)
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, url, pid } of targets) {
      const figures = await measureLoad(url, pid, loadSeconds)
      all.get(name)?.push(figures)
      say(
        `load, round ${round} of ${rounds}: ${name}: ${Math.round(figures.perSecond)} per second, p99 ${figures.p99.toFixed(1)} ms`,
      )
    }
  }
  return [...all].map(([name, list]) => {
    const perProcessorSecond = list.flatMap((one) => one.perProcessorSecond ?? [])
    return {
      name,
      figures: {
        perSecond: median(list.map((one) => one.perSecond)),
        p99: median(list.map((one) => one.p99)),
        errors: list.reduce((sum, one) => sum + one.errors, 0),
        ...(perProcessorSecond.length > 0 ? { perProcessorSecond: median(perProcessorSecond) } : {}),
      },
    }
  })
}

/** The HTML of the list of tours, as a Portuguese browser gets it. */
export const toursList = async ({ origin }: Pick<Server, 'origin'>): Promise<string> =>
  (await fetch(`${origin}/passeios`, { headers: { 'Accept-Language': 'pt-BR' } })).text()

/** The site, the bare page and, where nginx is installed, both kinds of nginx under the same load. */
export async function measureServed(site: Server, bare: Server, rounds: Rounds): Promise<Served[]> {
  const targets: Target[] = [
    { name: 'bare page', url: `${bare.origin}/`, pid: bare.pid },
    { name: 'bare page of equal weight', url: `${bare.origin}/weighty`, pid: bare.pid },
    { name: 'home', url: `${site.origin}/`, pid: site.pid },
    { name: 'tours list', url: `${site.origin}/passeios`, pid: site.pid },
    { name: 'product page', url: `${site.origin}/sailboat-tour`, pid: site.pid },
  ]
  if (!nginxVersion()) {
    rounds.say('nginx is not installed: its comparisons are left out')
    return loadInTurn(targets, rounds)
  }
  const file = await serveFile(await toursList(site))
  const cache = await serveShippedCache(site)
  const served = await loadInTurn(
    [
      ...targets,
      { name: 'nginx, the same HTML as a file', url: `${file.origin}/`, pid: file.pid },
      { name: 'tours list behind the shipped nginx', url: `${cache.origin}/passeios`, pid: cache.pid },
      { name: 'product page behind the shipped nginx', url: `${cache.origin}/sailboat-tour`, pid: cache.pid },
    ],
    rounds,
  )
  await cache.stop()
  await file.stop()
  return served
}

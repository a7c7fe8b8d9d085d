import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { shippedCatalogue } from '../shipped-catalogue.ts'
import { median } from './figures.ts'
import { generatedContent, measureContentLoad } from './generated-content.ts'
import { measureLoad } from './load.ts'
import type { Growth } from './report.ts'
import { memoryMegabytes, serveNext } from './server.ts'
import { benchFolder } from './workspace.ts'

/** Nobody answers there: what a process knows of the content is its snapshot. */
const nowhere = 'http://127.0.0.1:9'

/** How often the same content is loaded; the first time also compiles the code. */
const loads = 7

/** Loading content, starting and answering with the shipped catalogue, a hundred trips and five hundred. */
export async function measureGrowth(
  folder: string,
  { loadSeconds, say }: { loadSeconds: number; say: (text: string) => void },
): Promise<Growth[]> {
  const growth: Growth[] = []
  const shipped = shippedCatalogue.trips.length
  for (const size of [shipped, 100, 500]) {
    const content = generatedContent(size - shipped)
    const times: Awaited<ReturnType<typeof measureContentLoad>>[] = []
    for (let count = 0; count < loads; count += 1) times.push(await measureContentLoad(content))
    const loadMilliseconds = median(times.map((one) => one.milliseconds))
    const longestBlock = median(times.map((one) => one.longestBlock))
    say(
      `catalogue of ${size} trips: loaded in ${loadMilliseconds.toFixed(0)} ms, longest block ${longestBlock.toFixed(1)} ms`,
    )
    const snapshot = path.join(benchFolder, `content-${size}.json`)
    writeFileSync(snapshot, JSON.stringify({ backend: nowhere, content }))
    const server = await serveNext(folder, {
      SUPABASE_URL: nowhere,
      SUPABASE_PUBLISHABLE_KEY: 'a-key-that-nobody-asks-for',
      CONTENT_SNAPSHOT: snapshot,
    })
    const list = await (await fetch(`${server.origin}/en/tours`)).text()
    const address = size > shipped ? '/tour-caiaque-coletivo-g0' : '/sailboat-tour'
    const { perSecond } = await measureLoad(`${server.origin}${address}`, server.pid, loadSeconds)
    growth.push({
      trips: size,
      loadMilliseconds,
      longestBlock,
      startSeconds: server.startSeconds,
      memory: memoryMegabytes(server.pid),
      listKilobytes: list.length / 1024,
      perSecond,
    })
    await server.stop()
  }
  return growth
}

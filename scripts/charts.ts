/** Draws `public/posters/{slug}-chart.svg` for every trip: the shoreline around its places, or its range's skyline. */
import { writeFile } from 'node:fs/promises'
import { charts } from '../lib/geography/charts.ts'

for (const [slug, chart] of charts) {
  await writeFile(new URL(`../public/posters/${slug}-chart.svg`, import.meta.url), chart)
  console.log(`${slug}: ${Buffer.byteLength(chart)} bytes`)
}

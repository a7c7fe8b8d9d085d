import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { characters } from './font-characters.ts'

const require = createRequire(import.meta.url)

interface Face {
  source: string
  target: string
  variationAxes: Record<string, number | { min: number; max: number }>
  noLayoutClosure?: boolean
}

const faces: Face[] = [
  {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    target: 'app/fonts/bricolage-grotesque.woff2',
    variationAxes: { wght: 800, wdth: 82, opsz: 40 },
    // No alternate letters: headings use none, and they weigh a tenth.
    noLayoutClosure: true,
  },
  {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    target: 'app/fonts/figtree.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
]

/** Cuts the variable fonts down to what the site shows; run after changing the characters or the axes. */
for (const { source, target, ...options } of faces) {
  const font = await readFile(require.resolve(source))
  const subset = await subsetFont(font, characters, { targetFormat: 'woff2', ...options })
  await writeFile(target, subset)
  console.log(`${target}: ${font.byteLength} → ${subset.byteLength} bytes`)
}

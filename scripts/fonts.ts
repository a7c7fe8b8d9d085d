import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** The characters of both languages, with the signs that the copy and the interface use. */
const characters = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)),
  ...'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ',
  ...'ªº°·•–—‘’“”…«»×÷±½¼€£©®→←↑↓↗\u00a0\u202f',
].join('')

interface Face {
  source: string
  target: string
  variationAxes: Record<string, number | { min: number; max: number }>
}

const faces: Face[] = [
  {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    target: 'app/fonts/bricolage-grotesque.woff2',
    variationAxes: { wght: { min: 600, max: 800 }, wdth: 82, opsz: 40 },
  },
  {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    target: 'app/fonts/figtree.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
]

/** Cuts the variable fonts down to what the site shows; run after changing the characters or the axes. */
for (const { source, target, variationAxes } of faces) {
  const font = await readFile(require.resolve(source))
  const subset = await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes })
  await writeFile(target, subset)
  console.log(`${target}: ${font.byteLength} → ${subset.byteLength} bytes`)
}

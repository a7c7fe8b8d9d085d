/**
 * Makes the sources of a copy of the project describe a bigger catalogue: generated tours that repeat the words,
 * facts and pictures of the real ones under slugs and addresses of their own.
 */
interface Edit {
  /** Text of the file that must be there exactly once. */
  find: string
  replace: (more: number) => string
}

const grownSlug = '`' + '$' + '{slug}-g' + '$' + '{index}`'

const edits = new Map<string, Edit[]>([
  [
    'lib/catalogue/products.ts',
    [
      {
        find: 'export const products: Product[] = [...tours, ...expeditions]',
        replace: (more) => `const grownTours: Product[] = Array.from({ length: ${more} }, (_, index) => {
  const like = tours[index % tours.length]
  const slug = like.slug
  return { ...like, id: ${grownSlug}, slug: ${grownSlug}, bestSeller: false }
})
export const products: Product[] = [...tours, ...expeditions, ...grownTours]`,
      },
    ],
  ],
  [
    'lib/addresses.ts',
    [
      { find: 'const table = {\n', replace: () => 'const realTable = {\n' },
      {
        find: '} as const satisfies Record<string, PageAddresses>\n',
        replace: (more) => `} as const satisfies Record<string, PageAddresses>

const slugs = ['caiaque-coletivo', 'aventura-privada', 'caiaque-dia-inteiro', 'caiaque-paraty-mirim', 'regate-caicara', 'passeio-veleiro', 'experiencia-caicara', 'trekking-pedra-macela', 'trekking-pao-acucar', 'trekking-sete-regraus']
const grown = Object.fromEntries(
  Array.from({ length: ${more} }, (_, index) => {
    const slug = slugs[index % slugs.length]
    const key = ${grownSlug}
    return [key, product(key, ['/passeio-' + key], ['/tour-' + key])]
  }),
)
const table = { ...realTable, ...grown }
`,
      },
    ],
  ],
  [
    'lib/catalogue/translations.ts',
    [
      {
        find: 'const original = portugueseWords[slug]',
        replace: () => "const original = portugueseWords[slug.replace(/-g\\d+$/, '')]",
      },
      {
        find: 'translate(slug, original, englishFields(slug))',
        replace: () => "translate(slug, original, englishFields(slug.replace(/-g\\d+$/, '')))",
      },
    ],
  ],
  [
    'lib/images/pictures.ts',
    [
      {
        find: 'export const productPictureIds = (slug: string): [string, string, string] => [',
        replace: () =>
          "export const productPictureIds = (grown: string, slug = grown.replace(/-g\\d+$/, '')): [string, string, string] => [",
      },
    ],
  ],
  [
    'next.config.ts',
    [
      {
        find: '  reactStrictMode: true,\n',
        replace: () => '  reactStrictMode: true,\n  typescript: { ignoreBuildErrors: true },\n',
      },
    ],
  ],
])

export const grownFiles: readonly string[] = [...edits.keys()]

/**
 * The source of a file with a bigger catalogue.
 * @throws when the file no longer has the text that is to be replaced
 */
export function growSource(file: string, source: string, more: number): string {
  return (edits.get(file) ?? []).reduce((text, { find, replace }) => {
    if (text.split(find).length !== 2) {
      throw new Error(`${file} does not hold "${find.trim()}" once: adapt scripts/bench/grow.ts`)
    }
    return text.replace(find, () => replace(more))
  }, source)
}

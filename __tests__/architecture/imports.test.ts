import { readFileSync } from 'node:fs'
import { importsOf, localTarget, pathsBelow, type Source, sourcesIn } from './sources'

const site = sourcesIn('app', 'components', 'lib', 'instrumentation.ts', 'middleware.ts', 'next.config.ts')

/** Local imports of the sources in a folder as "file → target", where the target is in one of the given places. */
function crossings(folder: RegExp, forbidden: RegExp): string[] {
  return site
    .filter(({ file }) => folder.test(file))
    .flatMap(({ file, text }) =>
      importsOf(text).flatMap(({ specifier }) => {
        const target = localTarget(file, specifier)
        return target !== undefined && forbidden.test(target) ? [`${file} → ${target}`] : []
      }),
    )
}

test('the sources and their imports are found', () => {
  expect(site.length).toBeGreaterThan(100)
  expect(crossings(/^app\//, /^components\//).length).toBeGreaterThan(30)
  expect(crossings(/^components\//, /^lib\//).length).toBeGreaterThan(30)
})

describe('the arrow app → components → lib', () => {
  const rules: [string, RegExp, RegExp][] = [
    ['lib imports neither pages nor components', /^lib\//, /^(?:app|components|middleware)(?:\/|$)/],
    ['components import no pages', /^components\//, /^(?:app|middleware)(?:\/|$)/],
    [
      'components get what they need as props: none reads the content or asks the backend',
      /^components\//,
      /^lib\/(?:supabase|content)\//,
    ],
    [
      'the catalogue is handed on as an argument: only what loads it knows which one is current',
      /^lib\/(?:catalogue|routing|seo)\//,
      /^lib\/content\//,
    ],
    ['public components import neither accounts nor the panel', /^components\/(?!admin\/)/, /^lib\/staff\//],
    ['the site imports no scripts and no tests', /./, /^(?:scripts|__tests__|supabase)\//],
    [
      'components/ui imports neither the catalogue nor other components',
      /^components\/ui\//,
      /^lib\/catalogue\/|^components\/(?!ui\/)/,
    ],
    [
      'components of the panel import no public ones',
      /^components\/admin\//,
      /^components\/(?!(?:admin|ui)\/)/,
    ],
    ['public components import none of the panel', /^components\/(?!admin\/)/, /^components\/admin\//],
    [
      'public pages import nothing of the panel',
      /^app\/\[locale\]\/\(site\)\//,
      /^components\/admin\/|^lib\/staff\//,
    ],
    ['pages get their words from lib, not from the message files', /^app\//, /^messages\//],
  ]

  test.each(rules)('%s', (_, folder, forbidden) => {
    expect(crossings(folder, forbidden)).toEqual([])
  })

  test.each(rules)('%s: both folders exist, so that the rule can fail', (_, folder, forbidden) => {
    const everything = ['app', 'components', 'lib', 'scripts', '__tests__', 'supabase', 'messages']
      .flatMap((folder) => pathsBelow(folder))
      .map((file) => file.replace(/\.tsx?$/, ''))
    expect(site.some(({ file }) => folder.test(file))).toBe(true)
    for (const alternative of forbidden.source.split(/\|(?![^(]*\))/)) {
      expect({ alternative, found: everything.some((file) => new RegExp(alternative).test(file)) }).toEqual({
        alternative,
        found: true,
      })
    }
  })
})

test('folders of lib import each other in one direction', () => {
  const folderOf = (path: string) => /^lib\/([^/]+)\//.exec(path)?.[1]
  const imports = site.flatMap(({ file, text }) =>
    importsOf(text).flatMap(({ specifier }) => {
      const target = localTarget(file, specifier)
      const [from, to] = [folderOf(file), target && folderOf(target)]
      return from && to && from !== to ? [{ pair: `${from} → ${to}`, back: `${to} → ${from}` }] : []
    }),
  )
  const pairs = new Set(imports.map(({ pair }) => pair))
  expect(pairs.size).toBeGreaterThan(30)
  expect(imports.filter(({ back }) => pairs.has(back))).toEqual([])
})

describe('what comes along with an import', () => {
  const byPath = new Map(site.map((source) => [source.file.replace(/\.tsx?$/, ''), source]))
  const clients = site.filter(({ text }) => /^'use client'/.test(text))
  const components = site.filter(({ file }) => file.startsWith('components/'))

  /** Packages that run because a file needs them, each with the way that leads there. */
  function packagesBehind(source: Source, way: string[] = [], seen = new Set<string>()): string[] {
    if (seen.has(source.file)) return []
    seen.add(source.file)
    return importsOf(source.text)
      .filter(({ typeOnly }) => !typeOnly)
      .flatMap(({ specifier }) => {
        const target = localTarget(source.file, specifier)
        if (target === undefined) return [[...way, source.file, specifier].join(' → ')]
        const next = byPath.get(target)
        return next ? packagesBehind(next, [...way, source.file], seen) : []
      })
  }

  test('there are client files', () => {
    expect(clients.length).toBeGreaterThan(10)
  })

  /** Checks what is typed with the schemas of the catalogue; no other script of the site carries the schema library. */
  const editor = 'components/admin/content/content-editor.tsx'

  test.each(clients.map((source) => [source.file, source] as const))(
    '%s brings neither zod, Supabase, next-intl nor anything of the server',
    (file, source) => {
      const heavy = packagesBehind(source).filter((way) =>
        /→ (?:zod|next-intl|@supabase\/.*|server-only|node:.*|sharp|saxes|next\/(?:headers|cache|server))$/.test(
          way,
        ),
      )
      expect(heavy.filter((way) => file !== editor || !way.endsWith('→ zod'))).toEqual([])
    },
  )

  test('the editor brings the schemas, but not the catalogue as shipped', () => {
    const source = clients.find(({ file }) => file === editor)
    const ways = source ? packagesBehind(source) : []
    expect(ways.some((way) => way.endsWith('→ zod'))).toBe(true)
    expect(ways.filter((way) => /lib\/catalogue\/base\/(?!documents)/.test(way))).toEqual([])
  })

  test('no component reads from the backend, not even through another module', () => {
    const reads = components
      .flatMap((source) => packagesBehind(source))
      .filter((way) => /→ (?:@supabase\/.*|server-only|node:.*)$/.test(way))
    expect(reads).toEqual([])
  })
})

describe('the parts that run without React or Next', () => {
  test('addresses and catalogue import nothing but themselves, zod, and the translator of their words', () => {
    const packages = sourcesIn('lib/routing', 'lib/i18n/locales.ts', 'lib/catalogue').flatMap(
      ({ file, text }) =>
        importsOf(text)
          .filter(({ specifier, typeOnly }) => !typeOnly && localTarget(file, specifier) === undefined)
          .map(({ specifier }) => specifier),
    )
    expect([...new Set(packages)].sort()).toEqual(['next-intl', 'zod'])
  })
})

test('every module of components and lib has a user', () => {
  const used = new Set(
    sourcesIn(
      'app',
      'components',
      'lib',
      'scripts',
      'instrumentation.ts',
      'middleware.ts',
      'next.config.ts',
    ).flatMap(({ file, text }) => importsOf(text).map(({ specifier }) => localTarget(file, specifier))),
  )
  // Next loads the messages of a request by their path, a browser the worker.
  const named = readFileSync('next.config.ts', 'utf8')
  const workers = ['lib/staff/pictures/heic-worker.ts']
  const idle = [...pathsBelow('components'), ...pathsBelow('lib')]
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .filter((file) => !used.has(file.replace(/\.tsx?$/, '')) && !named.includes(file))
    .filter((file) => !workers.includes(file))
  expect(idle).toEqual([])
})

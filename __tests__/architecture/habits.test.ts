import { bare, pathsBelow, sourcesIn } from './sources'

const rooms = ['app', 'components', 'lib', 'messages', 'scripts', 'supabase', '__tests__']
/** Folders, and files of code and data; licences and notes keep the names that people look for. */
const paths = rooms.flatMap(pathsBelow).filter((file) => !/\.(?:md|txt)$/.test(file))
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1)

describe('names', () => {
  test.each([
    ['site-frame.tsx', true],
    ['[locale]', true],
    ['[...rest]', true],
    ['(site)', true],
    ['_frame', true],
    ['gallery.test.tsx', true],
    ['interface.d.json.ts', true],
    ['SiteFrame.tsx', false],
    ['site_frame.ts', false],
    ['siteFrame.ts', false],
  ])('%s is kebab-case: %s', (name, expected) => {
    expect(isKebab(name)).toBe(expected)
  })

  test('files and folders are kebab-case', () => {
    expect(
      paths.map(nameOf).filter((name) => !isKebab(name) && !isLocale(name) && !isMigration(name)),
    ).toEqual([])
  })

  test.each([
    ['utils', true],
    ['helpers.ts', true],
    ['common.test.tsx', true],
    ['_shared', true],
    ['format-date.ts', false],
    ['shared-preview.ts', false],
  ])('%s says nothing about what it holds: %s', (name, expected) => {
    expect(isCatchAll(name)).toBe(expected)
  })

  test('no file and no folder has a name that fits everything', () => {
    expect(paths.filter((file) => file !== '__tests__/lib' && isCatchAll(nameOf(file)))).toEqual([])
  })

  test('no barrels: nothing is called index, and no module only passes others on', () => {
    const sources = sourcesIn('app', 'components', 'lib', 'scripts', '__tests__')
    expect(sources.filter(({ file }) => /^index\.\w+$/.test(nameOf(file))).map(({ file }) => file)).toEqual(
      [],
    )
    const passing = sources.filter(({ text }) => {
      const rest = bare(text)
        .replace(/^(?:import|export)\b[^;]*?\bfrom\s+''$/gm, '')
        .trim()
      return rest === '' && /^export\b/m.test(text)
    })
    expect(passing.map(({ file }) => file)).toEqual([])
  })
})

const looseType = /(?:[:<|&,(=]|\bas|\bextends)\s*any\b(?![-\w])/
const cast = /[\w)\]}'"]\s+as\s+(?!const\b)[\w{[(]/
const assertion = /[\w)\]]!(?:[.;,)\]}[]|\s*$)/

describe('types are honest', () => {
  test.each([
    ['const a: any = 1', looseType],
    ['Record<string, any>', looseType],
    ['(a: string | any) => 1', looseType],
    ['const a = b as any', looseType],
    ['const a = b as Product', cast],
    ["const a = '' as { b: string }", cast],
    ['const a = (b) as [number, number]', cast],
    ['const a = b as unknown as Product', cast],
    ['a!.b', assertion],
    ['f(a!)', assertion],
    ['const b = a!', assertion],
  ])('%s is seen', (code, pattern) => {
    expect(code).toMatch(pattern)
  })

  test.each([
    ['const a = [1] as const', cast],
    ['as="span"', cast],
    ['company: string', looseType],
    ['any.thing', looseType],
    ['a !== b', assertion],
    ['if (!a) return', assertion],
  ])('%s is not', (code, pattern) => {
    expect(code).not.toMatch(pattern)
  })

  const code = sourcesIn(
    'app',
    'components',
    'lib',
    'scripts',
    'supabase/functions',
    'instrumentation.ts',
    'middleware.ts',
    'next.config.ts',
  ).map(({ file, text }) => ({
    file,
    code: bare(text).replace(/^(?:import|export)\b[^=;()]*?\bfrom\b.*$|^export \{[^}]*\}$/gm, ''),
  }))

  /** Lines of code that a pattern finds, with their file. */
  const lines = (pattern: RegExp): string[] =>
    code.flatMap(({ file, code: text }) =>
      text
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )

  test('no any', () => {
    expect(lines(looseType)).toEqual([])
  })

  test('no cast but `as const`', () => {
    expect(lines(cast)).toEqual([])
  })

  test('no non-null assertion', () => {
    expect(lines(assertion)).toEqual([])
  })

  test('nothing is switched off for the compiler', () => {
    const hushed = sourcesIn(
      'app',
      'components',
      'lib',
      'scripts',
      'supabase/functions',
      'instrumentation.ts',
      'middleware.ts',
    ).filter(({ text }) => /@ts-(?:ignore|expect-error|nocheck)/.test(text))
    expect(hushed.map(({ file }) => file)).toEqual([])
  })
})

test('components have named exports', () => {
  const unnamed = sourcesIn('components').filter(({ text }) => /^export default/m.test(text))
  expect(unnamed.map(({ file }) => file)).toEqual([])
})

function isKebab(name: string): boolean {
  const plain = name.replace(/^[([](?:\.\.\.)?(.+?)[)\]]$/, '$1').replace(/^_(?=[^.]+$)/, '')
  return /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/.test(plain)
}

function isCatchAll(name: string): boolean {
  return /^_?(?:utils?|helpers?|common|misc|shared|lib|stuff)(?:\.|$)/.test(name)
}

function isLocale(name: string): boolean {
  return name === 'pt-BR' || name === 'en-GB'
}

/** The Supabase CLI orders migrations by the time in front of their name. */
function isMigration(name: string): boolean {
  return /^\d{14}_[a-z_]+\.sql$/.test(name)
}

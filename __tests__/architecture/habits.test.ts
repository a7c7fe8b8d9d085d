import { bare, pathsBelow, sourcesIn } from './sources'

// Biome holds kebab-case names, barrels, `any` and non-null assertions; these are what it has no rule for.

test('no file and no folder has a name that fits everything', () => {
  const paths = ['app', 'components', 'lib', 'messages', 'scripts', 'supabase', '__tests__'].flatMap(
    pathsBelow,
  )
  const isCatchAll = /\/_?(?:utils?|helpers?|common|misc|shared|lib|stuff)(?:\.[^/]*)?$/
  expect(paths.filter((file) => file !== '__tests__/lib' && isCatchAll.test(file))).toEqual([])
})

test('no cast but `as const`', () => {
  const cast = /[\w)\]}'"]\s+as\s+(?!const\b)[\w{[(]/
  for (const code of [
    'a = b as Product',
    "a = '' as { b: string }",
    '(b) as [number]',
    'b as unknown as Product',
  ]) {
    expect(code).toMatch(cast)
  }
  const sources = sourcesIn(
    'app',
    'components',
    'lib',
    'scripts',
    'supabase/functions',
    'instrumentation.ts',
    'middleware.ts',
    'next.config.ts',
  )
  const casts = sources.flatMap(({ file, text }) =>
    bare(text)
      .replace(/^(?:import|export)\b[^=;()]*?\bfrom\b.*$|^export \{[^}]*\}$/gm, '')
      .split('\n')
      .filter((line) => cast.test(line) || /@ts-expect-error/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(casts).toEqual([])
})

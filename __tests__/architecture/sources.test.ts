import { bare, importsOf, localTarget } from './sources'

describe('reading imports', () => {
  test.each([
    ["import { a } from '@/lib/a'", '@/lib/a', false],
    ["import a, { type b } from './b.ts'", './b.ts', false],
    ["import {\n  a,\n  b as c,\n} from '../c'", '../c', false],
    ["import * as a from 'zod'", 'zod', false],
    ["import type { a } from '@/lib/a'", '@/lib/a', true],
    ["import { type a, type b } from '@/lib/a'", '@/lib/a', true],
    ["import '../globals.css'", '../globals.css', false],
    ["export { a } from './a'", './a', false],
    ["export * from './a'", './a', false],
    ["const a = await import('./a')", './a', false],
    ["  const a = require('./a')", './a', false],
    ["import words from './a.json' with { type: 'json' }", './a.json', false],
  ])('%s', (text, specifier, typeOnly) => {
    expect(importsOf(text)).toEqual([{ specifier, typeOnly }])
  })

  test('several in one file, and none where there is none', () => {
    expect(importsOf("import 'a'\nimport { b } from 'b'\n\nexport const c = 'from'\n")).toHaveLength(2)
    expect(importsOf("export const from = 1\nconst text = 'x'\n// import { a } from 'b' in words\n")).toEqual(
      [],
    )
  })

  test.each([
    ['lib/seo/metadata.ts', '../addresses.ts', 'lib/addresses'],
    ['components/ui/tabs.tsx', './icon', 'components/ui/icon'],
    ['app/[locale]/page.tsx', '@/lib/site', 'lib/site'],
    ['lib/site.ts', 'zod', undefined],
    ['lib/site.ts', '@supabase/ssr', undefined],
  ])('%s: %s is %s', (file, specifier, target) => {
    expect(localTarget(file, specifier)).toBe(target)
  })
})

test('words in comments and texts are not code', () => {
  const text = [
    "const a = 'as b' // as any",
    '/* as x',
    ' any */ const b = `x ' + '$' + '{a} as c`',
    'const c = "any" as d',
  ].join('\n')
  expect(bare(text)).not.toMatch(/as any|as x|as b|as c|any/)
  expect(bare(text)).toContain('as d')
  expect(bare("const a = 'https://x' as b")).toContain('as b')
})

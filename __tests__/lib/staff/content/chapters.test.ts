import { translate } from '@/lib/catalogue/build/complete-trip'
import { contentParts } from '@/lib/catalogue/shape/site-content'
import { chapterAt, chaptersOf } from '@/lib/staff/content/chapters'
import type { FieldEntry, FieldNode } from '@/lib/staff/content/field-node'
import { documentOfForm, formOf } from '@/lib/staff/content/form-values'
import { fieldsOf } from '@/lib/staff/content/schema-fields'

/** Paths of everything that a form edits. */
function leaves(fields: readonly FieldEntry[], path = ''): string[] {
  const within = (node: FieldNode, own: string): string[] => {
    if (node.kind === 'fixed') return []
    if (node.kind === 'group') return leaves(node.fields, `${own}.`)
    if (node.kind === 'pair')
      return ['pt-BR', 'en-GB'].flatMap((locale) => within(node.item, `${own}.${locale}`))
    return [own]
  }
  return fields.flatMap(({ key, node }) => within(node, `${path}${key}`))
}

test.each([
  ['tours', 'caiaque-coletivo'],
  ['expeditions', 'serra-fina'],
  ['aca_courses', 'basico'],
  ...contentParts.map((part) => ['site_content', part] as const),
] as const)('every field of %s %s stands in a chapter', (collection, id) => {
  const fields = fieldsOf(collection, id)
  const chapters = chaptersOf(collection, fields)
  expect(leaves(fields).filter((path) => chapterAt(chapters, path) === undefined)).toEqual([])
})

test('a trip opens on its name, price, duration, dates and photographs', () => {
  const chapters = chaptersOf('tours', fieldsOf('tours', 'caiaque-coletivo'))
  expect(
    chapters[0]?.fields
      .filter(({ foldedBelow }) => !foldedBelow)
      .map(({ path, below }) => [path, below].filter(Boolean).join(':')),
  ).toEqual(['words:title', 'listing.price', 'listing.duration', 'dates', 'pictures'])
  expect(chapterAt(chapters, 'words.en-GB.title')).toBe('essentials')
  expect(chapterAt(chapters, 'listing.price.amounts.0.reais')).toBe('essentials')
  expect(chapterAt(chapters, 'detail.price.kind')).toBe('apart')
  expect(chapterAt(chapters, 'words.pt-BR.details.faq.2.answer')).toBe('questions')
  expect(chapterAt(chapters, 'words.pt-BR.meta.keywords')).toBe('more')
})

describe('a list in both languages', () => {
  const fields = fieldsOf('tours', 'caiaque-coletivo')
  const document = (english: string[]) => ({
    words: { 'pt-BR': { highlights: ['um', 'dois', 'três'] }, 'en-GB': { highlights: english } },
  })
  const back = (english: string[]) => {
    const before = document(english)
    return documentOfForm(fields, formOf(fields, before), before)
  }

  test('has a row for each line of the original, and opening it is no change', () => {
    expect(formOf(fields, document(['one']))).toMatchObject({
      words: { 'en-GB': { highlights: [{ line: 'one' }, { line: '' }, { line: '' }] } },
    })
    expect(back(['one'])).toMatchObject({ words: { 'en-GB': { highlights: ['one'] } } })
    expect(back(['', 'two'])).toMatchObject({ words: { 'en-GB': { highlights: ['', 'two'] } } })
  })

  test('stands in Portuguese line by line where English is missing', () => {
    const { words, fallbacks } = translate(
      { highlights: ['um', 'dois', 'três'] },
      { highlights: ['', 'two'] },
    )
    expect(words).toEqual({ highlights: ['um', 'two', 'três'] })
    expect(fallbacks).toEqual(['highlights.0', 'highlights.2'])
  })
})

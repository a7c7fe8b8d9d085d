import { locales } from '@/lib/i18n/locales'
import { passages, productFile, productFiles, spoken } from '../messages/word-files'

/** More words than this, and a sentence is a phrase of its own rather than a common turn. */
const common = 8

/** A text's sentences in plain lower-case words. */
const sentences = (text: string): string[] =>
  spoken(text)
    .split(/(?<=[.!?;:…])\s+/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s]/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length > common)

test.each(locales)('no sentence of more than eight words stands in two products in %s', (locale) => {
  const owners = new Map<string, Set<string>>()
  for (const id of productFiles(locale)) {
    for (const sentence of passages(productFile(locale, id)).flatMap(({ text }) => sentences(text))) {
      owners.set(sentence, (owners.get(sentence) ?? new Set()).add(id))
    }
  }
  expect(owners.size).toBeGreaterThan(800)
  const shared = [...owners].filter(([, ids]) => ids.size > 1).map(([sentence, ids]) => [[...ids], sentence])
  expect(shared).toEqual([])
})

test.each(locales)('no product says a sentence twice in %s', (locale) => {
  const twice = productFiles(locale).flatMap((id) => {
    const all = passages(productFile(locale, id)).flatMap(({ text }) => sentences(text))
    return all.filter((sentence, index) => all.indexOf(sentence) !== index).map((sentence) => [id, sentence])
  })
  expect(twice).toEqual([])
})

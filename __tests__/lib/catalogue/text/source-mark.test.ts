import { markSource, sourcesIn, withoutMarks } from '@/lib/catalogue/text/source-mark'

test('a marked text reads as before and says where it stands, beside other marked ones as well', () => {
  const price = markSource('R$ 280', 'detail.price')
  const both = `${price} · ${markSource('4 horas', 'listing.duration')}`
  expect(both).not.toBe('R$ 280 · 4 horas')
  expect(withoutMarks(both)).toBe('R$ 280 · 4 horas')
  expect(sourcesIn(both)).toEqual(['detail.price', 'listing.duration'])
})

test('a text that nobody marked names no place, with joined characters of its own as well', () => {
  const family = 'Passeio 👨‍👩‍👧‍👦 de família'
  expect(sourcesIn(family)).toEqual([])
  expect(withoutMarks(family)).toBe(family)
})

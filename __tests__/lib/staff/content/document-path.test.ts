import { differingPaths, mergeDocuments, valueAt, withValueAt } from '@/lib/staff/content/document-path'

const trip = { price: { amounts: [{ reais: 280 }] }, words: { 'pt-BR': { title: 'Remada' }, 'en-GB': {} } }

test('a value is read and written by its path, and nothing else is touched', () => {
  const changed = withValueAt(trip, 'price.amounts.0.reais', 300)
  expect(valueAt(changed, 'price.amounts.0.reais')).toBe(300)
  expect(valueAt(trip, 'price.amounts.0.reais')).toBe(280)
  expect(valueAt(changed, 'words')).toBe(trip.words)
})

test('groups that are missing on the way are made, an emptied field is taken out', () => {
  expect(withValueAt({}, 'words.en-GB.details.title', 'Paddle')).toEqual({
    words: { 'en-GB': { details: { title: 'Paddle' } } },
  })
  expect(withValueAt(trip, 'words.pt-BR.title', undefined)).toMatchObject({ words: { 'pt-BR': {} } })
  expect(valueAt(trip, 'nothing.here.0')).toBeUndefined()
})

test('a list differs as a whole, a group field by field', () => {
  const other = {
    ...trip,
    price: { amounts: [{ reais: 300 }] },
    words: { ...trip.words, 'pt-BR': { title: 'Lua' } },
  }
  expect(differingPaths(trip, other)).toEqual(['price.amounts', 'words.pt-BR.title'])
  expect(differingPaths(trip, trip)).toEqual([])
})

describe('two people at one item', () => {
  const before = { a: 'one', b: 'two', c: 'three' }

  test('what only one of them changed is put together', () => {
    expect(mergeDocuments(before, { ...before, a: 'mine' }, { ...before, b: 'theirs' })).toEqual({
      document: { a: 'mine', b: 'theirs', c: 'three' },
      contested: [],
    })
  })

  test('what both changed is asked about, and theirs stands until then', () => {
    expect(mergeDocuments(before, { ...before, a: 'mine' }, { ...before, a: 'theirs' })).toEqual({
      document: { a: 'theirs', b: 'two', c: 'three' },
      contested: ['a'],
    })
  })

  test('the same change made twice is no question', () => {
    expect(mergeDocuments(before, { ...before, a: 'same' }, { ...before, a: 'same' }).contested).toEqual([])
  })

  test('a field that I took out stays out', () => {
    const { a: _, ...without } = before
    expect(mergeDocuments(before, without, { ...before, b: 'theirs' }).document).toEqual({
      b: 'theirs',
      c: 'three',
    })
  })
})

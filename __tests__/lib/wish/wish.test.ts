import {
  noWish,
  readWish,
  saidCriteria,
  type Wish,
  wishOf,
  wishText,
  wishTextOf,
  withoutCriterion,
} from '@/lib/wish/wish'

const wish = (said: Partial<Wish>): Wish => ({ ...noWish, ...said })
const read = (query: string) => readWish(new URLSearchParams(query))

const all = wish({
  adults: 2,
  ages: [7, 0],
  month: 7,
  length: { from: 0.5, to: 1 },
  activity: ['caiaque', 'barco'],
  effort: 'moderate',
  budget: 500,
})
const text =
  'adults=2&age=7&age=0&month=7&length=0.5-1&activity=caiaque&activity=barco&effort=moderate&budget=500'

describe('a wish in an address, a form or on the device', () => {
  test('all of it is read, and written as it is read', () => {
    expect(read(text)).toEqual(all)
    expect(wishText(all)).toBe(text)
    expect(wishOf(wishText(wish({ date: '2027-07-14' })))).toEqual(wish({ date: '2027-07-14' }))
  })

  test('what nobody wished is not in it, as a form without scripts sends it empty', () => {
    expect(wishText(noWish)).toBe('')
    expect(read('adults=&age=&age=&date=&month=&length=&effort=&budget=')).toEqual(noWish)
    expect(wishTextOf(new URLSearchParams('adults=&age=&age=7&trips=a&lang=pt-BR'))).toBe('age=7')
  })

  test.each([
    'adults=0',
    'adults=21',
    'adults=two',
    'age=-1',
    'age=18',
    'age=7.5',
    'age=seven',
    'age=%00',
    'date=2207-07-14',
    'date=2027-02-30',
    'date=tomorrow',
    'month=0',
    'month=13',
    'length=4',
    'length=6-4',
    'length=0-1',
    'length=1-10',
    'activity=balloon',
    'effort=Fácil',
    'budget=1',
    'budget=301',
    'unknown=1',
  ])('%s counts as not said', (query) => {
    expect(read(query)).toEqual(noWish)
  })

  test('a good value beside a bad one is read', () => {
    expect(read('age=x&age=7&month=99&adults=3')).toEqual(wish({ ages: [7], adults: 3 }))
  })

  test('a day says its month', () => {
    expect(read('date=2027-07-14&month=3')).toEqual(wish({ date: '2027-07-14' }))
  })

  test('a query that repeats itself is read as far as a wish goes', () => {
    expect(read('age=7&'.repeat(300)).ages).toHaveLength(6)
    expect(read('activity=caiaque&'.repeat(300)).activity).toEqual(['caiaque'])
  })

  test('the youngest may be a baby, and that is something said', () => {
    expect(saidCriteria(read('age=0'))).toEqual(['people'])
  })

  test('one criterion is taken back and the others stay', () => {
    expect(saidCriteria(all)).toEqual(['people', 'length', 'activity', 'effort', 'budget'])
    expect(wishText(withoutCriterion(all, 'people'))).not.toMatch(/adults|age/)
    expect(withoutCriterion(all, 'activity').activity).toEqual([])
    expect(saidCriteria(withoutCriterion(all, 'budget'))).not.toContain('budget')
  })
})

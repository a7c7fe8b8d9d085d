import {
  criteriaQuery,
  givenCriteria,
  noCriteria,
  readCriteria,
  withoutCriterion,
} from '@/lib/choosing/criteria'
import { queryOf } from '@/lib/choosing/query'
import { isSlug, maxKept, readTripSlugs, tripsQuery } from '@/lib/choosing/trip-slugs'
import { maxSlugLength } from '@/lib/slug'
import { wishing } from './samples'

const read = (query: string) => readCriteria(new URLSearchParams(query))

describe('criteria in an address', () => {
  const all = wishing({
    age: 7,
    time: 'half-day',
    activity: ['caiaque', 'barco'],
    effort: 'moderate',
    month: 7,
    budget: 500,
    people: 6,
  })

  test('all of them are read', () => {
    expect(
      read('age=7&time=half-day&activity=caiaque&activity=barco&effort=moderate&month=7&budget=500&people=6'),
    ).toEqual(all)
  })

  test('an address made of criteria is read as the same criteria', () => {
    expect(read(criteriaQuery(all))).toEqual(all)
    expect(read(criteriaQuery(wishing({ age: 0 })))).toEqual(wishing({ age: 0 }))
  })

  test('what nobody wished is not in the address, as a form without scripts sends it empty', () => {
    expect(criteriaQuery(noCriteria)).toBe('')
    expect(criteriaQuery(wishing({ people: 2 }))).toBe('?people=2')
    expect(read('age=&time=&effort=&month=&budget=&people=')).toEqual(noCriteria)
  })

  test.each([
    'age=-1',
    'age=19',
    'age=7.5',
    'age=07',
    'age=seven',
    'time=week',
    'time=7-days',
    'activity=balloon',
    'effort=Fácil',
    'month=0',
    'month=13',
    'budget=1',
    'budget=1e3',
    'people=0',
    'people=21',
    'age=%00',
    'unknown=1',
  ])('%s counts as not said', (query) => {
    expect(read(query)).toEqual(noCriteria)
  })

  test('a good value beside a bad one is read', () => {
    expect(read('age=x&age=7&month=99&people=3')).toEqual(wishing({ age: 7, people: 3 }))
  })

  test('the youngest may be a baby, and that is something said', () => {
    expect(givenCriteria(read('age=0'))).toEqual(['age'])
  })

  test('one criterion is taken back and the others stay', () => {
    expect(givenCriteria(withoutCriterion(all, 'budget'))).toEqual([
      'age',
      'time',
      'activity',
      'effort',
      'month',
      'people',
    ])
    expect(withoutCriterion(all, 'activity').activity).toEqual([])
  })
})

describe('a query as the framework hands it over', () => {
  test('single and repeated parameters are read alike', () => {
    expect(queryOf({ age: '7', activity: ['caiaque', 'barco'] }).toString()).toBe(
      'age=7&activity=caiaque&activity=barco',
    )
  })

  test.each([
    [undefined],
    [null],
    ['text'],
    [{ trips: 'a'.repeat(2431) }],
    [{ trips: Array.from({ length: 41 }, () => 'a') }],
    [{ trips: { nested: 'a' } }],
    [{ ['n'.repeat(41)]: '1' }],
  ])('what is none, or unreasonably long, is no query: %#', (searchParams) => {
    expect([...queryOf(searchParams)]).toEqual([])
  })

  test('a parameter that is too long takes no other with it', () => {
    expect([...queryOf({ age: '7', campaign: 'x'.repeat(3000), ['n'.repeat(41)]: '1' })]).toEqual([
      ['age', '7'],
    ])
  })

  test('the fullest list fits: thirty trips with the longest names', () => {
    const slugs = Array.from({ length: maxKept }, (_, place) => `${place}`.padEnd(maxSlugLength, 'a'))
    const query = queryOf(Object.fromEntries(new URLSearchParams(tripsQuery(slugs))))
    expect(readTripSlugs(query)).toEqual(slugs)
  })

  test('a parameter without a value is none', () => {
    expect([...queryOf({ age: undefined })]).toEqual([])
  })
})

describe('trips in an address', () => {
  const slugs = (query: string) => readTripSlugs(new URLSearchParams(query))

  test('stand behind each other with commas, or one by one as a form sends them', () => {
    expect(slugs('trips=a,b,c')).toEqual(['a', 'b', 'c'])
    expect(slugs('trips=a&trips=&trips=c')).toEqual(['a', 'c'])
    expect(slugs('trips=a%2Cb')).toEqual(['a', 'b'])
  })

  test('each counts once, in the order in which they stand', () => {
    expect(slugs('trips=b,a,b&trips=a')).toEqual(['b', 'a'])
  })

  test.each(['trips=', 'trips=,,', 'trips=<script>', 'trips=../admin', 'trips=A', 'trips=a--b', 'other=a'])(
    '%s names none',
    (query) => {
      expect(slugs(query)).toEqual([])
    },
  )

  test('an address cannot name more than a list keeps', () => {
    const many = Array.from({ length: maxKept + 5 }, (_, index) => `trip-${index}`)
    expect(slugs(`trips=${many.join(',')}`)).toHaveLength(maxKept)
  })

  test('a slug has an end', () => {
    expect(isSlug('a'.repeat(maxSlugLength))).toBe(true)
    expect(isSlug('a'.repeat(maxSlugLength + 1))).toBe(false)
  })

  test('are written as they are read', () => {
    expect(tripsQuery(['saco-fundao', 'itatiaia'])).toBe('?trips=saco-fundao,itatiaia')
    expect(tripsQuery([])).toBe('')
    expect(slugs(tripsQuery(['saco-fundao', 'itatiaia']).slice(1))).toEqual(['saco-fundao', 'itatiaia'])
  })
})

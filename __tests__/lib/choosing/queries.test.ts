import { queryOf } from '@/lib/choosing/query'
import { isSlug, maxKept, readTripSlugs, tripsQuery } from '@/lib/choosing/trip-slugs'
import { maxSlugLength } from '@/lib/routing/slug'

describe('a query as the framework hands it over', () => {
  test('single and repeated parameters are read alike', () => {
    expect(queryOf({ adults: '7', activity: ['caiaque', 'barco'] }).toString()).toBe(
      'adults=7&activity=caiaque&activity=barco',
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
    expect([...queryOf({ adults: '7', campaign: 'x'.repeat(3000), ['n'.repeat(41)]: '1' })]).toEqual([
      ['adults', '7'],
    ])
  })

  test('the fullest list fits: thirty trips with the longest names', () => {
    const slugs = Array.from({ length: maxKept }, (_, place) => `${place}`.padEnd(maxSlugLength, 'a'))
    const query = queryOf(Object.fromEntries(new URLSearchParams(tripsQuery(slugs))))
    expect(readTripSlugs(query)).toEqual(slugs)
  })

  test('a parameter without a value is none', () => {
    expect([...queryOf({ adults: undefined })]).toEqual([])
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

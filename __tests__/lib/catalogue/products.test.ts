import { bayTour } from '@/lib/catalogue/bay-tour'
import { courses, maximumStudents } from '@/lib/catalogue/courses'
import {
  expeditions,
  findProduct,
  listedProducts,
  products,
  requireExpedition,
  tours,
} from '@/lib/catalogue/products'
import type { GroupSize, Price, Product } from '@/lib/catalogue/schema'

const slugs = (found: Product[]) => found.map(({ slug }) => slug)

function product(slug: string): Product {
  const found = findProduct(slug)
  if (!found) throw new Error(`No product ${slug}`)
  return found
}

/** "280", "2500 per group", "450 + 100 extension", "on request": a price in one line. */
function priceLine(price: Price): string {
  const per = price.per === 'group' ? ' per group' : ''
  if (price.kind === 'onRequest') return `on request${per}`
  expect(price.currency).toBe('BRL')
  return price.amounts.map(({ reais, option }) => `${reais}${option ? ` ${option}` : ''}`).join(' + ') + per
}

const groupLine = (group: GroupSize | undefined): string =>
  group ? `${group.min ?? 'up to'}-${group.max}${group.maxEnglish ? `/${group.maxEnglish}` : ''}` : 'none'

describe('what the lists show (spec §3, §9)', () => {
  test.each([
    ['caiaque-coletivo', 'Caiaque', '280', '2-10', 'Fácil'],
    ['aventura-privada', 'Caiaque', '550', '2-10/8', 'Personalizável'],
    ['caiaque-paraty-mirim', 'Caiaque', '650', '2-10', 'Intermediário'],
    ['regate-caicara', 'Barco', '600', '3-8', 'Fácil'],
    ['passeio-veleiro', 'Barco', 'on request per group', 'up to-10', 'Fácil'],
    ['experiencia-caicara', 'Barco', '2500 per group', 'up to-6', undefined],
    ['trekking-pedra-macela', 'Trekking', '450', '2-8', 'Intermediário'],
    ['trekking-pao-acucar', 'Trekking', '550', '2-8', 'Moderado/Técnico'],
    ['trekking-sete-regraus', 'Trekking', '750', '2-8', 'Intermediário'],
    ['saco-fundao', 'Caiaque', '1450', '2-6', 'Fácil'],
    ['saco-mamangua', 'Caiaque', '2850', '2-10', 'Intermediário'],
    ['travessia-joatinga', 'Caiaque', '3900', '2-8', 'Avançado'],
    ['ilha-grande', 'Caiaque', '4300', '2-8', 'Avançado'],
    ['serra-fina', 'Trekking', '3700', '2-8', 'Extremo'],
    ['itatiaia', 'Trekking', '1800', '1-8', 'Intermediário'],
    ['marins-itaguare', 'Trekking', '2800', '2-8', 'Avançado'],
    ['petro-tere', 'Trekking', '2800', '1-5', 'Avançado'],
    ['joatinga-trekking', 'Trekking', '3500', '2-8', 'Intermediário'],
  ])('%s: %s, %s, group %s, %s', (slug, category, price, group, difficulty) => {
    const { listing, category: actual } = product(slug)
    expect(actual).toBe(category)
    expect(priceLine(listing.price)).toBe(price)
    expect(groupLine(listing.group)).toBe(group)
    expect(listing.difficulty).toBe(difficulty)
  })

  test('tours stand in the spec’s order, by category', () => {
    expect(slugs(listedProducts('tour', 'Caiaque'))).toEqual([
      'caiaque-coletivo',
      'aventura-privada',
      'caiaque-paraty-mirim',
    ])
    expect(slugs(listedProducts('tour', 'Barco'))).toEqual([
      'regate-caicara',
      'passeio-veleiro',
      'experiencia-caicara',
    ])
    expect(slugs(listedProducts('tour', 'Trekking'))).toEqual([
      'trekking-pedra-macela',
      'trekking-pao-acucar',
      'trekking-sete-regraus',
    ])
  })

  test('expeditions carry the numbers 9 to 17 in order, filtered from one list', () => {
    expect(expeditions.map(({ id, slug }) => [id, slug])).toEqual([
      [9, 'saco-fundao'],
      [10, 'saco-mamangua'],
      [11, 'travessia-joatinga'],
      [12, 'ilha-grande'],
      [13, 'serra-fina'],
      [14, 'itatiaia'],
      [15, 'marins-itaguare'],
      [16, 'petro-tere'],
      [17, 'joatinga-trekking'],
    ])
    expect(slugs(listedProducts('expedition', 'Caiaque'))).toEqual(slugs(expeditions.slice(0, 4)))
    expect(slugs(listedProducts('expedition', 'Trekking'))).toEqual(slugs(expeditions.slice(4)))
    expect(listedProducts('expedition', 'Barco')).toEqual([])
    expect(listedProducts('expedition')).toEqual(expeditions)
  })

  test('the full-day kayak page exists beside the lists', () => {
    expect(slugs(products.filter(({ listed }) => !listed))).toEqual(['caiaque-dia-inteiro'])
  })

  test('the best sellers of the home page are the spec’s', () => {
    expect(slugs(tours.filter(({ bestSeller }) => bestSeller))).toEqual([
      'caiaque-coletivo',
      'aventura-privada',
      'regate-caicara',
    ])
    expect(slugs(expeditions.filter(({ bestSeller }) => bestSeller))).toEqual([
      'saco-fundao',
      'saco-mamangua',
      'itatiaia',
    ])
  })

  test('19 products, each slug once', () => {
    expect(new Set(slugs(products)).size).toBe(19)
    expect(products).toHaveLength(19)
  })
})

describe('what the detail pages show (spec §9, "both readings stand")', () => {
  test.each([
    ['caiaque-coletivo', '280', '2-10'],
    ['aventura-privada', '550', '2-10/8'],
    ['caiaque-dia-inteiro', '280', '2-6'],
    ['caiaque-paraty-mirim', '650', '2-10'],
    ['regate-caicara', '600', '3-8'],
    ['passeio-veleiro', 'on request per group', 'up to-10'],
    ['experiencia-caicara', '2500 per group', 'up to-6'],
    ['trekking-pedra-macela', '450 + 100 extension', '2-8'],
    ['trekking-pao-acucar', '550', '2-8'],
    ['trekking-sete-regraus', '750', '2-8'],
    ['saco-fundao', '1450', '2-6'],
    ['saco-mamangua', '2800 camping + 3300 chalet', '2-10'],
    ['travessia-joatinga', '3800', '2-8'],
    ['ilha-grande', 'on request', '2-8'],
    ['serra-fina', '3800', '4-8'],
    ['itatiaia', '2450', '1-8'],
    ['marins-itaguare', 'on request', '2-8'],
    ['petro-tere', 'on request', '2-5'],
    ['joatinga-trekking', 'on request', '2-8'],
  ])('%s: %s, group %s', (slug, price, group) => {
    const { detail } = product(slug)
    expect(priceLine(detail.price)).toBe(price)
    expect(groupLine(detail.group)).toBe(group)
  })

  test('the static bay tour: 280 a head, 2 to 12 people, from 8 years, at Praia do Pontal (spec §2.7)', () => {
    expect(priceLine(bayTour.detail.price)).toBe('280')
    expect(groupLine(bayTour.detail.group)).toBe('2-12')
    expect(bayTour).toMatchObject({ rating: { value: 4.9 }, minimumAge: { years: 8 }, listed: false })
    expect(bayTour.detail).toMatchObject({ meetingPoint: 'Praia do Pontal', difficulty: 'Fácil' })
    expect(products).not.toContain(bayTour)
  })
})

describe('ratings, ages and experience (spec §5, §9)', () => {
  test('ratings are those the spec gives, and nothing else is rated', () => {
    const rated = Object.fromEntries(products.flatMap(({ slug, rating }) => (rating ? [[slug, rating]] : [])))
    expect(rated).toEqual({
      'aventura-privada': { value: 4.8, reviews: 134 },
      'caiaque-paraty-mirim': { value: 5, reviews: 47 },
      'regate-caicara': { value: 4.9, reviews: 87 },
      'trekking-sete-regraus': { value: 4.7, reviews: 134 },
    })
  })

  test('ages are those the spec gives, and nothing else is limited', () => {
    const aged = Object.fromEntries(
      products.flatMap(({ slug, minimumAge }) => (minimumAge ? [[slug, minimumAge]] : [])),
    )
    expect(aged).toEqual({
      'caiaque-coletivo': { years: 6 },
      'aventura-privada': { years: 6 },
      'caiaque-paraty-mirim': { years: 6 },
      'caiaque-dia-inteiro': { years: 12 },
      'trekking-pedra-macela': { years: 10 },
      'trekking-pao-acucar': { years: 10 },
      'trekking-sete-regraus': { years: 12, recommended: true },
      'serra-fina': { years: 18 },
    })
  })

  test('prior experience is asked where the spec asks it', () => {
    const asked = products.flatMap(({ slug, experience }) => (experience ? [[slug, experience]] : []))
    expect(asked).toEqual([
      ['travessia-joatinga', 'kayak'],
      ['ilha-grande', 'kayak'],
      ['serra-fina', 'mountain'],
    ])
  })

  test('Sete Degraus is one day and not an expedition (spec §2.8)', () => {
    expect(product('trekking-sete-regraus')).toMatchObject({ kind: 'tour', cancellation: 'tour' })
  })
})

describe('looking products up', () => {
  test('expedition 10 is Mamanguá', () => {
    expect(requireExpedition(10).slug).toBe('saco-mamangua')
  })

  test.each([10, 8, 18, 0, -1, Number.NaN])('a catalogue without %d says so (spec §8)', (id) => {
    const without = expeditions.filter((one) => one.id !== id)
    expect(() => requireExpedition(id, without)).toThrow(new Error('Expedição não encontrada no catálogo'))
  })

  test.each(['', 'baia-paraty', 'Itatiaia', 'constructor', '10'])('%p is not a product', (slug) => {
    expect(findProduct(slug)).toBeUndefined()
  })
})

test('three courses, six students at most (spec §3, §9)', () => {
  expect(courses).toEqual([
    { id: 'basico', days: 1, level: 'beginner' },
    { id: 'avancado', days: 2, level: 'intermediate' },
    { id: 'rolamento', days: 1, level: 'advanced' },
  ])
  expect(maximumStudents).toBe(6)
})

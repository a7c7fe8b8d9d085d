import { relatedProducts } from '@/lib/catalogue/build/related'
import { shipped, trip } from '../shipped'

describe('trips that go with a trip', () => {
  test.each(shipped.trips)('$slug has three others, all on the lists, none twice', (product) => {
    const related = relatedProducts(shipped, product)
    expect(related).toHaveLength(3)
    expect(new Set(related).size).toBe(3)
    expect(related).not.toContain(product)
    for (const other of related) expect(other.listed).toBe(true)
  })

  test.each([
    ['serra-fina', ['marins-itaguare', 'petro-tere', 'trekking-pao-acucar']],
    ['passeio-veleiro', ['regate-caicara', 'experiencia-caicara', 'caiaque-coletivo']],
    ['caiaque-coletivo', ['saco-fundao', 'aventura-privada', 'caiaque-paraty-mirim']],
    ['ilha-grande', ['travessia-joatinga', 'saco-mamangua', 'aventura-privada']],
  ])('%s leads to its own kind first, then the nearest in difficulty', (slug, expected) => {
    expect(relatedProducts(shipped, trip(slug)).map((other) => other.slug)).toEqual(expected)
  })

  test('as many as asked for, never more than there are', () => {
    const first = trip('caiaque-coletivo')
    expect(relatedProducts(shipped, first, 1)).toHaveLength(1)
    expect(relatedProducts(shipped, first, 99)).toHaveLength(
      shipped.trips.filter(({ listed }) => listed).length - 1,
    )
  })
})

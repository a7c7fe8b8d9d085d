import { z } from 'zod'
import {
  type Category,
  type Duration,
  type Expedition,
  expeditionSchema,
  type Price,
  type Product,
  type Range,
  type Tour,
  tourSchema,
} from './schema.ts'

const between = (min: number, max = min): Range => ({ min, max })
const hours = (min: number, max = min): Duration => ({ unit: 'hours', range: between(min, max) })
const days = (min: number, max = min): Duration => ({ unit: 'days', range: between(min, max) })
const perPerson = (reais: number): Price => ({
  kind: 'amounts',
  currency: 'BRL',
  per: 'person',
  amounts: [{ reais }],
})
const perGroup = (reais: number): Price => ({ ...perPerson(reais), per: 'group' })
const onRequest: Price = { kind: 'onRequest', per: 'person' }

/**
 * The facts of the day tours (spec §3, §9), in the order of the lists. Words stand in
 * `messages/{locale}/products`, addresses in `lib/addresses.ts`.
 */
export const tours: Tour[] = z.array(tourSchema).parse([
  {
    kind: 'tour',
    id: 'caiaque-coletivo',
    slug: 'caiaque-coletivo',
    category: 'Caiaque',
    listed: true,
    bestSeller: true,
    minimumAge: { years: 6 },
    cancellation: 'tour',
    listing: { duration: hours(4), group: { min: 2, max: 10 }, difficulty: 'Fácil', price: perPerson(280) },
    detail: {
      duration: hours(4),
      activeHours: { hours: 2 },
      distanceKm: between(8, 12),
      group: { min: 2, max: 10 },
      difficulty: 'Fácil',
      startTimes: [
        { start: '08:30', end: '12:30' },
        { start: '15:00', end: '19:00' },
      ],
      price: perPerson(280),
    },
  },
  {
    kind: 'tour',
    id: 'aventura-privada',
    slug: 'aventura-privada',
    category: 'Caiaque',
    listed: true,
    bestSeller: true,
    rating: { value: 4.8, reviews: 134 },
    minimumAge: { years: 6 },
    cancellation: 'tour',
    listing: {
      duration: { ...hours(8), upTo: true },
      group: { min: 2, max: 10, maxEnglish: 8 },
      difficulty: 'Personalizável',
      price: perPerson(550),
    },
    detail: {
      duration: { ...hours(8), upTo: true },
      group: { min: 2, max: 10, maxEnglish: 8 },
      difficulty: 'Personalizável',
      startTimes: [{ start: '09:00', end: '17:00' }],
      price: perPerson(550),
    },
  },
  {
    kind: 'tour',
    id: 'caiaque-dia-inteiro',
    slug: 'caiaque-dia-inteiro',
    category: 'Caiaque',
    listed: false,
    minimumAge: { years: 12 },
    cancellation: 'tour',
    listing: {
      duration: hours(8),
      group: { min: 2, max: 6 },
      difficulty: 'Intermediário',
      price: perPerson(280),
    },
    detail: {
      duration: hours(8),
      activeHours: { hours: 6 },
      distanceKm: between(15),
      group: { min: 2, max: 6 },
      difficulty: 'Intermediário',
      startTimes: [{ start: '08:00' }],
      price: perPerson(280),
    },
  },
  {
    kind: 'tour',
    id: 'caiaque-paraty-mirim',
    slug: 'caiaque-paraty-mirim',
    category: 'Caiaque',
    listed: true,
    rating: { value: 5, reviews: 47 },
    minimumAge: { years: 6 },
    cancellation: 'tour',
    listing: {
      duration: hours(4, 8),
      group: { min: 2, max: 10 },
      difficulty: 'Intermediário',
      price: perPerson(650),
    },
    detail: {
      duration: hours(4, 8),
      group: { min: 2, max: 10 },
      difficulty: 'Intermediário',
      startTimes: [],
      price: perPerson(650),
    },
  },
  {
    kind: 'tour',
    id: 'regate-caicara',
    slug: 'regate-caicara',
    category: 'Barco',
    listed: true,
    bestSeller: true,
    rating: { value: 4.9, reviews: 87 },
    cancellation: 'tour',
    listing: { duration: hours(6), group: { min: 3, max: 8 }, difficulty: 'Fácil', price: perPerson(600) },
    detail: {
      duration: hours(6),
      group: { min: 3, max: 8 },
      difficulty: 'Fácil',
      startTimes: [{ start: '09:00', end: '15:00' }],
      meetingPoint: 'Paraty-Mirim',
      price: perPerson(600),
    },
  },
  {
    kind: 'tour',
    id: 'passeio-veleiro',
    slug: 'passeio-veleiro',
    category: 'Barco',
    listed: true,
    cancellation: 'tour',
    listing: {
      duration: hours(6),
      group: { max: 10 },
      difficulty: 'Fácil',
      price: { ...onRequest, per: 'group' },
    },
    detail: {
      duration: hours(6, 8),
      group: { max: 10 },
      difficulty: 'Fácil',
      startTimes: [],
      price: { ...onRequest, per: 'group' },
    },
  },
  {
    kind: 'tour',
    id: 'experiencia-caicara',
    slug: 'experiencia-caicara',
    category: 'Barco',
    listed: true,
    cancellation: 'tour',
    listing: { duration: hours(6), group: { max: 6 }, price: perGroup(2500) },
    detail: {
      duration: hours(6, 8),
      group: { max: 6 },
      startTimes: [],
      price: perGroup(2500),
    },
  },
  {
    kind: 'tour',
    id: 'trekking-pedra-macela',
    slug: 'trekking-pedra-macela',
    category: 'Trekking',
    listed: true,
    minimumAge: { years: 10 },
    cancellation: 'tour',
    listing: {
      duration: hours(5, 6),
      group: { min: 2, max: 8 },
      difficulty: 'Intermediário',
      price: perPerson(450),
    },
    detail: {
      duration: hours(5, 6),
      distanceKm: { ...between(2.2), ascentOnly: true },
      altitudeM: { metres: 1840 },
      group: { min: 2, max: 8 },
      difficulty: 'Intermediário',
      startTimes: [],
      price: {
        kind: 'amounts',
        currency: 'BRL',
        per: 'person',
        amounts: [{ reais: 450 }, { reais: 100, option: 'extension' }],
      },
    },
  },
  {
    kind: 'tour',
    id: 'trekking-pao-acucar',
    slug: 'trekking-pao-acucar',
    category: 'Trekking',
    listed: true,
    minimumAge: { years: 10 },
    cancellation: 'tour',
    listing: {
      duration: hours(4),
      group: { min: 2, max: 8 },
      difficulty: 'Moderado/Técnico',
      price: perPerson(550),
    },
    detail: {
      duration: { ...hours(6), approximate: true },
      distanceKm: between(3),
      altitudeM: { metres: 450, approximate: true },
      group: { min: 2, max: 8 },
      difficulty: 'Moderado/Técnico',
      startTimes: [],
      price: perPerson(550),
    },
  },
  {
    kind: 'tour',
    id: 'trekking-sete-regraus',
    slug: 'trekking-sete-regraus',
    category: 'Trekking',
    listed: true,
    rating: { value: 4.7, reviews: 134 },
    minimumAge: { years: 12, recommended: true },
    cancellation: 'tour',
    listing: {
      duration: hours(6),
      group: { min: 2, max: 8 },
      difficulty: 'Intermediário',
      price: perPerson(750),
    },
    detail: {
      duration: hours(7),
      distanceKm: between(14),
      group: { min: 2, max: 8 },
      difficulty: 'Intermediário',
      startTimes: [{ start: '09:00' }, { start: '03:30', option: 'sunrise' }],
      price: perPerson(750),
    },
  },
])

/** The facts of the expeditions 9 to 17 (spec §3, §9). */
export const expeditions: Expedition[] = z.array(expeditionSchema).parse([
  {
    kind: 'expedition',
    id: 9,
    slug: 'saco-fundao',
    category: 'Caiaque',
    listed: true,
    bestSeller: true,
    cancellation: 'expedition',
    listing: { duration: days(2), group: { min: 2, max: 6 }, difficulty: 'Fácil', price: perPerson(1450) },
    detail: {
      duration: days(2),
      activeHours: { hours: 2, perDay: true, approximate: true },
      distanceKm: between(20),
      group: { min: 2, max: 6 },
      difficulty: 'Fácil',
      startTimes: [],
      price: perPerson(1450),
    },
  },
  {
    kind: 'expedition',
    id: 10,
    slug: 'saco-mamangua',
    category: 'Caiaque',
    listed: true,
    bestSeller: true,
    cancellation: 'expedition',
    listing: {
      duration: days(3),
      group: { min: 2, max: 10 },
      difficulty: 'Intermediário',
      price: perPerson(2850),
    },
    detail: {
      duration: days(3),
      distanceKm: between(30),
      group: { min: 2, max: 10 },
      difficulty: 'Intermediário',
      startTimes: [],
      price: {
        kind: 'amounts',
        currency: 'BRL',
        per: 'person',
        amounts: [
          { reais: 2800, option: 'camping' },
          { reais: 3300, option: 'chalet' },
        ],
      },
    },
  },
  {
    kind: 'expedition',
    id: 11,
    slug: 'travessia-joatinga',
    category: 'Caiaque',
    listed: true,
    experience: 'kayak',
    cancellation: 'expedition',
    listing: {
      duration: days(4, 6),
      group: { min: 2, max: 8 },
      difficulty: 'Avançado',
      price: perPerson(3900),
    },
    detail: {
      duration: days(4),
      distanceKm: between(90),
      group: { min: 2, max: 8 },
      difficulty: 'Avançado',
      startTimes: [],
      price: perPerson(3800),
    },
  },
  {
    kind: 'expedition',
    id: 12,
    slug: 'ilha-grande',
    category: 'Caiaque',
    listed: true,
    experience: 'kayak',
    cancellation: 'expedition',
    listing: {
      duration: days(3),
      group: { min: 2, max: 8 },
      difficulty: 'Avançado',
      price: perPerson(4300),
    },
    detail: {
      duration: days(5),
      distanceKm: between(80),
      group: { min: 2, max: 8 },
      difficulty: 'Avançado',
      startTimes: [],
      price: onRequest,
    },
  },
  {
    kind: 'expedition',
    id: 13,
    slug: 'serra-fina',
    category: 'Trekking',
    listed: true,
    minimumAge: { years: 18 },
    experience: 'mountain',
    cancellation: 'expedition',
    // No list has 4-8, the page's reading (spec §9 "Group sizes shown in listings").
    listing: { duration: days(4), group: { min: 2, max: 8 }, difficulty: 'Extremo', price: perPerson(3700) },
    detail: {
      duration: days(4),
      distanceKm: between(25),
      group: { min: 4, max: 8 },
      difficulty: 'Extremo',
      startTimes: [{ start: '07:00' }],
      price: perPerson(3800),
    },
  },
  {
    kind: 'expedition',
    id: 14,
    slug: 'itatiaia',
    category: 'Trekking',
    listed: true,
    bestSeller: true,
    cancellation: 'expedition',
    listing: {
      duration: days(2),
      group: { min: 1, max: 8 },
      difficulty: 'Intermediário',
      price: perPerson(1800),
    },
    detail: {
      duration: days(2),
      group: { min: 1, max: 8 },
      difficulty: 'Intermediário',
      startTimes: [],
      price: perPerson(2450),
    },
  },
  {
    kind: 'expedition',
    id: 15,
    slug: 'marins-itaguare',
    category: 'Trekking',
    listed: true,
    cancellation: 'expedition',
    listing: {
      duration: days(3),
      group: { min: 2, max: 8 },
      difficulty: 'Avançado',
      price: perPerson(2800),
    },
    detail: {
      duration: days(3, 4),
      distanceKm: { ...between(18), approximate: true },
      group: { min: 2, max: 8 },
      difficulty: 'Avançado',
      startTimes: [],
      price: onRequest,
    },
  },
  {
    kind: 'expedition',
    id: 16,
    slug: 'petro-tere',
    category: 'Trekking',
    listed: true,
    cancellation: 'expedition',
    listing: {
      duration: days(3),
      group: { min: 1, max: 5 },
      difficulty: 'Avançado',
      price: perPerson(2800),
    },
    detail: {
      duration: days(3),
      distanceKm: between(30),
      group: { min: 2, max: 5 },
      difficulty: 'Avançado',
      startTimes: [],
      price: onRequest,
    },
  },
  {
    kind: 'expedition',
    id: 17,
    slug: 'joatinga-trekking',
    category: 'Trekking',
    listed: true,
    cancellation: 'expedition',
    listing: {
      duration: days(4),
      group: { min: 2, max: 8 },
      difficulty: 'Intermediário',
      price: perPerson(3500),
    },
    detail: {
      duration: days(4),
      distanceKm: between(45),
      group: { min: 2, max: 8 },
      difficulty: 'Intermediário',
      startTimes: [],
      price: onRequest,
    },
  },
])

export const products: Product[] = [...tours, ...expeditions]

/** The product with this slug, or undefined where there is none. */
export const findProduct = (slug: string): Product | undefined =>
  products.find((product) => product.slug === slug)

/** Products of a kind that stand on its list, of one category or of all. */
export function listedProducts(kind: Product['kind'], category?: Category): Product[] {
  return products.filter(
    (product) => product.kind === kind && product.listed && (!category || product.category === category),
  )
}

/**
 * The expedition with this number, for callers that cannot go on without it: spec §8 names the error for number 10.
 * @throws 'Expedição não encontrada no catálogo' where the catalogue lacks it
 */
export function requireExpedition(id: number, among: Expedition[] = expeditions): Expedition {
  const expedition = among.find((candidate) => candidate.id === id)
  if (!expedition) throw new Error('Expedição não encontrada no catálogo')
  return expedition
}

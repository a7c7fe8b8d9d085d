import type { Collection } from '@/lib/catalogue/base/documents'
import {
  buildCatalogue,
  type Catalogue,
  nothingPublished,
  type PublishedContent,
  type PublishedItem,
} from '@/lib/catalogue/build/catalogue'
import { productView } from '@/lib/catalogue/build/trip-view'
import type { Expedition, Product, Tour } from '@/lib/catalogue/shape/trip'
import type { Locale } from '@/lib/i18n/locales'

/** The catalogue as a new deployment has it. */
export const shipped: Catalogue = buildCatalogue(nothingPublished)

/**
 * A trip of a catalogue that visitors can open.
 * @throws where there is none of that slug
 */
export function trip(slug: string, { trips }: Catalogue = shipped): Product {
  const found = trips.find((candidate) => candidate.slug === slug)
  if (!found) throw new Error(`No trip ${slug}`)
  return found
}

/** The shipped day tour of a slug, for tests that change its document. */
export function tour(slug: string): Tour {
  const found = trip(slug)
  if (found.kind !== 'tour') throw new Error(`${slug} is no tour`)
  return found
}

/** The shipped expedition of a slug. */
export function expedition(slug: string): Expedition {
  const found = trip(slug)
  if (found.kind !== 'expedition') throw new Error(`${slug} is no expedition`)
  return found
}

/** A trip with its words as a page of a language gets them. */
export const view = (slug: string, locale: Locale, catalogue: Catalogue = shipped) =>
  productView(catalogue, trip(slug, catalogue), locale)

/** A row as `published_content()` answers it: what staff changed of an item, and where it stands. */
export const row = (
  collection: Collection,
  id: string,
  document: unknown = {},
  place: Partial<Pick<PublishedItem, 'position' | 'hidden' | 'deleted'>> = {},
): PublishedItem => ({ collection, id, document, position: null, hidden: false, deleted: false, ...place })

/** What staff published: these rows, and nothing else unless it is named. */
export const published = (
  items: readonly PublishedItem[],
  rest: Partial<Omit<PublishedContent, 'items'>> = {},
): PublishedContent => ({ ...nothingPublished, version: 1, ...rest, items })

/** The catalogue with these rows laid over the shipped one. */
export const catalogueWith = (...items: readonly PublishedItem[]): Catalogue =>
  buildCatalogue(published(items))

/** The Portuguese words of a trip that nobody shipped; every text says which field it stands in. */
const newWords = {
  title: 'Lagoa em silêncio',
  subtitle: 'Um passeio que só existe neste teste',
  description: 'Uma volta sem pressa pela lagoa, por {price}.',
  highlights: ['Garças', 'Silêncio', 'Capim', 'Fim de tarde', 'Volta curta'],
  details: {
    title: 'Lagoa em silêncio — Uma volta sem pressa',
    fullDescription: ['Primeiro parágrafo.', 'Segundo parágrafo.', 'Terceiro parágrafo.'],
    itinerary: [
      { activity: 'Encontro', description: 'À beira da lagoa.' },
      { activity: 'Volta', description: 'Pela margem.' },
      { activity: 'Despedida', description: 'Onde tudo começou.' },
    ],
    inclusions: ['Caiaque', 'Remo', 'Colete'],
    exclusions: ['Transporte até a lagoa'],
    highlights: ['Garças de perto', 'Água parada', 'Luz baixa'],
    whatToBring: ['Chapéu', 'Água', 'Toalha', 'Protetor solar'],
    importantInfo: ['Sai com qualquer maré.', 'Crianças acompanhadas.', 'Sem pressa.', 'Leve agasalho.'],
    faq: [1, 2, 3, 4, 5].map((number) => ({
      question: `Pergunta ${number}?`,
      answer: `Resposta ${number}.`,
    })),
    pictures: [],
  },
  meta: {
    title: 'Lagoa em silêncio',
    description: 'Uma volta de caiaque pela lagoa, sem pressa nenhuma.',
    keywords: ['lagoa', 'caiaque', 'garças'],
  },
}

/** A whole tour that staff made of nothing: kayaks on a lagoon, for 123 reais a head. */
export const newTour = {
  category: 'Caiaque',
  addresses: { 'pt-BR': ['/lagoa-em-silencio'], 'en-GB': ['/quiet-lagoon'] },
  listing: {
    duration: { unit: 'hours', range: { min: 3, max: 3 } },
    price: { kind: 'amounts', currency: 'BRL', per: 'person', amounts: [{ reais: 123 }] },
  },
  detail: {
    duration: { unit: 'hours', range: { min: 3, max: 3 } },
    startTimes: [],
    price: { kind: 'amounts', currency: 'BRL', per: 'person', amounts: [{ reais: 123 }] },
  },
  words: { 'pt-BR': newWords, 'en-GB': {} },
}

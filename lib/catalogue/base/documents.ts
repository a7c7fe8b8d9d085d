import { nameChatApp } from '../../i18n/words.ts'
import { courseDefaults, tripDefaults } from '../shape/trip.ts'
import { contentBase, courseBase } from './content.ts'
import { expeditionFacts, tourFacts } from './facts.ts'
import { translationResource } from './words-en-gb.ts'
import { portugueseWords } from './words-pt-br.ts'

/** The stored collections (spec §3), by the names of their tables. */
export const collections = ['tours', 'expeditions', 'aca_courses', 'site_content'] as const
export type Collection = (typeof collections)[number]

/** Whether a name from outside, such as that of a row's table, is a collection's. */
export const isCollection = (value: string): value is Collection =>
  collections.some((collection) => collection === value)

const { tours: englishTours, expeditions: englishExpeditions } = nameChatApp(translationResource.products)
const portuguese = nameChatApp(portugueseWords)

const tours = tourFacts.map((facts) => ({
  ...tripDefaults,
  ...facts,
  words: { 'pt-BR': portuguese[facts.slug], 'en-GB': englishTours[facts.slug] ?? {} },
}))

const expeditions = expeditionFacts.map((facts) => ({
  ...tripDefaults,
  ...facts,
  words: { 'pt-BR': portuguese[facts.slug], 'en-GB': englishExpeditions[facts.id] ?? {} },
}))

const byId = <Item>(items: readonly Item[], idOf: (item: Item) => string): ReadonlyMap<string, unknown> =>
  new Map(items.map((item) => [idOf(item), item]))

/**
 * The catalogue as shipped: one whole document per item, in the order of the lists, unchecked until
 * `buildCatalogue` parses it.
 */
export const baseDocuments: Readonly<Record<Collection, ReadonlyMap<string, unknown>>> = {
  tours: byId(tours, ({ slug }) => slug),
  expeditions: byId(expeditions, ({ slug }) => slug),
  aca_courses: byId(
    courseBase.map((course) => ({ ...courseDefaults, ...course })),
    ({ id }) => id,
  ),
  site_content: new Map(Object.entries(contentBase)),
}

import { buildCatalogueNow, type Catalogue, nothingPublished } from '@/lib/catalogue/catalogue'
import type { FinderTrip, Reading } from '@/lib/choosing/finder-trip'
import { judge } from '@/lib/choosing/judge'
import { type FinderWords, noteText, reasonText } from '@/lib/choosing/sentences'
import { noWishes, type Wishes } from '@/lib/choosing/wishes'
import { choosingWords } from '@/lib/choosing/words'
import type { Locale } from '@/lib/locales'

export const shipped: Catalogue = buildCatalogueNow(nothingPublished)

/** The shipped catalogue with changes of some trips laid over it, as staff would publish them. */
export const changed = (
  changes: Record<string, { collection?: 'tours' | 'expeditions'; document?: unknown; hidden?: boolean }>,
) =>
  buildCatalogueNow({
    ...nothingPublished,
    version: 1,
    items: Object.entries(changes).map(([id, { collection = 'tours', document = {}, hidden = false }]) => ({
      collection,
      id,
      document,
      position: null,
      hidden,
      deleted: false,
    })),
  })

const page: Reading = {
  duration: { text: '4 horas', unit: 'hours', least: 4, most: 4, isUpTo: false },
  effort: 0,
  level: 'fácil',
  group: { text: '2–6 pessoas', least: 2, most: 6 },
  price: { text: 'R$ 300 por pessoa', lowest: { reais: 300, per: 'person' } },
}

/** A reading like any other but for what a test says. */
export const reading = (differs: Partial<Reading>): Reading => ({ ...page, ...differs })

/** A trip like any other but for what a test says. */
export const trip = (differs: Partial<FinderTrip> = {}): FinderTrip => ({
  slug: 'passeio',
  title: 'Passeio',
  kind: 'tour',
  activity: 'caiaque',
  minimumAge: { years: 6, isRecommended: false },
  page,
  ...differs,
})

export const wishing = (wishes: Partial<Wishes>): Wishes => ({ ...noWishes, ...wishes })

/** The finder's words of a language. */
export const wordsIn = (locale: Locale): FinderWords => choosingWords(locale)

/** A text with plain spaces between figures and their units. */
export const spaced = (text: string): string => text.replaceAll('\u00a0', ' ')

/** What the finder says of a trip: why it does not fit, and what to know. */
export function said(candidate: FinderTrip, wishes: Partial<Wishes>, locale: Locale = 'pt-BR') {
  const { misfits, notes } = judge(candidate, wishing(wishes), locale)
  return {
    reasons: misfits.map((one) => spaced(reasonText(one, wordsIn(locale), locale))),
    notes: notes.map((one) => spaced(noteText(one, wordsIn(locale), locale))),
  }
}

import { buildCatalogue, type Catalogue, nothingPublished } from '@/lib/catalogue/build/catalogue'
import { evaluate } from '@/lib/choosing/evaluate'
import type { FinderTrip, Reading } from '@/lib/choosing/finder-trip'
import { noteText, reasonText } from '@/lib/choosing/sentences'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import type { WishWords } from '@/lib/wish/draft-in-browser'
import { noWish, type Wish } from '@/lib/wish/wish'

export const shipped: Catalogue = buildCatalogue(nothingPublished)

/** The shipped catalogue with changes of some trips laid over it, as staff would publish them. */
export const changed = (
  changes: Record<string, { collection?: 'tours' | 'expeditions'; document?: unknown; hidden?: boolean }>,
) =>
  buildCatalogue({
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
  duration: { text: '4 horas', unit: 'hours', min: 4, max: 4, isUpTo: false },
  effort: 0,
  level: 'fácil',
  group: { text: '2–6 pessoas', min: 2, max: 6 },
  price: { text: 'R$ 300 por pessoa', lowest: { reais: 300, per: 'person' } },
}

/** A reading like any other but for what a test says. */
export const reading = (differs: Partial<Reading>): Reading => ({ ...page, ...differs })

/** A trip like any other but for what a test says. */
export const trip = (differs: Partial<FinderTrip> = {}): FinderTrip => ({
  slug: 'passeio',
  title: 'Passeio',
  href: '/passeio',
  kind: 'tour',
  activity: 'caiaque',
  minimumAge: { years: 6, isRecommended: false },
  page,
  ...differs,
})

export const wishing = (wish: Partial<Wish>): Wish => ({ ...noWish, ...wish })

export const wordsIn = (locale: Locale): WishWords => wordsOf(locale).wish

/** A text with plain spaces between figures and their units. */
export const spaced = (text: string): string => text.replaceAll('\u00a0', ' ')

/** What the finder says of a trip: why it does not suit, and what to know. */
export function said(candidate: FinderTrip, wish: Partial<Wish>, locale: Locale = 'pt-BR') {
  const { mismatches, notes } = evaluate(candidate, wishing(wish), locale)
  return {
    reasons: mismatches.map((one) => spaced(reasonText(one, wordsIn(locale), locale))),
    notes: notes.map((one) => spaced(noteText(one, wordsIn(locale), locale))),
  }
}

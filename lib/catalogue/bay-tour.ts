import { type Product, tourSchema } from './schema.ts'

/** The facts of the static page "Tour Guiado Baía de Paraty" (spec §2.7, §9). It stands on no list. */
export const bayTour: Product = tourSchema.parse({
  kind: 'tour',
  id: 'baia-paraty',
  slug: 'baia-paraty',
  category: 'Caiaque',
  listed: false,
  rating: { value: 4.9 },
  minimumAge: { years: 8 },
  cancellation: 'tour',
  listing: {
    duration: { unit: 'hours', range: { min: 4, max: 4 } },
    group: { min: 2, max: 12 },
    difficulty: 'Fácil',
    price: { kind: 'amounts', currency: 'BRL', per: 'person', amounts: [{ reais: 280 }] },
  },
  detail: {
    duration: { unit: 'hours', range: { min: 4, max: 4 } },
    group: { min: 2, max: 12 },
    difficulty: 'Fácil',
    startTimes: [{ start: '09:00' }],
    meetingPoint: 'Praia do Pontal',
    price: { kind: 'amounts', currency: 'BRL', per: 'person', amounts: [{ reais: 280 }] },
  },
})

import type { Category } from './schema.ts'

/** An entry of a header menu, in the order and with the durations of spec §2.2. */
interface MenuEntry {
  slug: string
  /** A short address that redirects to the product, where the menu uses one. */
  shortcut?: string
}

export const tourMenu: Record<Category, MenuEntry[]> = {
  Caiaque: [
    { slug: 'caiaque-coletivo', shortcut: '/remada-tropical' },
    { slug: 'caiaque-dia-inteiro' },
    { slug: 'caiaque-paraty-mirim' },
  ],
  Barco: [{ slug: 'regate-caicara' }, { slug: 'passeio-veleiro' }, { slug: 'experiencia-caicara' }],
  Trekking: [
    { slug: 'trekking-pedra-macela' },
    { slug: 'trekking-pao-acucar' },
    { slug: 'trekking-sete-regraus' },
  ],
}

export const expeditionMenu: Record<'Caiaque' | 'Trekking', MenuEntry[]> = {
  Caiaque: [
    { slug: 'saco-fundao' },
    { slug: 'saco-mamangua' },
    { slug: 'travessia-joatinga' },
    { slug: 'ilha-grande' },
  ],
  Trekking: [
    { slug: 'serra-fina' },
    { slug: 'itatiaia' },
    { slug: 'marins-itaguare' },
    { slug: 'petro-tere' },
    { slug: 'joatinga-trekking' },
  ],
}

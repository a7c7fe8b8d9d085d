import { type Locale, locales } from '@/lib/i18n/locales'
import { allPassages, passages, productFile, productFiles, spoken } from '../messages/word-files'

/** What the specification writes with capitals of its own, and stays as it stands there. */
const literals: Record<Locale, readonly string[]> = {
  'pt-BR': [
    'Criar Conta',
    'Entre em Contato',
    'Expedições de Caiaque',
    'Expedições de Trekking',
    'Falar com Especialista',
    'História Viva',
    'Imagens Enviadas',
    'Imagens de Expedições',
    'Imagens de Passeios',
    'Moderado/Técnico',
    'Natureza Exuberante',
    'PARA INICIANTES',
    'Painel Administrativo',
    'Paraty em Números',
    'Principais Atrações',
    'Reservar Agora',
    'Reserve Agora',
    'Sobre o Tour',
    'Ver Detalhes',
    'Ver Expedições',
    'Ver Passeios',
    'Voltar para Expedições',
    'Voltar para Passeios',
  ],
  'en-GB': ['BEGINNER FRIENDLY', 'Book Now', 'Moderate/Technical', 'What to Bring'],
}

/** Names that no sentence of the site uses, so that their capitals cannot be learnt from one. */
const names: Record<Locale, readonly string[]> = {
  'pt-BR': [
    'English',
    'Guanabara',
    'Instagram',
    'Láctea',
    'Martim',
    'Mirim',
    'Mundial',
    'Nossa',
    'Remédios',
    'Saíra',
    'Senhora',
    'WhatsApp',
  ],
  'en-GB': [
    'Guanabara',
    'Heritage',
    'Instagram',
    'Lady',
    'Martim',
    'Milky',
    'Mirim',
    'Our',
    'Remedies',
    'Saíra',
    'States',
    'Three',
    'Way',
    'WhatsApp',
  ],
}

/** Proper names of places, festivals and people, which the destination page lists as such. */
const isName = (at: string): boolean =>
  /^destination\.json .*\.(?:name|place|when|season|source)$/.test(at) || /keywords/.test(at)

/** A heading, a button or a label rather than a sentence. */
const isLabel = (text: string): boolean =>
  !/\p{Ll}[.!?;:](?:\s|$)/u.test(text) && text.split(/\s+/).length <= 10

const withCapital = '\\p{Lu}[\\p{L}\\p{N}’-]*'

/** The words that sentences write with a capital although they do not begin with them. */
const namesInSentences = (sentences: readonly string[]): Set<string> =>
  new Set(
    sentences.flatMap((text) =>
      [...text.matchAll(new RegExp(`(?<=[\\p{Ll},] )${withCapital}`, 'gu'))].map(([name]) => name),
    ),
  )

/** Words inside a label that carry a capital and are neither a name nor an abbreviation. */
function capitals(label: string, isKnown: (word: string) => boolean): string[] {
  const inside = new RegExp(`(?<!^|[.!?:—–·“‘(] ?)(?<=[\\s“‘/-])${withCapital}`, 'gu')
  return [...label.matchAll(inside)]
    .map(([word]) => word)
    .filter((word) => !/^\p{Lu}{1,4}$/u.test(word) && !isKnown(word))
}

describe.each(locales)('headings, buttons and labels in %s', (locale) => {
  const all = allPassages(locale).map(({ at, text }) => ({ at, text: spoken(text) }))
  const labels = all.filter(({ at, text }) => isLabel(text) && !isName(at))
  const learnt = namesInSentences(all.filter(({ text }) => !isLabel(text)).map(({ text }) => text))
  const isKnown = (word: string) => learnt.has(word) || names[locale].includes(word)

  test('are written like sentences, but for names and what the specification spells out', () => {
    expect(labels.length).toBeGreaterThan(1000)
    const found = labels
      .filter(({ text }) => !literals[locale].includes(text))
      .flatMap(({ at, text }) => capitals(text, isKnown).map((word) => `${at}: ${word} in “${text}”`))
    expect(found).toEqual([])
  })

  test('every exception stands in the words', () => {
    const texts = new Set(labels.map(({ text }) => text))
    expect(literals[locale].filter((text) => !texts.has(text))).toEqual([])
  })
})

describe.each(locales)('the words of trips in %s', (locale) => {
  const within = (field: RegExp) =>
    productFiles(locale).flatMap((id) =>
      passages(productFile(locale, id))
        .filter(({ at }) => field.test(at))
        .map(({ at, text }) => ({ at: `${id} ${at}`, text: spoken(text) })),
    )

  test('names and lists of things end without a full stop', () => {
    const things =
      /^(?:title|subtitle|highlights\.\d+|details\.(?:title|(?:highlights|inclusions|exclusions|whatToBring)\.\d+|itinerary\.\d+\.activity)|meta\.title)$/
    expect(within(things).filter(({ text }) => /[.!;:]$/.test(text))).toEqual([])
  })

  test('sentences end with one, questions with a question mark', () => {
    const sentences =
      /^(?:description|details\.(?:fullDescription\.\d+|itinerary\.\d+\.description|importantInfo\.\d+|faq\.\d+\.answer|beforeBooking\.\w+|pictures\.\d+)|meta\.description)$/
    expect(within(sentences).filter(({ text }) => !/[.!?…]$/.test(text))).toEqual([])
    expect(within(/\.question$/).filter(({ text }) => !text.endsWith('?'))).toEqual([])
  })
})

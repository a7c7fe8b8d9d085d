import { type Locale, locales } from '@/lib/i18n/locales'
import { allPassages, passages, productFile, productFiles, spoken } from '../messages/word-files'

/** Whole words or the beginnings of words (`organiz*`), in any case. */
function finder(words: string): RegExp {
  const alternatives = words
    .trim()
    .split(/\s*,\s*/)
    .map((word) => (word.endsWith('*') ? `${word.slice(0, -1)}\\p{L}*` : word))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}

const found = (locale: Locale, words: string): string[] =>
  allPassages(locale).flatMap(({ at, text }) =>
    [...spoken(text).matchAll(finder(words))].map(([word]) => `${at}: ${word}`),
  )

describe('Portuguese is Brazilian', () => {
  test.each([
    [
      'things',
      'autocarro*, comboio*, telemóve*, pequeno-almoço*, casa de banho, ecrã*, chávena*, frigorífico*, autoestrada*, passadeira*, boleia*, rapariga*, talho*, nadador-salvador, fato de banho, fatos de banho, calções, camisola*, parque de campismo, relvado*, berma*, rebuçado*, sandes, mochila às costas',
    ],
    [
      'spellings',
      'acç*, actividade*, actual*, óptim*, directo*, directa*, projecto*, facto*, contacto*, contactar, contacte*, equipa, equipas, registo*, desporto*, desportiv*, húmid*, económic*, académic*, bebé*, género*, génio*, sénior*, quilómetro*, ténis, planeamento, planear, controlo, António, electr*, baptism*, recepç*',
    ],
    [
      'forms',
      'connosco, vós, vosso*, vossa*, utilizador*, utilizar-se-á, tu, teu, teus, tua, tuas, podes, queres, estás, apanhar o, à boleia',
    ],
  ])('no European %s', (_, words) => {
    expect(found('pt-BR', words)).toEqual([])
  })

  test('nobody "está a fazer" anything', () => {
    const hits = allPassages('pt-BR').filter(({ text }) =>
      /(?<!\p{L})(?:est(?:á|ão|ou|amos|ava|avam)) a \p{L}+(?:ar|er|ir)(?!\p{L})/iu.test(text),
    )
    expect(hits).toEqual([])
  })

  test('clocks read 08h30 and decimals take a comma', () => {
    const prose = productFiles('pt-BR').flatMap((id) =>
      passages(productFile('pt-BR', id)).filter(({ at }) => !/itinerary\.\d+\.time$/.test(at)),
    )
    expect(prose.filter(({ text }) => /\b\d{1,2}:\d\d\b/.test(text))).toEqual([])
    expect(prose.filter(({ text }) => /\b\d+\.\d{1,2}\b(?!\d)/.test(text))).toEqual([])
  })
})

describe('English is British', () => {
  test.each([
    [
      'spellings',
      'color*, center*, meter, meters, kilometer*, centimeter*, liter, liters, traveling, traveler*, traveled, program, programs, gray*, favorit*, harbor*, neighbor*, honor*, flavor*, humor*, labor*, rumor*, vapor*, organiz*, realiz*, recogniz*, customiz*, specializ*, apologiz*, analyz*, minimiz*, maximiz*, memoriz*, canceled, canceling, theater*, fiber*, aluminum, jewelry, pajamas, plow*, catalog, dialog, mold*, skillful*, fulfill, enroll, defense, offense, pretense, maneuver*, ax',
    ],
    [
      'words',
      'gotten, sidewalk*, vacation*, flashlight*, sneakers, trash, restroom*, cell phone*, cellphone*, parking lot*, soccer, mom, gas station*, zipper*, faucet*, diaper*, fall season, y’all, folks, awesome, check out',
    ],
  ])('no American %s', (_, words) => {
    expect(found('en-GB', words)).toEqual([])
  })

  test('clocks read 08:30 and decimals take a point', () => {
    const prose = productFiles('en-GB').flatMap((id) => passages(productFile('en-GB', id)))
    expect(prose.filter(({ text }) => /\b\d{1,2}h\d\d\b/.test(text))).toEqual([])
    expect(prose.filter(({ text }) => /\b\d+,\d{1,2}\b(?!\d)/.test(text))).toEqual([])
  })

  test('no Portuguese is left in it', () => {
    expect(
      found(
        'en-GB',
        'você, não, também, passeio, passeios, horas, dias, pessoas, grátis, caiaque, trilha, expedição, reserva, ou seja',
      ),
    ).toEqual([])
  })
})

describe('the tone of both', () => {
  test.each([
    [
      'pt-BR',
      'inesquecíve*, experiência única, experiências únicas, paraís*, paradisíac*, imperdíve*, de tirar o fôlego, joia escondida, segredo bem guardado, mágic*, o melhor de, sem igual',
    ],
    [
      'en-GB',
      'unforgettable, hidden gem*, paradise*, breathtaking, stunning, must-see*, nestled, once-in-a-lifetime, world-class, bucket list, magical, unparalleled, second to none',
    ],
  ] as const)('%s does without the phrases of brochures', (locale, words) => {
    expect(found(locale, words)).toEqual([])
  })

  test.each(locales)('products in %s do not shout', (locale) => {
    const loud = productFiles(locale).flatMap((id) =>
      passages(productFile(locale, id)).filter(({ text }) =>
        /!|(?<!\p{L})(?![IVXL]+(?!\p{L}))\p{Lu}{5,}/u.test(spoken(text)),
      ),
    )
    expect(loud).toEqual([])
  })

  /** The endings in three dots that the specification spells out. */
  const dotted = [
    'Entrando...',
    'Criando conta...',
    'Carregando painel...',
    'Enviando imagens...',
    'Carregando imagens...',
  ]

  test.each(locales)('%s uses typographic apostrophes, dashes and ellipses', (locale) => {
    const plain = allPassages(locale).filter(
      ({ text }) =>
        /['"]| - |--|\.\.\.|\d-\d/.test(spoken(text).replace(/\d{4}-\d\d-\d\d/g, '')) &&
        !dotted.includes(text),
    )
    expect(plain).toEqual([])
  })

  test.each([
    ['pt-BR', 'double', /‘|(?<!\p{L})’/u],
    ['en-GB', 'single', /[“”]/],
  ] as const)('%s quotes with %s marks', (locale, _, others) => {
    expect(allPassages(locale).filter(({ text }) => others.test(text))).toEqual([])
  })

  test.each(locales)(
    'a long dash in %s parts the title of a trip from its subtitle and nothing else',
    (locale) => {
      const dashes = allPassages(locale).filter(
        ({ at, text }) => /\S.*—|—.*\S/.test(text) && !/ details\.title$/.test(at),
      )
      expect(dashes).toEqual([])
    },
  )

  test.each(locales)('no space stands before a comma or a full stop in %s', (locale) => {
    expect(allPassages(locale).filter(({ text }) => /[\s\u00a0](?:[,.;:!]|\?(?!\w+=))/.test(text))).toEqual(
      [],
    )
  })
})

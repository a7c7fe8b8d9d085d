import { createTranslator } from 'next-intl'
import { readingDifferences } from '@/lib/catalogue/readings'
import { messagesOf } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/locales'
import { shipped, trip } from './shipped'

const read = (slug: string, locale: Locale) => {
  const t = createTranslator({ locale, messages: messagesOf(locale) })
  const found = readingDifferences(trip(slug), locale, t)
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  return found && { list: plain(found.list), page: plain(found.page) }
}

describe('where list and page read a fact differently (spec §9)', () => {
  test.each([
    ['ilha-grande', '3 dias, R$ 4.300 por pessoa', '5 dias, sob consulta'],
    ['itatiaia', 'R$ 1.800 por pessoa', 'R$ 2.450 por pessoa'],
    ['marins-itaguare', '3 dias, R$ 2.800 por pessoa', '3–4 dias, sob consulta'],
    ['petro-tere', '1–5 pessoas, R$ 2.800 por pessoa', '2–5 pessoas, sob consulta'],
    ['joatinga-trekking', 'R$ 3.500 por pessoa', 'sob consulta'],
    ['travessia-joatinga', '4–6 dias, R$ 3.900 por pessoa', '4 dias, R$ 3.800 por pessoa'],
    ['serra-fina', '2–8 pessoas, R$ 3.700 por pessoa', '4–8 pessoas, R$ 3.800 por pessoa'],
    ['saco-mamangua', 'R$ 2.850 por pessoa', 'R$ 2.800 (camping) ou R$ 3.300 (chalé) por pessoa'],
    ['trekking-pao-acucar', '4 horas', 'cerca de 6 horas'],
    ['trekking-sete-regraus', '6 horas', '7 horas'],
    ['passeio-veleiro', '6 horas', '6–8 horas'],
    ['experiencia-caicara', '6 horas', '6–8 horas'],
  ])('%s: each place can name the other one', (slug, list, page) => {
    expect(read(slug, 'pt-BR')).toEqual({ list, page })
  })

  test('in English with its own money', () => {
    expect(read('travessia-joatinga', 'en-GB')).toEqual({
      list: '4–6 days, USD 710 per person',
      page: '4 days, USD 700 per person',
    })
  })

  test('no other trip has one, and an optional extra is none', () => {
    const without = shipped.trips.filter(({ slug }) => read(slug, 'pt-BR') === undefined)
    expect(without.map(({ slug }) => slug)).toEqual([
      'caiaque-coletivo',
      'aventura-privada',
      'caiaque-dia-inteiro',
      'caiaque-paraty-mirim',
      'regate-caicara',
      'trekking-pedra-macela',
      'baia-paraty',
      'saco-fundao',
    ])
  })
})

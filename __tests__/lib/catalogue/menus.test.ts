import { menuGroups } from '@/lib/catalogue/menus'
import type { Locale } from '@/lib/locales'
import { factsIn } from './facts-translator'

const groups = (list: 'tours' | 'expeditions', locale: Locale) =>
  menuGroups(list, { locale, facts: factsIn(locale), nameOf: (category) => category })

const lines = (list: 'tours' | 'expeditions', locale: Locale) =>
  groups(list, locale).map(({ label, items }) => [
    label,
    ...items.map(({ href, duration }) => `${href} ${duration}`),
  ])

describe('the menus (spec §2.2)', () => {
  test('tours with their durations; the collective tour has its short address in Portuguese', () => {
    expect(lines('tours', 'pt-BR')).toEqual([
      [
        'Caiaque',
        '/remada-tropical 4h',
        '/passeio-caiaque-dia-inteiro 8h',
        '/passeio-caiaque-paraty-mirim 4-8h',
      ],
      ['Barco', '/regate-caicara-gastronomy 6h', '/passeio-veleiro 6h', '/experiencia-caicara 6h'],
      [
        'Trekking',
        '/trekking-pedra-macela 5-6h',
        '/trekking-pao-acucar-mamangua 4h',
        '/trekking-sete-regraus 6h',
      ],
    ])
    expect(lines('tours', 'en-GB')[0]).toEqual([
      'Caiaque',
      '/half-day-kayak-tour-paraty 4h',
      '/full-day-kayak-tour 8h',
      '/paraty-mirim-kayak-tour 4-8h',
    ])
  })

  test('expeditions with their durations; there are none by boat', () => {
    expect(lines('expeditions', 'pt-BR')).toEqual([
      [
        'Caiaque',
        '/expedicao-saco-fundao 2 dias',
        '/expedicao-saco-mamangua 3 dias',
        '/expedicao-travessia-joatinga 4-6 dias',
        '/expedicao-ilha-grande 3 dias',
      ],
      [
        'Trekking',
        '/trekking-serra-fina 4 dias',
        '/trekking-itatiaia 2 dias',
        '/trekking-marins-itaguare 3 dias',
        '/travessia-petro-tere 3 dias',
        '/travessia-joatinga-trekking 4 dias',
      ],
    ])
    expect(lines('expeditions', 'en-GB')[0]).toEqual([
      'Caiaque',
      '/saco-fundao-expedition 2 days',
      '/mamangua-expedition 3 days',
      '/joatinga-crossing 4-6 days',
      '/ilha-grande-expedition 3 days',
    ])
  })

  test('a group leads to its section of the list', () => {
    expect(groups('tours', 'pt-BR').map(({ href }) => href)).toEqual([
      '/passeios#kayak',
      '/passeios#boat',
      '/passeios#trekking',
    ])
    expect(groups('expeditions', 'en-GB').map(({ href }) => href)).toEqual([
      '/en/expeditions#kayak',
      '/en/expeditions#trekking',
    ])
  })
})

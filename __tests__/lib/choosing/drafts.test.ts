import { chatAddress } from '@/lib/chat'
import { draftWriter } from '@/lib/choosing/draft-writer'
import { criteriaLink, tripsLink } from '@/lib/choosing/drafts'
import { changed, shipped, spaced, wishing } from './samples'

const textOf = (href: string): string => spaced(new URL(href).searchParams.get('text') ?? '')

describe('the chat with what was chosen written in', () => {
  test('the criteria of the finder, in Portuguese alone on Portuguese pages', () => {
    const href = criteriaLink(
      draftWriter(shipped, 'pt-BR'),
      wishing({ age: 7, time: 'half-day', activity: ['caiaque', 'barco'], month: 7, budget: 500, people: 1 }),
    )
    expect(href.startsWith(`${chatAddress(shipped)}?text=`)).toBe(true)
    expect(textOf(href)).toBe(
      [
        'Olá! Estou escolhendo um passeio em Paraty.',
        'Idade do mais novo: 7 anos',
        'Tempo que vocês têm: meio dia (até 4 horas)',
        'Atividade: caiaque ou barco',
        'Mês: julho',
        'Orçamento por pessoa: até R$ 500',
        'Quantas pessoas: 1 pessoa',
        'O que vocês sugerem?',
      ].join('\n'),
    )
  })

  test('on English pages Portuguese comes first and English follows', () => {
    const text = textOf(criteriaLink(draftWriter(shipped, 'en-GB'), wishing({ effort: 'easy', budget: 300 })))
    expect(text.split('\n\n')).toEqual([
      'Olá! Estou escolhendo um passeio em Paraty.\nEsforço, no máximo: fácil\nOrçamento por pessoa: até R$ 300\nO que vocês sugerem?',
      'Hello! I am choosing a trip in Paraty.\nEffort, at most: easy\nBudget per person: up to USD 60\nWhat would you suggest?',
    ])
  })

  test('a comparison names each of its trips', () => {
    expect(textOf(tripsLink(draftWriter(shipped, 'pt-BR'), ['itatiaia', 'serra-fina'], 'compare'))).toBe(
      'Olá! Estou em dúvida entre estes passeios:\n- Parte alta do Itatiaia\n- Travessia da Serra Fina\nVocês me ajudam a escolher?',
    )
  })

  test('a list leaves date and people open, as every booking does (spec §7)', () => {
    const text = textOf(tripsLink(draftWriter(shipped, 'en-GB'), ['passeio-veleiro'], 'list'))
    expect(text).toContain('- Passeio de veleiro em Paraty\nData: DD/MM/AAAA\nNúmero de pessoas: ')
    expect(text).toContain('- Sailing day in Paraty\nDate: DD/MM/YYYY\nNumber of people: ')
  })

  test('a trip that has left the catalogue is not asked about', () => {
    const writer = draftWriter(changed({ 'passeio-veleiro': { hidden: true } }), 'pt-BR')
    expect(textOf(tripsLink(writer, ['passeio-veleiro', 'itatiaia'], 'list'))).not.toContain('veleiro')
  })

  test('a title that the chat would show bold or struck out is said plainly', () => {
    const writer = draftWriter(
      changed({ 'passeio-veleiro': { document: { words: { 'pt-BR': { title: '*Vela* ~e~ _mar_' } } } } }),
      'pt-BR',
    )
    expect(textOf(tripsLink(writer, ['passeio-veleiro'], 'list'))).toContain('- Vela e mar')
  })
})

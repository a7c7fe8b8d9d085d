import { draftWriter } from '@/lib/choosing/draft-writer'
import { tripsLink } from '@/lib/choosing/drafts'
import { changed, shipped, spaced } from './samples'

const textOf = (href: string): string => spaced(new URL(href).searchParams.get('text') ?? '')

describe('the chat with what was chosen written in', () => {
  test('a comparison names each of its trips', () => {
    expect(textOf(tripsLink(draftWriter(shipped, 'pt-BR'), ['itatiaia', 'serra-fina'], 'compare'))).toBe(
      'Olá! Estou em dúvida entre estes passeios:\n- Parte alta do Itatiaia\n- Travessia da Serra Fina\nVocês me ajudam a escolher?',
    )
  })

  test('a list leaves date and people open, as every booking does (spec §7)', () => {
    const text = textOf(tripsLink(draftWriter(shipped, 'en-GB'), ['passeio-veleiro'], 'list'))
    expect(text).toContain('- Veleiro na baía de Paraty\nData: DD/MM/AAAA\nNúmero de pessoas: ')
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

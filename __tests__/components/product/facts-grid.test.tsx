/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { FactsGrid } from '@/components/product/facts-grid'
import { TripFacts } from '@/components/product/trip-facts'
import { shipped, view } from '../../lib/catalogue/shipped'
import { renderIn } from '../in-language'

test('each fact is a term with its value, in the order given', () => {
  render(
    <FactsGrid
      label="Ficha do passeio"
      facts={[
        { key: 'duration', label: 'Duração', values: ['4 horas'] },
        { key: 'active', label: 'Tempo de remada', values: ['2 horas'] },
      ]}
    />,
  )
  expect(screen.getByRole('region', { name: 'Ficha do passeio' })).toBeInTheDocument()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Duração',
    'Tempo de remada',
  ])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '4 horas',
    '2 horas',
  ])
})

test('each of several values has a line of its own', () => {
  render(
    <FactsGrid
      label="Ficha do passeio"
      facts={[{ key: 'startTimes', label: 'Horários', values: ['08h30 às 12h30', '15h00 às 19h00'] }]}
    />,
  )
  const [lines] = screen.getAllByRole('definition')
  expect([...(lines?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '08h30 às 12h30',
    '15h00 às 19h00',
  ])
})

test.each([
  ['pt-BR', 'Pergunte no WhatsApp: tempo de remada e horários de saída.'],
  ['en-GB', 'Ask us on WhatsApp: paddle time and start times.'],
] as const)('what nobody knows yet is no cell, and gathered in one line in %s', (locale, line) => {
  renderIn(locale, <TripFacts product={view('saco-mamangua', locale).product} locale={locale} />)
  expect(screen.getAllByRole('term')).toHaveLength(4)
  expect(screen.getByText(line)).toBeInTheDocument()
})

test('a trip of which everything is known has no such line', () => {
  const product = shipped.everyTrip.get('caiaque-coletivo')
  if (!product) throw new Error('no such trip')
  renderIn('pt-BR', <TripFacts product={product} locale="pt-BR" />)
  expect(screen.queryByText(/Pergunte no WhatsApp/)).toBeNull()
})

test('in the list of facts stand groups of a term and its value, and nothing else (HTML)', () => {
  renderIn('pt-BR', <TripFacts product={view('saco-mamangua', 'pt-BR').product} locale="pt-BR" />)
  const groups = document.querySelectorAll('dl > *')
  expect(groups).toHaveLength(4)
  for (const group of groups) {
    expect(group.tagName).toBe('DIV')
    expect([...group.children].map(({ tagName }) => tagName)).toEqual(['DT', 'DD'])
  }
})

import { render, screen } from '@testing-library/react'
import { FactsGrid } from '@/components/product/facts-grid'

test('each fact is a term with its value, in the order given', () => {
  render(
    <FactsGrid
      label="Ficha do passeio"
      facts={[
        { key: 'duration', label: 'Duração', values: ['4 horas'] },
        { key: 'active', label: 'Tempo de remada', values: ['A confirmar no chat'] },
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
    'A confirmar no chat',
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

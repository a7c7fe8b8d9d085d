/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { Countries } from '@/components/destination/countries'
import { FactLines, Figures } from '@/components/destination/figures'
import { WorldMap } from '@/components/destination/world-map'

const country = (name: string) => ({
  name,
  place: `Costa de ${name}`,
  beside: 'Mais quente aqui',
  water: 'Fria até no verão',
  season: 'De maio a setembro',
})
const labels = { country: 'País', beside: 'Ao lado de Paraty', water: 'A água', season: 'Quando ir' }

test('the map is one picture with a text, and numbers its countries as the table does (spec §2.6)', () => {
  const names = ['Brasil', 'Noruega', 'Islândia']
  const { container } = render(
    <>
      <WorldMap
        size={{ width: 1000, height: 470 }}
        outlines="/map.svg"
        description="Mapa do mundo com seis países"
        countries={names.map((name, index) => ({
          code: name,
          marker: { x: 100 * index, y: 50 },
          isHome: index === 0,
        }))}
      />
      <Countries caption="Remar no mundo" countries={names.map(country)} labels={labels} />
    </>,
  )
  const map = screen.getByRole('img', { name: 'Mapa do mundo com seis países' })
  expect(map).toHaveTextContent(/^123$/)
  const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(rows).toEqual(names.map((name, index) => `${index + 1}${name}Costa de ${name}`))
  const outlines = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href'))
  expect(outlines).toEqual(['land', ...names].map((id) => `/map.svg#${id}`))
})

test('each country says how it stands beside Paraty, what its water is like and when to go', () => {
  render(<Countries caption="Remar no mundo" countries={[country('Noruega')]} labels={labels} />)
  const table = within(screen.getByRole('table', { name: 'Remar no mundo' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    Object.values(labels),
  )
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Mais quente aqui',
    'A água: Fria até no verão',
    'Quando ir: De maio a setembro',
  ])
})

test.each([Figures, FactLines])('a figure is read with its label', (Shown) => {
  render(<Shown figures={[{ label: 'Ilhas', value: '+300' }]} />)
  expect(screen.getByRole('term')).toHaveTextContent('Ilhas')
  expect(screen.getByRole('definition')).toHaveTextContent('+300')
})

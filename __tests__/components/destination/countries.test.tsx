import { render, screen, within } from '@testing-library/react'
import { Countries } from '@/components/destination/countries'
import { Figures } from '@/components/destination/figures'
import { WorldMap } from '@/components/destination/world-map'

const country = (name: string) => ({
  name,
  place: `Costa de ${name}`,
  headline: 'Água e pedra',
  text: 'Um lugar para remar.',
  beside: 'Mais quente aqui',
  water: '24°C',
  season: 'De maio a setembro',
})

test('the map is one picture with a text, and numbers its countries as the list does (spec §2.6)', () => {
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
          name,
          isHome: index === 0,
        }))}
      />
      <Countries
        countries={names.map(country)}
        labels={{ water: 'Água', season: 'Melhor época', beside: 'Ao lado de Paraty' }}
      />
    </>,
  )
  expect(screen.getByRole('img', { name: 'Mapa do mundo com seis países' })).toBeInTheDocument()
  const numbers = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent)
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(names.map((name, index) => `${numbers[index]}${name}`))
  expect(numbers).toEqual(['1', '2', '3'])
  const outlines = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href'))
  expect(outlines).toEqual(['land', ...names].map((id) => `/map.svg#${id}`))
})

test('each country says how it stands beside Paraty, how warm the water is and when to go', () => {
  render(
    <Countries
      countries={[country('Noruega')]}
      labels={{ water: 'Água', season: 'Melhor época', beside: 'Ao lado de Paraty' }}
    />,
  )
  const item = within(screen.getByRole('listitem'))
  expect(item.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Ao lado de Paraty: ',
    'Água: ',
    'Melhor época: ',
  ])
  expect(item.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Mais quente aqui',
    '24°C',
    'De maio a setembro',
  ])
})

test('a figure is read with its label and the line that explains it', () => {
  render(<Figures figures={[{ label: 'Ilhas', value: '+300', note: 'De vila e de pedra' }]} />)
  expect(screen.getByRole('term')).toHaveTextContent('Ilhas')
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '+300',
    'De vila e de pedra',
  ])
})

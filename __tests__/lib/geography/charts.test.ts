import { readFileSync } from 'node:fs'
import { charts, summitsSchema } from '@/lib/geography/charts'
import summits from '@/lib/geography/data/summits.json'
import { shipped } from '../catalogue/shipped'

test('every trip has a chart, and no chart is without a trip', () => {
  expect([...charts.keys()].toSorted()).toEqual(shipped.trips.map(({ slug }) => slug).toSorted())
})

test.each([...charts])('the chart of %s that is served is what the data draws', (slug, chart) => {
  expect(readFileSync(`public/posters/${slug}-chart.svg`, 'utf8')).toBe(chart)
})

test('heights that the trips speak of are those of the skylines', () => {
  const known = new Map(
    Object.values(summitsSchema.parse(summits).ranges).flatMap((range) =>
      range.map(({ name, height }) => [name, height] as const),
    ),
  )
  expect(known.get('Pedra da Macela')).toBe(1840)
  expect(known.get('Pedra da Mina')).toBe(2798)
  expect(known.get('Agulhas Negras')).toBe(2791)
})

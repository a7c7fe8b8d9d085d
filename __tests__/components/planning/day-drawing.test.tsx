/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { DayDrawing } from '@/components/planning/day-drawing'
import { type Locale, locales } from '@/lib/i18n/locales'
import { planningWords } from '@/lib/planning/planning-words'
import { skyOf } from '@/lib/planning/sky'
import type { Terrain } from '@/lib/planning/year'

function draw(day: string, locale: Locale, terrain: Terrain, more: { now?: number } = {}) {
  const sky = skyOf(day)
  if (!sky) throw new Error('no sky')
  const words = planningWords(locale).day
  const { container } = render(
    <DayDrawing day={day} sky={sky} terrain={terrain} locale={locale} words={words} {...more} />,
  )
  return { container, words, sky }
}

describe('a day drawn', () => {
  test.each([
    ['pt-BR', 'Desenho do dia: sol das 06h40 às 17h22; minguante gibosa, 89% iluminada.', '~22 °C'],
    ['en-GB', 'The day drawn: sun from 06:40 to 17:22; waning gibbous, 89% lit.', '~22 °C'],
  ] as const)('in %s says in words what it shows, and how warm the sea is', (locale, said, sea) => {
    const { container, words, sky } = draw('2027-07-22', locale, 'water')
    expect(container).toHaveTextContent(words.drawn.means[sky.tide])
    expect(container).toHaveTextContent(sea)
    draw('2027-06-22', locale, 'water')
    expect(screen.getByRole('img', { name: said })).toBeInTheDocument()
  })

  test.each(locales)('in %s mountains have no tide and no sea, but a season', (locale) => {
    const { container, words } = draw('2027-06-22', locale, 'mountain')
    expect(container).toHaveTextContent(words.drawn.mountainIn)
    expect(container).not.toHaveTextContent('°C')
    for (const tide of Object.values(words.drawn.means)) expect(container).not.toHaveTextContent(tide)
    expect(draw('2027-12-22', locale, 'mountain').container).toHaveTextContent(words.drawn.mountainOut)
  })

  test('the sun stands where it is now, and nowhere at night', () => {
    const suns = (now: number) => [
      ...draw('2027-06-22', 'pt-BR', 'water', { now }).container.querySelectorAll(
        'circle[fill="var(--sun)"]',
      ),
    ]
    const [morning] = suns(7 * 60)
    const [noon] = suns(12 * 60)
    expect(Number(morning?.getAttribute('cx'))).toBeLessThan(Number(noon?.getAttribute('cx')))
    expect(Number(morning?.getAttribute('cy'))).toBeGreaterThan(Number(noon?.getAttribute('cy')))
    expect(suns(23 * 60)).toEqual([])
  })
})

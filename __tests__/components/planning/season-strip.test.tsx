/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { SeasonStrip } from '@/components/planning/season-strip'
import { locales } from '@/lib/i18n/locales'
import { planningWords } from '@/lib/planning/planning-words'
import { monthsOf } from '@/lib/planning/seasons'
import { terrains } from '@/lib/planning/year'

const show = (terrain: (typeof terrains)[number], locale: (typeof locales)[number]) =>
  render(
    <SeasonStrip
      months={monthsOf(terrain)}
      terrain={terrain}
      locale={locale}
      words={planningWords(locale).seasons}
    />,
  )

const spaces = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')

describe('the year of a trip', () => {
  test.each(locales)('in %s is a table with the name of every month', (locale) => {
    show('water', locale)
    const months = screen.getAllByRole('columnheader')
    expect(months).toHaveLength(12)
    expect(months[2]).toHaveTextContent(locale === 'pt-BR' ? 'março' : 'March')
  })

  test('says in text what its colours say: rain of each stretch, light of each month', () => {
    show('water', 'en-GB')
    const rows = screen.getAllByRole('row')
    const rain = rows.find((row) => within(row).queryAllByRole('cell').length === 5)
    expect(
      rain &&
        within(rain)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
    ).toEqual(['rainy', 'easing', 'dry', 'returning', 'rainy'])
    const light = within(rows.at(-1) ?? document.body).getAllByRole('cell')
    expect(light).toHaveLength(12)
    expect(spaces(light[5]?.textContent ?? null)).toMatch(/^10 h 43 min, from 06:3\d to 17:2\d$/)
  })

  test('has a mountain season for mountains alone', () => {
    const { unmount } = show('mountain', 'pt-BR')
    expect(screen.getAllByText('na temporada')).toHaveLength(5)
    expect(screen.getAllByText('fora da temporada')).toHaveLength(7)
    unmount()
    show('coast', 'pt-BR')
    expect(screen.queryByText('Temporada de montanha')).toBeNull()
  })

  test.each(terrains.flatMap((terrain) => locales.map((locale) => [terrain, locale] as const)))(
    'on %s in %s it sums up, and says that it is no calendar of departures',
    (terrain, locale) => {
      const { container } = show(terrain, locale)
      const { summary, terrain: of, note } = planningWords(locale).seasons
      for (const sentence of [summary.rainy, summary.dry, of[terrain], note])
        expect(container).toHaveTextContent(sentence)
      expect(spaces(container.textContent)).toMatch(/10 h 43 min .+ 13 h 34 min/)
    },
  )
})

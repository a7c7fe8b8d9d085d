/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import { TripExperience } from '@/app/[locale]/(site)/product/[slug]/trip-experience'
import { choosingWords } from '@/lib/choosing/choosing-words'
import { locales } from '@/lib/locales'
import { renderIn } from '../components/in-language'
import { catalogueWith, row, shipped, trip } from '../lib/catalogue/shipped'

describe.each(locales)('a trip’s page in %s', (locale) => {
  const { ladder } = choosingWords(locale)
  const show = (slug: string, catalogue = shipped) =>
    renderIn(
      locale,
      <TripExperience
        catalogue={catalogue}
        product={trip(slug, catalogue)}
        locale={locale}
        newWindowHint="x"
      />,
    )

  test.each(shipped.trips.map(({ slug, experience }) => [slug, experience] as const))(
    '%s shows the way up to it where it asks for experience: %s',
    (slug, experience) => {
      show(slug)
      const shown = screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
      expect(shown).toEqual(experience ? [ladder[experience]] : [])
    },
  )

  test('follows what staff say of the trip', () => {
    show('saco-fundao', catalogueWith(row('expeditions', 'saco-fundao', { experience: 'kayak' })))
    expect(screen.getByRole('heading', { name: ladder.kayak })).toBeInTheDocument()
  })
})

import { useTranslations } from 'next-intl'
import { TripLocator } from '@/components/map/trip-locator'
import { YearInWords } from '@/components/planning/year-in-words'
import { BeforeBooking } from '@/components/product/before-booking'
import { SiteLink } from '@/components/ui/site-link'
import type { Catalogue } from '@/lib/catalogue/build/catalogue'
import type { ProductView } from '@/lib/catalogue/build/trip-view'
import type { Product } from '@/lib/catalogue/shape/trip'
import { locatorOf } from '@/lib/geography/bay-map'
import { regionOf } from '@/lib/geography/bay-places'
import { fill } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { planningWords } from '@/lib/planning/planning-words'
import { terrainOf } from '@/lib/planning/year'
import { addressOf } from '@/lib/routing/pages'

interface TripKnowProps {
  catalogue: Catalogue
  view: ProductView
  locale: Locale
}

/** What to know before asking: what guests ask first, where the trip goes, and, folded, what its months are like. */
export function TripKnow({ catalogue, view, locale }: TripKnowProps) {
  const t = useTranslations('beforeBooking')
  const { product } = view
  const region = regionOf(product.slug)
  const destination = addressOf('destination', locale)
  const maps = wordsOf(locale).map
  return (
    <section className="trip-know bg-sand">
      <div className="page grid grid-cols-1 gap-x-14 gap-y-5 py-6 lg:grid-cols-[1.7fr_1fr] lg:py-16 print:block print:py-0">
        <div className="print:hidden">
          <h2 className="mb-3 text-title lg:mb-5">{t('title')}</h2>
          <BeforeBooking
            view={view}
            booking={{
              href: `${addressOf('home', locale)}#booking`,
              label: wordsOf(locale).choosing.booking.title,
            }}
          />
          <Experience catalogue={catalogue} product={product} locale={locale} />
          <YearInWords
            terrain={terrainOf(product)}
            chartHref={`${destination}#seasons`}
            words={planningWords(locale).seasons}
          />
        </div>
        {region ? (
          <TripLocator map={locatorOf(region)} region={region} words={maps}>
            <SiteLink href={`${destination}#map`} className="underline print:hidden">
              {maps.large}
            </SiteLink>
          </TripLocator>
        ) : null}
      </div>
    </section>
  )
}

interface ExperienceProps {
  catalogue: Catalogue
  product: Product
  locale: Locale
}

/** The way up to a trip that asks for experience (spec §5); nothing on the others. */
function Experience({ catalogue, product: { experience }, locale }: ExperienceProps) {
  if (!experience) return null
  const { ladder, levels } = wordsOf(locale).choosing
  const { students } = catalogue.content.courses
  return (
    <p className="mt-4 max-w-prose leading-snug prose-links lg:mt-5">
      <strong className="font-semibold">{ladder.title}.</strong>{' '}
      {experience === 'kayak' ? fill(ladder.kayakText, { count: students }) : ladder.mountainText}{' '}
      <SiteLink href={`${addressOf('levels', locale)}#experience`}>{levels.name}</SiteLink>
    </p>
  )
}

import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { Attractions } from '@/components/destination/attractions'
import { BesidePicture } from '@/components/destination/beside-picture'
import { Countries } from '@/components/destination/countries'
import { Figures } from '@/components/destination/figures'
import { Paragraphs, Passages } from '@/components/destination/passages'
import { WorldMap } from '@/components/destination/world-map'
import { ButtonLink, ExternalButton } from '@/components/ui/button'
import { PageHero } from '@/components/ui/page-hero'
import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import { destinationWords } from '@/lib/catalogue/destination'
import { linkTarget, productView } from '@/lib/catalogue/read'
import { placeLink } from '@/lib/chat'
import { loadCatalogue } from '@/lib/content/request'
import { drawWorldMap, mapSize, worldMapAddress } from '@/lib/geography/world-map'
import { requireLocale } from '@/lib/i18n/require-locale'
import { heroPictures, illustration, productPictureIds } from '@/lib/images/pictures'
import { addressOf } from '@/lib/routing/pages'
import { fixedPageMetadata } from '@/lib/seo/page-metadata'
import { SiteFrame } from '../_frame/site-frame'
import { TripMaps } from '../_trips/trip-maps'

const attractionPictures = [
  { key: 'historicCentre', id: 'centro-historico', frame: 'var(--color-paint-terracotta)' },
  { key: 'bayIslands', id: 'ilhas-da-baia', frame: 'var(--color-paint-cyan)' },
  { key: 'caicaraCulture', id: 'cultura-caicara', frame: 'var(--color-paint-green)' },
] as const

export async function generateMetadata(): Promise<Metadata> {
  const locale = requireLocale(await rootParams.locale())
  return fixedPageMetadata({ page: 'destination', locale, ...destinationWords(locale).meta })
}

/** The destination page (spec §2.6). */
export default async function DestinationPage() {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations()
  const catalogue = loadCatalogue()
  const words = destinationWords(locale)
  const map = drawWorldMap()
  const rich = (text: string) => (
    <RichText text={text} resolve={(target) => linkTarget(catalogue, target, locale)} />
  )
  const passages = <T extends { text: string }>(items: T[]) =>
    items.map((item) => ({ ...item, text: rich(item.text) }))
  /** One of a product's own pictures, with its alternative text. */
  const view = (slug: string, index: 0 | 1 | 2) => {
    const product = catalogue.everyTrip.get(slug)
    return {
      picture: illustration(productPictureIds(slug)[index]),
      alt: (product && productView(catalogue, product, locale).words.details.pictures[index]) ?? '',
    }
  }
  const { numbers, nature, access, worldMap, caicara } = words

  return (
    <SiteFrame catalogue={catalogue} locale={locale} page="destination">
      <PageHero
        title={words.hero.title}
        lead={words.hero.lead}
        alt={words.hero.picture}
        frame="var(--color-paint-cobalt)"
        {...heroPictures('hero-destination')}
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={addressOf('tours', locale)}>{words.hero.tours}</ButtonLink>
          <ButtonLink look="secondary" href={addressOf('expeditions', locale)}>
            {words.hero.expeditions}
          </ButtonLink>
        </div>
      </PageHero>
      <Section title={numbers.title}>
        <Figures figures={[numbers.founded, numbers.islands, numbers.beaches, numbers.temperature]} />
      </Section>
      <Section ground="sand" title={words.livingHistory.title}>
        <BesidePicture {...view('trekking-sete-regraus', 2)} frame="var(--color-paint-ochre)">
          <Paragraphs>{words.livingHistory.paragraphs.map(rich)}</Paragraphs>
        </BesidePicture>
      </Section>
      <Section title={words.attractions.title} lead={words.attractions.lead}>
        <Attractions
          attractions={attractionPictures.map(({ key, id, frame }) => {
            const { title, text, picture } = words.attractions[key]
            return { title, text: rich(text), alt: picture, picture: illustration(id), frame }
          })}
        />
      </Section>
      <Section ground="deep" title={nature.title}>
        <Paragraphs ground="deep">{nature.paragraphs.map(rich)}</Paragraphs>
        <div className="mt-12">
          <Figures ground="deep" figures={[nature.forest, nature.climate, nature.temperature]} />
        </div>
      </Section>
      <Section title={words.history.title} lead={words.history.lead}>
        <Passages most={4} items={passages(words.history.moments)} />
      </Section>
      <Section ground="sand" title={words.smallTown.title}>
        <BesidePicture {...view('caiaque-dia-inteiro', 2)} frame="var(--color-paint-terracotta)" side="left">
          <Paragraphs>{words.smallTown.paragraphs.map(rich)}</Paragraphs>
        </BesidePicture>
        <div className="mt-12">
          <Passages most={4} items={passages(words.smallTown.scenes)} />
        </div>
      </Section>
      <Section title={words.festivals.title} lead={words.festivals.lead}>
        <Passages
          most={3}
          items={words.festivals.items.map(({ name, season, text }) => ({
            title: name,
            when: season,
            text: rich(text),
          }))}
        />
        <p className="mt-8 max-w-prose text-soft">{words.festivals.note}</p>
      </Section>
      <Section ground="sand" title={words.natureNotes.title} lead={words.natureNotes.lead}>
        <BesidePicture {...view('caiaque-coletivo', 2)} frame="var(--color-paint-green)" side="left">
          <Passages most={2} items={passages(words.natureNotes.items)} />
        </BesidePicture>
      </Section>
      <Section title={words.geography.title}>
        <BesidePicture {...view('trekking-pedra-macela', 2)} frame="var(--color-paint-cobalt)">
          <Paragraphs>{words.geography.paragraphs.map(rich)}</Paragraphs>
        </BesidePicture>
        <dl className="mt-12 grid gap-x-8 gap-y-5 xs:grid-cols-2 lg:grid-cols-5">
          {words.geography.facts.map(({ label, value }) => (
            <div key={label} className="border-t-2 border-line pt-3">
              <dt className="text-sm text-soft">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <TripMaps catalogue={catalogue} products={catalogue.trips} locale={locale} />
      <Section ground="deep" title={worldMap.title} lead={worldMap.lead}>
        <WorldMap
          size={mapSize}
          outlines={worldMapAddress}
          description={worldMap.map}
          countries={map.countries.map(({ code, marker }) => ({
            code,
            marker,
            name: worldMap.countries[code].name,
            isHome: code === 'BR',
          }))}
        />
        <Countries
          labels={{ water: worldMap.water, season: worldMap.season, beside: worldMap.beside }}
          countries={map.countries.map(({ code }) => worldMap.countries[code])}
        />
      </Section>
      <Section title={words.kayakGrid.title} lead={words.kayakGrid.lead}>
        <Passages most={3} items={passages(Object.values(words.kayakGrid.features))} />
      </Section>
      <Section ground="sand" title={words.explorers.title} lead={words.explorers.lead}>
        <Passages
          most={2}
          items={words.explorers.people.map(({ name, when, text }) => ({
            title: name,
            when,
            text: rich(text),
          }))}
        />
        <p className="mt-8 max-w-prose text-soft">{words.explorers.note}</p>
      </Section>
      <Section title={caicara.title}>
        <BesidePicture {...view('experiencia-caicara', 2)} frame="var(--color-paint-cyan)">
          <Paragraphs>{caicara.paragraphs.map(rich)}</Paragraphs>
          <figure className="mt-8 border-l-8 border-ochre pl-6">
            <blockquote className="font-display text-3xl leading-tight font-extrabold">
              “{caicara.quote.text}”
            </blockquote>
            <figcaption className="mt-4 text-soft">{caicara.quote.source}</figcaption>
          </figure>
        </BesidePicture>
        <div className="mt-12">
          <Passages most={4} items={passages(caicara.customs)} />
        </div>
      </Section>
      <Section ground="sand" title={access.title} lead={access.lead}>
        <ul className="grid gap-6 md:grid-cols-2">
          {[access.rioDeJaneiro, access.saoPaulo].map(({ city, distance, drive, text }) => (
            <li key={city} className="rounded-lg bg-surface p-6 shadow-card sm:p-8">
              <h3 className="text-heading">{city}</h3>
              <p className="mt-2 font-display text-4xl leading-none font-extrabold text-cobalt">{distance}</p>
              <p className="mt-1 font-semibold">{drive}</p>
              <p className="mt-3 text-soft">{text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-10">
          <Passages most={3} items={passages(access.notes)} />
        </div>
      </Section>
      <Section ground="deep" title={words.cta.title} lead={words.cta.text}>
        <p className="flex flex-wrap gap-3">
          <ButtonLink look="light" size="large" href={addressOf('tours', locale)}>
            {words.cta.tours}
          </ButtonLink>
          <ExternalButton
            size="large"
            href={placeLink(catalogue, 'destination', locale)}
            newWindowHint={t('site.newWindow')}
          >
            {words.cta.chat}
          </ExternalButton>
        </p>
      </Section>
    </SiteFrame>
  )
}

import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { ChatButton } from '@/components/booking/chat-button'
import { Attractions } from '@/components/destination/attractions'
import { BesidePicture } from '@/components/destination/beside-picture'
import { Chapter, Part } from '@/components/destination/chapter'
import { Countries } from '@/components/destination/countries'
import { FactLines, Figures } from '@/components/destination/figures'
import { Paragraphs, Passages } from '@/components/destination/passages'
import { Reasons } from '@/components/destination/reasons'
import { SectionIndex } from '@/components/destination/section-index'
import { Timeline } from '@/components/destination/timeline'
import { WaysHere } from '@/components/destination/ways-here'
import { WorldMap } from '@/components/destination/world-map'
import { ClosingCall } from '@/components/layout/closing-call'
import { SeasonStrip } from '@/components/planning/season-strip'
import { ButtonLink } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { PageHero } from '@/components/ui/page-hero'
import { Picture } from '@/components/ui/picture'
import { RichText } from '@/components/ui/rich-text'
import { linkTarget } from '@/lib/catalogue/build/links'
import { placeLink } from '@/lib/chat/drafts'
import { loadCatalogue } from '@/lib/content/page-content'
import { drawWorldMap, mapSize, worldMapAddress } from '@/lib/geography/world-map'
import { requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { poster } from '@/lib/images/pictures'
import { planningWords } from '@/lib/planning/planning-words'
import { monthsOf } from '@/lib/planning/seasons'
import { addressOf } from '@/lib/routing/pages'
import { fixedPageMetadata } from '@/lib/seo/metadata'
import { SiteFrame } from '../_frame/site-frame'
import { TripMaps } from '../_trips/trip-maps'

const attractionPictures = [
  { key: 'historicCentre', id: 'place-centro-historico', frame: 'var(--color-paint-terracotta)' },
  { key: 'bayIslands', id: 'place-ilhas-da-baia', frame: 'var(--color-paint-cyan)' },
  { key: 'caicaraCulture', id: 'place-cultura-caicara', frame: 'var(--color-paint-green)' },
] as const

/** The chapters of the page in their order, by their anchors. */
const chapters = [
  'access',
  'seasons',
  'map',
  'attractions',
  'history',
  'nature',
  'caicara',
  'paddling',
] as const

const reasonIcons = {
  shelter: 'shield',
  tides: 'tide',
  islands: 'pin',
  mangroves: 'leaf',
  fjord: 'peak',
  warmth: 'sun',
} as const

const reasonKeys = ['shelter', 'tides', 'islands', 'mangroves', 'fjord', 'warmth'] as const

export async function generateMetadata(): Promise<Metadata> {
  const locale = requireLocale(await rootParams.locale())
  return fixedPageMetadata({ page: 'destination', locale, ...wordsOf(locale).destination.meta })
}

/** The destination page (spec §2.6): how to get here and when come first, then the place, its past and its water. */
export default async function DestinationPage() {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations()
  const catalogue = loadCatalogue()
  const words = wordsOf(locale).destination
  const map = drawWorldMap()
  const rich = (text: string) => (
    <RichText text={text} resolve={(target) => linkTarget(catalogue, target, locale)} />
  )
  const passages = <T extends { text: string }>(items: T[]) =>
    items.map((item) => ({ ...item, text: rich(item.text) }))
  const { numbers, access, seasons, festivals, geography, smallTown, history, nature, caicara } = words
  const { explorers, worldMap, kayakGrid } = words
  const [firstParagraph, ...otherParagraphs] = geography.paragraphs

  return (
    <SiteFrame catalogue={catalogue} locale={locale} page="destination">
      <PageHero
        title={words.hero.title}
        lead={words.hero.lead}
        picture={poster('destination')}
        alt={words.hero.picture}
        frame="var(--color-paint-cobalt)"
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={addressOf('tours', locale)}>{words.hero.tours}</ButtonLink>
          <ButtonLink look="secondary" href={addressOf('expeditions', locale)}>
            {words.hero.expeditions}
          </ButtonLink>
        </div>
      </PageHero>
      <SectionIndex
        label={words.index.label}
        chapters={chapters.map((id) => ({ id, label: words.index[id] }))}
      />
      <Chapter title={numbers.title}>
        <Figures figures={[numbers.founded, numbers.islands, numbers.beaches, numbers.temperature]} />
      </Chapter>
      <Chapter id="access" title={access.title} lead={access.lead} ground="sand">
        <WaysHere ways={[access.rioDeJaneiro, access.saoPaulo]} />
        <Fold label={access.more} className="mt-2 lg:mt-10 print:mt-1">
          <Passages most={4} items={passages(access.notes)} />
        </Fold>
      </Chapter>
      <Chapter id="seasons" title={seasons.title} lead={seasons.lead}>
        <div className="grid gap-x-16 lg:grid-cols-[1.2fr_1fr] print:grid-cols-2 print:gap-x-6">
          <div>
            <SeasonStrip
              months={monthsOf('water')}
              terrain="water"
              locale={locale}
              words={planningWords(locale).seasons}
            />
            <div
              style={{ '--frame': 'var(--color-paint-ochre)' }}
              className="window mt-10 max-lg:hidden print:hidden"
            >
              <Picture
                picture={poster('place-festas')}
                alt={festivals.picture}
                className="aspect-4/3 w-full object-cover"
              />
            </div>
          </div>
          <Part title={festivals.title} lead={festivals.lead} className="mt-8 lg:mt-0 print:mt-0">
            <Fold label={festivals.more}>
              <Passages
                most={1}
                items={festivals.items.map(({ name, season, text }) => ({
                  title: name,
                  when: season,
                  text: rich(text),
                }))}
              />
              <p className="mt-4 text-sm text-soft print:mt-0">{festivals.note}</p>
            </Fold>
          </Part>
        </div>
      </Chapter>
      <TripMaps
        catalogue={catalogue}
        products={catalogue.trips}
        locale={locale}
        foldedMountains={words.map.mountains}
      />
      <Chapter title={geography.title} ground="sand">
        <div className="grid gap-x-10 leading-normal prose-links lg:grid-cols-3 print:block">
          <p>{rich(firstParagraph ?? '')}</p>
          <Fold label={geography.more} className="lg:col-span-2">
            <div className="grid gap-x-10 gap-y-3 lg:grid-cols-2 print:block">
              {otherParagraphs.map((paragraph) => (
                <p key={paragraph}>{rich(paragraph)}</p>
              ))}
            </div>
          </Fold>
        </div>
      </Chapter>
      <Chapter id="attractions" title={words.attractions.title}>
        <Attractions
          attractions={attractionPictures.map(({ key, id, frame }) => {
            const { title, text, picture } = words.attractions[key]
            return { title, text: rich(text), alt: picture, picture: poster(id), frame }
          })}
        />
        <Part title={smallTown.title}>
          <Paragraphs>{smallTown.paragraphs.map(rich)}</Paragraphs>
          <Fold label={smallTown.more} className="mt-2 lg:mt-12 print:mt-1">
            <Passages most={4} items={passages(smallTown.scenes)} />
          </Fold>
        </Part>
      </Chapter>
      <Chapter id="history" title={words.livingHistory.title} ground="sand">
        <BesidePicture
          picture={poster('place-historia')}
          alt={words.livingHistory.picture}
          frame="var(--color-paint-ochre)"
          wideOnly
        >
          <Paragraphs>{words.livingHistory.paragraphs.map(rich)}</Paragraphs>
        </BesidePicture>
        <Part title={history.title} lead={history.lead}>
          <Timeline label={history.title} moments={passages(history.moments)} />
        </Part>
        <Part title={explorers.title}>
          <Fold label={explorers.more}>
            <Passages
              most={4}
              items={explorers.people.map(({ name, when, text }) => ({
                title: name,
                when,
                text: rich(text),
              }))}
            />
          </Fold>
        </Part>
      </Chapter>
      <Chapter id="nature" title={nature.title} ground="deep">
        <BesidePicture
          picture={poster('place-mata-atlantica')}
          alt={nature.picture}
          frame="var(--color-paint-green)"
          side="left"
        >
          <Paragraphs>{nature.paragraphs.map(rich)}</Paragraphs>
          <div className="mt-4 lg:mt-8 print:mt-1">
            <FactLines figures={[nature.forest, nature.climate, nature.temperature]} />
          </div>
        </BesidePicture>
        <Part title={words.natureNotes.title} lead={words.natureNotes.lead}>
          <Fold label={words.natureNotes.more}>
            <Passages most={3} items={passages(words.natureNotes.items)} />
          </Fold>
        </Part>
      </Chapter>
      <Chapter id="caicara" title={caicara.title}>
        <BesidePicture
          picture={poster('experiencia-caicara-still')}
          alt={caicara.picture}
          frame="var(--color-paint-cyan)"
        >
          <Paragraphs>{caicara.paragraphs.map(rich)}</Paragraphs>
          <figure className="mt-5 border-l-8 border-ochre pl-4 lg:mt-8 lg:pl-6 print:mt-1 print:border-l-2">
            <blockquote className="font-display text-2xl leading-tight font-extrabold lg:text-3xl print:text-[11pt]">
              {caicara.quote.text}
            </blockquote>
            <figcaption className="mt-2 text-soft print:mt-0 print:text-[9pt]">
              {caicara.quote.source}
            </figcaption>
          </figure>
        </BesidePicture>
        <Fold label={caicara.more} className="mt-3 lg:mt-12 print:mt-1">
          <Passages most={4} items={passages(caicara.customs)} />
        </Fold>
      </Chapter>
      <Chapter id="paddling" title={kayakGrid.title} lead={kayakGrid.lead} ground="sand">
        <Reasons
          reasons={reasonKeys.map((key) => ({ icon: reasonIcons[key], ...kayakGrid.features[key] }))}
        />
      </Chapter>
      <Chapter title={worldMap.title} lead={worldMap.lead} ground="deep">
        <WorldMap
          size={mapSize}
          outlines={worldMapAddress}
          description={worldMap.map}
          countries={map.countries.map(({ code, marker }) => ({ code, marker, isHome: code === 'BR' }))}
        />
        <Fold label={worldMap.more} className="mt-3 lg:mt-10 print:mt-1">
          <Countries
            caption={worldMap.title}
            labels={worldMap}
            countries={map.countries.map(({ code }) => worldMap.countries[code])}
          />
        </Fold>
      </Chapter>
      <ClosingCall title={words.cta.title} text={words.cta.text}>
        <p className="flex flex-wrap gap-3">
          <ButtonLink look="light" size="large" href={addressOf('tours', locale)}>
            {words.cta.tours}
          </ButtonLink>
          <ChatButton
            locale={locale}
            size="large"
            href={placeLink(catalogue, 'destination', locale)}
            newWindowHint={t('site.newWindow')}
          >
            {words.cta.chat}
          </ChatButton>
        </p>
      </ClosingCall>
    </SiteFrame>
  )
}

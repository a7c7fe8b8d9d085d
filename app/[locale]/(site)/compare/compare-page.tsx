import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { ChatButton } from '@/components/booking/chat-button'
import { CompareChooser } from '@/components/choosing/compare-chooser'
import { CompareTable } from '@/components/choosing/compare-table'
import { ExpeditionTable } from '@/components/choosing/expedition-table'
import { QueryLanguageToggle } from '@/components/choosing/query-language-toggle'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { fallbackLang, listedProducts, productView } from '@/lib/catalogue/build/trip-view'
import type { Product } from '@/lib/catalogue/shape/trip'
import { detailBookingLink } from '@/lib/chat/drafts'
import { chosenTrips } from '@/lib/choosing/comparison'
import { draftWriter } from '@/lib/choosing/draft-writer'
import { tripsLink } from '@/lib/choosing/drafts'
import { tileSources } from '@/lib/choosing/tile-sources'
import { maxCompared, readTripSlugs } from '@/lib/choosing/trip-slugs'
import { loadCatalogue } from '@/lib/content/page-content'
import { requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { addressOf } from '@/lib/routing/pages'
import { choosingMetadata } from '@/lib/seo/metadata'
import { wishedLink } from '@/lib/wish/draft-on-server'
import { readWish, wishTextOf } from '@/lib/wish/wish'
import { Breadcrumb } from '../_frame/breadcrumb'
import { SiteFrame } from '../_frame/site-frame'

/** Title, description and addresses of the page: the same with a query and without. */
export async function compareMetadata(): Promise<Metadata> {
  return choosingMetadata('compare', requireLocale(await rootParams.locale()))
}

/** Up to three trips beside each other, named by the address. */
export async function ComparePage({ query }: { query: string }) {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations()
  const catalogue = loadCatalogue()
  const { compare, both } = wordsOf(locale).choosing
  const given = new URLSearchParams(query)
  const wish = wishTextOf(given)
  const chat = (href: string) => ({
    href,
    answered: wish === '' ? undefined : { text: wish, href: wishedLink(href, readWish(given), locale) },
  })
  const asked = chosenTrips(catalogue, readTripSlugs(given))
  const trips = asked.trips.slice(0, maxCompared)
  const slugs = trips.map(({ slug }) => slug)
  const view = (trip: Product) => productView(catalogue, trip, locale)
  const choice = (trip: Product) => {
    const { words, fallbacks } = view(trip)
    return { slug: trip.slug, title: words.title, lang: fallbackLang(fallbacks, 'title') }
  }
  const notes = [
    ...(asked.unknown > 0 ? [compare.dropped] : []),
    ...(asked.trips.length > maxCompared ? [compare.tooMany] : []),
    ...(trips.length === 1 ? [compare.one] : []),
  ]
  return (
    <SiteFrame
      catalogue={catalogue}
      locale={locale}
      page="compare"
      renderToggle={(props) => <QueryLanguageToggle {...props} query={query} />}
      answered={wish}
    >
      <Breadcrumb locale={locale} crumbs={[{ name: compare.name, href: addressOf('compare', locale) }]} />
      <div className="page pt-8 pb-14 lg:pt-12">
        <header className="mb-8 max-w-3xl">
          <h1 className="text-title lg:text-5xl">{compare.title}</h1>
          <p className="mt-4 text-lead text-soft">{compare.lead}</p>
        </header>
        <CompareChooser
          groups={[
            { label: t('nav.tours'), trips: catalogue.tours.map(choice) },
            { label: t('nav.expeditions'), trips: catalogue.expeditions.map(choice) },
          ]}
          chosen={slugs}
          most={maxCompared}
          wish={wish}
          locale={locale}
        />
        {notes.map((note) => (
          <p key={note} className="mt-4 rounded-md bg-medium p-4 text-on-medium">
            {note}
          </p>
        ))}
        {trips.length > 0 ? (
          <>
            <div className="mt-8">
              <CompareTable
                trips={tileSources(catalogue, locale, trips).map((source) => ({
                  ...source,
                  take: chat(detailBookingLink(catalogue, source.view.product, locale)),
                }))}
                locale={locale}
                newWindowHint={t('site.newWindow')}
              />
            </div>
            <p className="mt-5 max-w-prose text-sm text-soft">
              {both.confirmed} {compare.missing}
            </p>
            <p className="mt-6" data-screen-only>
              <ChatButton
                look="plain"
                locale={locale}
                {...chat(tripsLink(draftWriter(catalogue, locale), slugs, 'compare'))}
                newWindowHint={t('site.newWindow')}
              >
                <Icon name="chat" />
                {compare.ask}
              </ChatButton>
            </p>
          </>
        ) : null}
      </div>
      {trips.length === 0 ? (
        <Section id="expeditions" title={compare.expeditions}>
          <ExpeditionTable
            trips={tileSources(catalogue, locale, listedProducts(catalogue, 'expedition'))}
            locale={locale}
          />
        </Section>
      ) : null}
    </SiteFrame>
  )
}

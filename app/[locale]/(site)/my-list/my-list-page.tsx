import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { HowBookingWorks } from '@/components/choosing/how-booking-works'
import { MyList } from '@/components/choosing/my-list'
import { QueryLanguageToggle } from '@/components/choosing/query-language-toggle'
import { tripTiles } from '@/components/choosing/trip-tiles'
import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { chosenTrips } from '@/lib/choosing/comparison'
import { draftWriter } from '@/lib/choosing/draft-writer'
import { tileSources } from '@/lib/choosing/tile-sources'
import { readTripSlugs } from '@/lib/choosing/trip-slugs'
import { loadCatalogue } from '@/lib/content/page-content'
import { requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { addressOf } from '@/lib/routing/pages'
import { choosingMetadata } from '@/lib/seo/metadata'
import { wishTextOf } from '@/lib/wish/wish'
import { Breadcrumb } from '../_frame/breadcrumb'
import { SiteFrame } from '../_frame/site-frame'
import { SharedList } from './shared-list'

/** Title, description and addresses of the page: the same with a query and without. */
export async function listMetadata(): Promise<Metadata> {
  return choosingMetadata('list', requireLocale(await rootParams.locale()))
}

/** The trips that this device keeps, and those that somebody sent by their address. */
export async function MyListPage({ query }: { query: string }) {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations('site')
  const catalogue = loadCatalogue()
  const { list, booking } = wordsOf(locale).choosing
  const given = new URLSearchParams(query)
  const asked = readTripSlugs(given)
  const shared = chosenTrips(catalogue, asked)
  const sources = tileSources(catalogue, locale)
  const writer = draftWriter(catalogue, locale)
  const titles = sources.map(({ view: { product, words } }) => [product.slug, words.title])
  return (
    <SiteFrame
      catalogue={catalogue}
      locale={locale}
      page="list"
      renderToggle={(props) => <QueryLanguageToggle {...props} query={query} />}
      answered={wishTextOf(given)}
    >
      <Breadcrumb locale={locale} crumbs={[{ name: list.name, href: addressOf('list', locale) }]} />
      <div className="page pt-8 pb-14 lg:pt-12">
        <header className="mb-8 max-w-3xl">
          <h1 className="text-title lg:text-5xl">{list.title}</h1>
          <p className="mt-4 text-lead text-soft">{list.lead}</p>
        </header>
        {asked.length > 0 ? (
          <SharedList
            catalogue={catalogue}
            trips={shared.trips}
            unknown={shared.unknown}
            query={given}
            locale={locale}
            newWindowHint={t('newWindow')}
          />
        ) : null}
        <p className="hidden max-w-prose rounded-md bg-medium p-4 text-on-medium [@media(scripting:none)]:block">
          {list.noScript}
        </p>
        <MyList
          tiles={tripTiles(sources, locale)}
          titles={Object.fromEntries(titles)}
          words={list}
          writer={writer}
          listHref={addressOf('list', locale)}
          compareHref={addressOf('compare', locale)}
          newWindowHint={t('newWindow')}
          locale={locale}
          isBesideShared={asked.length > 0}
        >
          <p className="mt-5 flex flex-wrap gap-3">
            <ButtonLink look={asked.length > 0 ? 'secondary' : 'primary'} href={addressOf('tours', locale)}>
              {list.seeTours}
            </ButtonLink>
            <ButtonLink look="secondary" href={addressOf('expeditions', locale)}>
              {list.seeExpeditions}
            </ButtonLink>
          </p>
        </MyList>
      </div>
      <Section id="booking" ground="sand" title={booking.title} lead={booking.lead}>
        <HowBookingWorks locale={locale} />
      </Section>
    </SiteFrame>
  )
}

import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { Finder } from '@/components/choosing/finder'
import { QueryLanguageToggle } from '@/components/choosing/query-language-toggle'
import { tripTiles } from '@/components/choosing/trip-tiles'
import { SiteLink } from '@/components/ui/site-link'
import { adviceLink } from '@/lib/chat/drafts'
import { finderTrips } from '@/lib/choosing/finder-trip'
import { finderWords } from '@/lib/choosing/finder-words'
import { tileSources } from '@/lib/choosing/tile-sources'
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
export async function chooseMetadata(): Promise<Metadata> {
  return choosingMetadata('choose', requireLocale(await rootParams.locale()))
}

/** The finder: every trip in one place, narrowed by what people wish for. */
export async function ChoosePage({ query }: { query: string }) {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations('site')
  const catalogue = loadCatalogue()
  const words = wordsOf(locale).choosing
  const action = addressOf('choose', locale)
  const asked = new URLSearchParams(query)
  const advice = adviceLink(catalogue, locale)
  return (
    <SiteFrame
      catalogue={catalogue}
      locale={locale}
      page="choose"
      renderToggle={(props) => <QueryLanguageToggle {...props} query={query} />}
    >
      <Breadcrumb locale={locale} crumbs={[{ name: words.choose.name, href: action }]} />
      <div className="page pt-6 pb-12 lg:pt-12">
        <header className="mb-5 max-w-3xl lg:mb-8">
          <h1 className="text-title lg:text-5xl">{words.choose.title}</h1>
          <p className="mt-2 text-soft lg:mt-4 lg:text-lead">{words.choose.lead}</p>
        </header>
        <Finder
          action={action}
          answered={wishTextOf(asked)}
          locale={locale}
          trips={finderTrips(catalogue, locale)}
          tiles={tripTiles(tileSources(catalogue, locale), locale)}
          words={finderWords(locale)}
          chat={{ href: advice, answered: wishedLink(advice, readWish(asked), locale) }}
          newWindowHint={t('newWindow')}
        />
        <p className="mt-6 max-w-prose text-sm text-soft">{words.both.confirmed}</p>
        <p className="mt-3">
          <SiteLink
            href={addressOf('levels', locale)}
            className="inline-block py-1 font-semibold text-cobalt underline underline-offset-4"
          >
            {words.answer.levels}
          </SiteLink>
        </p>
      </div>
    </SiteFrame>
  )
}

import { createTranslator } from 'next-intl'
import { requestWords } from '../booking/request-words.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { categoryStyle } from '../catalogue/category.ts'
import { destinationWords } from '../catalogue/destination.ts'
import { policyWords } from '../catalogue/policy-page.ts'
import { listedProducts, productView } from '../catalogue/read.ts'
import { categories } from '../catalogue/schema.ts'
import { contentWords, courseWords, hoursOf } from '../catalogue/site-words.ts'
import type { Product } from '../catalogue/trip.ts'
import { courseLink, placeLink, subjectLink } from '../chat.ts'
import { choosingWords } from '../choosing/choosing-words.ts'
import { chosenTrips } from '../choosing/chosen-trips.ts'
import { compareTrips } from '../choosing/comparison.ts'
import { maxCompared, readTripSlugs } from '../choosing/trip-slugs.ts'
import { fill } from '../fill.ts'
import { messagesOf } from '../i18n/messages.ts'
import { type Locale, otherLocale } from '../locales.ts'
import { planningWords } from '../planning/planning-words.ts'
import { addressOf, type PageId } from '../routing/pages.ts'
import { fullAddress } from '../seo/metadata.ts'
import { bullets, heading, inline, joined, link, table } from './blocks.ts'
import { linksOf, tripEntry } from './trip-markdown.ts'

interface Passage {
  title: string
  text: string
}

/** Renders one page: the blocks between its address and its chat link are its own. */
type PageWriter = (catalogue: Catalogue, locale: Locale, query: URLSearchParams) => (string | undefined)[]

const addresses = (page: PageId, locale: Locale): string => {
  const { canonical, other } = requestWords(locale).markdown
  return bullets([
    `${canonical}: ${fullAddress(addressOf(page, locale))}`,
    `${other}: ${fullAddress(addressOf(page, otherLocale(locale)))}`,
  ])
}

const pageLink = (words: string, page: PageId, locale: Locale): string =>
  link(words, fullAddress(addressOf(page, locale)))

const passageLine = ({ title, text }: Passage): string => `**${inline(title)}**: ${inline(text)}`

const home: PageWriter = (catalogue, locale) => {
  const { hero, points, about, values, quote, contact, courses } = contentWords(catalogue, locale)
  const messages = messagesOf(locale)
  const t = createTranslator({ locale, messages, namespace: 'footer' })
  const best = (trips: readonly Product[]) =>
    trips.filter(({ bestSeller }) => bestSeller).map((trip) => tripEntry(catalogue, trip, locale))
  const { title, guides, sustainable, exclusive, food } = points.words
  const { safety, nature, community, learning } = values.words
  return [
    heading(1, hero.words.title),
    inline(hero.words.lead),
    addresses('home', locale),
    heading(2, title),
    bullets([guides, sustainable, exclusive, food].map(passageLine)),
    heading(2, messages.home.experiences.tours),
    ...best(catalogue.tours),
    pageLink(messages.home.experiences.allTours, 'tours', locale),
    heading(2, messages.home.experiences.expeditions),
    ...best(catalogue.expeditions),
    pageLink(messages.home.experiences.allExpeditions, 'expeditions', locale),
    heading(2, courses.words.title),
    inline(courses.words.lead),
    bullets(
      catalogue.courses.map((course) => {
        const { words } = courseWords(course, locale)
        return `${link(words.title, courseLink(catalogue, course, locale))}: ${inline(words.description)}`
      }),
    ),
    heading(2, about.words.title),
    inline(about.words.text),
    bullets([safety, nature, community, learning].map(passageLine)),
    `> ${inline(quote.words.text)} (${inline(quote.words.by)})`,
    heading(2, contact.words.title),
    inline(contact.words.lead),
    bullets([
      inline(contact.words.place),
      inline(t('everyDay', hoursOf(catalogue, locale))),
      catalogue.content.contact.email,
    ]),
    bullets([
      pageLink(messages.nav.destination, 'destination', locale),
      pageLink(messages.footer.policy, 'policy', locale),
      pageLink(choosingWords(locale).choose.title, 'choose', locale),
    ]),
  ]
}

const listPage =
  (page: 'tours' | 'expeditions'): PageWriter =>
  (catalogue, locale) => {
    const words = messagesOf(locale)[page]
    return [
      heading(1, words.title),
      inline(words.lead),
      addresses(page, locale),
      ...categories.flatMap((category) => {
        const products = listedProducts(catalogue, page === 'tours' ? 'tour' : 'expedition', category)
        const { anchor } = categoryStyle[category]
        const part = sectionOf(words, anchor)
        if (products.length === 0 || part === undefined) return []
        return [
          heading(2, part.title),
          inline(part.text),
          ...products.map((product) => tripEntry(catalogue, product, locale)),
        ]
      }),
    ]
  }

type Sections = Partial<Record<'caiaque' | 'barco' | 'trekking', Passage>>

const sectionOf = (words: Sections, anchor: keyof Sections): Passage | undefined => words[anchor]

const destination: PageWriter = (catalogue, locale) => {
  const words = destinationWords(locale)
  const { seasons } = planningWords(locale)
  const say = (text: string): string => inline(text, linksOf(catalogue, locale))
  const figure = ({ label, value }: { label: string; value: string }) => `${inline(label)}: ${inline(value)}`
  const passage = ({ title, text }: Passage) => `**${inline(title)}**: ${say(text)}`
  const { numbers, access, festivals, geography, attractions, smallTown, livingHistory, history } = words
  const { explorers, nature, natureNotes, caicara, kayakGrid, worldMap, cta } = words
  return [
    heading(1, words.hero.title),
    inline(words.hero.lead),
    addresses('destination', locale),
    heading(2, numbers.title),
    bullets([numbers.founded, numbers.islands, numbers.beaches, numbers.temperature].map(figure)),
    heading(2, access.title),
    inline(access.lead),
    bullets(
      [access.rioDeJaneiro, access.saoPaulo].map(
        ({ city, distance, drive, text }) =>
          `**${inline(city)}**: ${inline(distance)}, ${inline(drive)}. ${inline(text)}`,
      ),
    ),
    bullets(access.notes.map(passage)),
    heading(2, words.seasons.title),
    inline(words.seasons.lead),
    bullets([seasons.summary.rainy, seasons.summary.dry, seasons.terrain.water].map((line) => inline(line))),
    heading(2, festivals.title),
    inline(festivals.lead),
    bullets(
      festivals.items.map(
        ({ name, season, text }) => `**${inline(name)}** (${inline(season)}): ${say(text)}`,
      ),
    ),
    inline(festivals.note),
    heading(2, geography.title),
    ...geography.paragraphs.map(say),
    heading(2, attractions.title),
    bullets([attractions.historicCentre, attractions.bayIslands, attractions.caicaraCulture].map(passage)),
    heading(2, smallTown.title),
    ...smallTown.paragraphs.map(say),
    bullets(smallTown.scenes.map(passage)),
    heading(2, livingHistory.title),
    ...livingHistory.paragraphs.map(say),
    heading(2, history.title),
    inline(history.lead),
    bullets(
      history.moments.map(({ when, title, text }) => `${inline(when)}: **${inline(title)}**. ${say(text)}`),
    ),
    heading(2, explorers.title),
    bullets(
      explorers.people.map(({ name, when, text }) => `**${inline(name)}** (${inline(when)}): ${say(text)}`),
    ),
    heading(2, nature.title),
    ...nature.paragraphs.map(say),
    bullets([nature.forest, nature.climate, nature.temperature].map(figure)),
    heading(2, natureNotes.title),
    inline(natureNotes.lead),
    bullets(natureNotes.items.map(passage)),
    heading(2, caicara.title),
    ...caicara.paragraphs.map(say),
    bullets(caicara.customs.map(passage)),
    `> ${inline(caicara.quote.text)} (${inline(caicara.quote.source)})`,
    heading(2, kayakGrid.title),
    inline(kayakGrid.lead),
    bullets(Object.values(kayakGrid.features).map(passageLine)),
    heading(2, worldMap.title),
    inline(worldMap.lead),
    table(
      [worldMap.country, worldMap.beside, worldMap.water, worldMap.season],
      Object.values(worldMap.countries).map(({ name, place, beside, water, season }) => [
        `**${inline(name)}**\n${inline(place)}`,
        inline(beside),
        inline(water),
        inline(season),
      ]),
    ),
    heading(2, cta.title),
    inline(cta.text),
    bullets([pageLink(cta.tours, 'tours', locale)]),
  ]
}

const policy: PageWriter = (catalogue, locale) => {
  const { title, intro, favourable, tours, expeditions, contact } = policyWords(catalogue, locale)
  return [
    heading(1, title),
    addresses('policy', locale),
    ...intro.map((text) => inline(text)),
    inline(favourable),
    ...[tours, expeditions].flatMap((card) => [
      heading(2, card.title),
      inline(card.scope),
      bullets(card.rules.map(passageLine)),
    ]),
    heading(2, contact.title),
    inline(contact.text),
    bullets(contact.steps.map((step) => inline(step))),
    inline(contact.hours),
  ]
}

const choose: PageWriter = (catalogue, locale) => {
  const words = choosingWords(locale)
  return [
    heading(1, words.choose.title),
    inline(words.choose.metaDescription),
    addresses('choose', locale),
    ...catalogue.trips.map((trip) => tripEntry(catalogue, trip, locale)),
  ]
}

const compare: PageWriter = (catalogue, locale, query) => {
  const words = choosingWords(locale).compare
  const { compareEmpty } = requestWords(locale).markdown
  const trips = chosenTrips(catalogue, readTripSlugs(query)).trips.slice(0, maxCompared)
  const example = catalogue.trips
    .slice(0, maxCompared)
    .map(({ slug }) => slug)
    .join(',')
  const views = trips.map((trip) => productView(catalogue, trip, locale))
  return [
    heading(1, words.title),
    inline(words.lead),
    addresses('compare', locale),
    trips.length === 0
      ? fill(compareEmpty, { example })
      : table(
          [words.name, ...views.map((view) => link(view.words.title, fullAddress(view.href)))],
          compareTrips(trips, locale).map(({ label, cells }) => [
            label,
            ...cells.map((lines) =>
              lines.length === 0 ? words.unknown : lines.map((one) => inline(one)).join('\n'),
            ),
          ]),
        ),
  ]
}

const list: PageWriter = (catalogue, locale, query) => {
  const words = choosingWords(locale).list
  const { trips } = chosenTrips(catalogue, readTripSlugs(query))
  return [
    heading(1, words.title),
    addresses('list', locale),
    ...(trips.length === 0
      ? [requestWords(locale).markdown.listEmpty]
      : [heading(2, words.shared), ...trips.map((trip) => tripEntry(catalogue, trip, locale))]),
  ]
}

const writers: Record<PageId, PageWriter> = {
  home,
  tours: listPage('tours'),
  expeditions: listPage('expeditions'),
  destination,
  policy,
  choose,
  compare,
  list,
}

/** A page that is no trip's as Markdown, from the same catalogue and words; the query is that of the address. */
export const pageMarkdown = (
  catalogue: Catalogue,
  page: PageId,
  locale: Locale,
  query: URLSearchParams,
): string => {
  const { chat } = requestWords(locale).markdown
  const href =
    page === 'policy' ? subjectLink(catalogue, 'cancellation', locale) : placeLink(catalogue, page, locale)
  return joined([...writers[page](catalogue, locale, query), link(chat, href)])
}

/** The not-found page as Markdown (spec §2.11). */
export function missingMarkdown(catalogue: Catalogue, locale: Locale): string {
  const { missing } = messagesOf(locale)
  return joined([
    heading(1, missing.title),
    inline(missing.text),
    bullets([pageLink(missing.home, 'home', locale), pageLink(missing.tours, 'tours', locale)]),
    link(requestWords(locale).markdown.chat, placeLink(catalogue, 'missing', locale)),
  ])
}

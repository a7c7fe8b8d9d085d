import { requestWords } from '../booking/request-words.ts'
import { longDate } from '../booking/trip-request.ts'
import { type Catalogue, isUpcoming } from '../catalogue/catalogue.ts'
import { factWords } from '../catalogue/fact-words.ts'
import { detailFacts, ratingText } from '../catalogue/facts.ts'
import { linkTarget } from '../catalogue/links.ts'
import { extrasText, priceText } from '../catalogue/price-text.ts'
import { productView } from '../catalogue/read.ts'
import { importantRulesText, noticeText, refundText } from '../catalogue/refund-text.ts'
import type { Product } from '../catalogue/trip.ts'
import { cancellationRules, importantRules } from '../catalogue/trip-refund-rules.ts'
import { bookingQuestions } from '../catalogue/words.ts'
import { detailBookingLink, questionLink } from '../chat.ts'
import { messagesOf } from '../i18n/messages.ts'
import { type Locale, otherLocale } from '../locales.ts'
import { addressOf } from '../routing/pages.ts'
import { fullAddress } from '../seo/metadata.ts'
import { bullets, heading, inline, joined, link, table } from './blocks.ts'

/** Turns the targets of a text's links into full addresses. */
export const linksOf =
  (catalogue: Catalogue, locale: Locale) =>
  (target: string): string | undefined => {
    const address = linkTarget(catalogue, target, locale)
    return address && fullAddress(address)
  }

/** Both prices where list and page differ (spec §9: both readings stand), one where they agree. */
function priceLines({ listed, listing, detail }: Product, locale: Locale): string[] {
  const { list, page } = requestWords(locale).markdown
  const onPage = priceText(detail.price, locale)
  const onList = priceText(listing.price, locale)
  const main = !listed || onList === onPage ? [onPage] : [`${page}: ${onPage}`, `${list}: ${onList}`]
  return [...main, ...extrasText(detail.price, locale)]
}

const difficultyOf = ({ difficulty }: Product['detail'], locale: Locale): string | undefined =>
  difficulty && messagesOf(locale).difficulty[difficulty]

/** A trip as its lists name it: link, description, the facts that cards show. */
export function tripEntry(catalogue: Catalogue, product: Product, locale: Locale): string {
  const { words, href } = productView(catalogue, product, locale)
  const { facts } = factWords(locale)
  const shown = detailFacts(product, difficultyOf(product.detail, locale), locale, facts)
    .filter(({ key }) => key === 'duration' || key === 'group' || key === 'difficulty')
    .map(({ label, values }) => `${label}: ${inline(values.join(' · '))}`)
  return [
    heading(3, words.title),
    '',
    inline(words.description, linksOf(catalogue, locale)),
    '',
    bullets([
      link(fullAddress(href), fullAddress(href)),
      ...shown,
      `${requestWords(locale).markdown.price}: ${inline(priceText(product.listing.price, locale))}`,
    ]),
  ].join('\n')
}

/**
 * A trip's page as Markdown (spec §2.8), from the same facts and words as the page.
 * @param now milliseconds since 1970: departures that are over are left out
 */
export function tripMarkdown(catalogue: Catalogue, product: Product, locale: Locale, now: number): string {
  const { words, href } = productView(catalogue, product, locale)
  const { details } = words
  const { facts } = factWords(locale)
  const messages = messagesOf(locale)
  const { markdown, form } = requestWords(locale)
  const rich = linksOf(catalogue, locale)
  const say = (text: string): string => inline(text, rich)
  const figures = catalogue.content['policy-figures']
  const other = otherLocale(locale)
  // The bay tour is by kayak and comes without a dry bag (spec §9).
  const hasDryBag = product.category === 'Caiaque' && product.layout !== 'single'
  const age = product.minimumAge
  const refunds = importantRulesText(importantRules(figures, product), messages.cancellation)
  const dates = product.dates.filter(({ date }) => isUpcoming(date, now))
  const answers = bookingQuestions.flatMap((question) => details.beforeBooking?.[question] ?? [])
  return joined([
    heading(1, details.title),
    say(words.subtitle),
    bullets([
      `${markdown.canonical}: ${fullAddress(href)}`,
      `${markdown.other}: ${fullAddress(product.addresses[other][0])}`,
    ]),
    heading(2, markdown.price),
    bullets(priceLines(product, locale).map((line) => inline(line))),
    inline(messages.price.confirmed),
    heading(2, markdown.facts),
    bullets([
      ...detailFacts(product, difficultyOf(product.detail, locale), locale, facts).map(
        ({ label, values }) => `${label}: ${inline(values.join(' · '))}`,
      ),
      ...(age
        ? [
            `${markdown.age}: ${facts(age.recommended ? 'recommendedAge' : 'minimumAge', { years: age.years })}`,
          ]
        : []),
      ...(product.rating ? [`${messages.facts.rating}: ${ratingText(product.rating, locale, facts)}`] : []),
    ]),
    ...(dates.length > 0
      ? [
          heading(2, markdown.upcoming),
          bullets(dates.map(({ date, state }) => `${longDate(date, locale)} (${form.states[state]})`)),
        ]
      : []),
    heading(2, messages.product.about),
    ...details.fullDescription.map(say),
    heading(2, messages.product.highlights),
    bullets(details.highlights.map(say)),
    heading(2, messages.product.itinerary),
    bullets(
      details.itinerary.map(({ time, activity, description }) =>
        [time && `**${inline(time)}**`, `${inline(activity)}:`, say(description)].filter(Boolean).join(' '),
      ),
    ),
    heading(2, messages.product.inclusions),
    bullets(details.inclusions.map(say)),
    heading(2, messages.product.exclusions),
    bullets(details.exclusions.map(say)),
    heading(2, messages.product.whatToBring),
    bullets(details.whatToBring.map(say)),
    inline(hasDryBag ? messages.product.tip : messages.product.tipValuables),
    heading(2, messages.product.importantInfo),
    bullets([...details.importantInfo.map(say), ...answers.map(say), ...(refunds ? [inline(refunds)] : [])]),
    heading(2, messages.product.faq),
    ...details.faq.flatMap(({ question, answer }) => [heading(3, question), say(answer)]),
    heading(2, messages.product.cancellation),
    table(
      [messages.cancellation.when, messages.cancellation.refund],
      cancellationRules(figures, product).map((rule) => [
        noticeText(rule.notice, messages.cancellation),
        refundText(rule, messages.cancellation),
      ]),
    ),
    inline(messages.cancellation.favourable),
    link(messages.product.policyLink, fullAddress(addressOf('policy', locale))),
    heading(2, markdown.chat),
    bullets([
      link(messages.product.bookNow, detailBookingLink(catalogue, product, locale)),
      link(messages.product.chatCta, questionLink(catalogue, product, locale)),
    ]),
  ])
}

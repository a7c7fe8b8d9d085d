import { createTranslator } from 'next-intl'
import { requestWords } from '../booking/request-words.ts'
import { longDate } from '../booking/trip-request.ts'
import { bookingAnswer } from '../catalogue/booking-answers.ts'
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
import { bookingLink, detailBookingLink, questionLink } from '../chat.ts'
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
    inline(words.description),
    '',
    bullets([
      link(fullAddress(href), fullAddress(href)),
      ...shown,
      `${requestWords(locale).markdown.price}: ${inline(priceText(product.listing.price, locale))}`,
    ]),
  ].join('\n')
}

/** What the two layouts of a trip's page call themselves, their parts and their buttons (spec §2.7, §2.8). */
function layoutOf(catalogue: Catalogue, product: Product, locale: Locale) {
  const { words } = productView(catalogue, product, locale)
  const { product: template, bayTour, cancellation } = messagesOf(locale)
  return product.layout === 'single'
    ? {
        title: words.title,
        names: { ...bayTour, cancellation: cancellation.title },
        book: link(bayTour.reserve, bookingLink(catalogue, product, locale)),
        ask: link(bayTour.specialist, questionLink(catalogue, product, locale)),
      }
    : {
        title: words.details.title,
        names: { ...template, bring: template.whatToBring, important: template.importantInfo },
        book: link(template.bookNow, detailBookingLink(catalogue, product, locale)),
        ask: link(template.chatCta, questionLink(catalogue, product, locale)),
      }
}

/**
 * A trip's page as Markdown (spec §2.7, §2.8), from the same facts and words as the page.
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
  const { title, names, book, ask } = layoutOf(catalogue, product, locale)
  const isTemplate = product.layout === 'tabs'
  const age = product.minimumAge
  const refunds = importantRulesText(importantRules(figures, product), messages.cancellation)
  const dates = product.dates
    .filter(({ date }) => isUpcoming(date, now))
    .sort((one, other) => one.date.localeCompare(other.date))
  const t = createTranslator({ locale, messages, namespace: 'beforeBooking' })
  return joined([
    heading(1, title),
    inline(words.subtitle),
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
    heading(2, names.about),
    ...details.fullDescription.map(say),
    heading(2, names.highlights),
    bullets(details.highlights.map(say)),
    heading(2, names.itinerary),
    bullets(
      details.itinerary.map(({ time, activity, description }) =>
        [time && `**${inline(time)}**`, `${inline(activity)}:`, say(description)].filter(Boolean).join(' '),
      ),
    ),
    heading(2, messages.product.inclusions),
    bullets(details.inclusions.map(say)),
    heading(2, messages.product.exclusions),
    bullets(details.exclusions.map(say)),
    heading(2, names.bring),
    bullets(details.whatToBring.map(say)),
    // Only kayak trips come with a dry bag (spec §9).
    isTemplate
      ? inline(product.category === 'Caiaque' ? messages.product.tip : messages.product.tipValuables)
      : undefined,
    heading(2, names.important),
    bullets([...details.importantInfo.map(say), ...(refunds ? [inline(refunds)] : [])]),
    heading(2, messages.product.faq),
    ...details.faq.flatMap(({ question, answer }) => [heading(3, question), say(answer)]),
    heading(2, names.cancellation),
    isTemplate
      ? table(
          [messages.cancellation.when, messages.cancellation.refund],
          cancellationRules(figures, product).map((rule) => [
            noticeText(rule.notice, messages.cancellation),
            refundText(rule, messages.cancellation),
          ]),
        )
      : undefined,
    inline(messages.cancellation.favourable),
    link(messages.product.policyLink, fullAddress(addressOf('policy', locale))),
    heading(2, messages.beforeBooking.title),
    bullets(
      bookingQuestions.map((question) => {
        const answer = details.beforeBooking?.[question] || bookingAnswer(question, product, t)
        return `**${inline(messages.beforeBooking.questions[question])}** ${inline(answer)}`
      }),
    ),
    heading(2, markdown.chat),
    bullets([book, ask]),
  ])
}

import type { Catalogue } from '../catalogue/build/catalogue'
import { productView } from '../catalogue/build/trip-view'
import type { Product } from '../catalogue/shape/trip'
import type { Difficulty, Duration, Range, RefundRule } from '../catalogue/shape/trip-facts'
import { factWords } from '../catalogue/text/fact-translators'

import { mainAmounts, pricesOn } from '../catalogue/text/money'
import { cancellationRules, importantRules, importantRulesText } from '../catalogue/text/refund-text'
import { textLink } from '../i18n/fill'

import type { Locale } from '../i18n/locales'
import { paratyTimeZone } from '../i18n/paraty-clock'
import { fullAddress, sharePicture } from '../seo/metadata'

/** A text without its links: readers of the feed see words alone. */
const plain = (text: string): string => text.replace(textLink, '$1')

const effort: Record<Difficulty, string[]> = {
  Fácil: ['trip-difficulty-easy'],
  Intermediário: ['trip-difficulty-medium'],
  Avançado: ['trip-difficulty-hard'],
  Extremo: ['trip-difficulty-hard'],
  'Moderado/Técnico': ['trip-difficulty-medium'],
  Personalizável: [],
}

const labelsOf = ({ category, listing, detail }: Product): string[] => [
  'outdoors',
  'guided-tours',
  ...(category === 'Barco' ? ['boat-tours'] : []),
  ...(category === 'Trekking' ? ['walking-tours'] : []),
  detail.duration.unit === 'days' ? 'multi-day' : 'day-trips',
  ...effort[detail.difficulty ?? listing.difficulty ?? 'Personalizável'],
]

const minutes = ({ unit, range }: Duration): Range => {
  const of = (count: number) => Math.round(count * (unit === 'hours' ? 60 : 24 * 60))
  return { min: of(range.min), max: of(range.max) }
}

const inHours = ({ notice }: RefundRule): number | undefined => {
  if (notice.by !== 'atLeast') return undefined
  return notice.count * (notice.unit === 'days' ? 24 : 1)
}

/** The shortest notice, in hours, that one of the trip's wordings refunds in full: the favourable one applies. */
function fullRefundHours(catalogue: Catalogue, product: Product): number {
  const figures = catalogue.content['policy-figures']
  const rules = [...cancellationRules(figures, product), ...importantRules(figures, product)]
  const policy =
    product.cancellation === 'tour' ? figures.tours.fullRefundHours : figures.expeditions.fullRefundDays * 24
  const hours = rules.flatMap((rule) => (rule.refund === 100 ? (inHours(rule) ?? []) : []))
  return Math.min(policy, ...hours)
}

/** OCTO counts in the smallest unit of the currency. */
const pricing = (reais: number) => ({
  original: reais * 100,
  retail: reais * 100,
  net: null,
  currency: 'BRL',
  currencyPrecision: 2,
  includedTaxes: [],
})

type Pricing = ReturnType<typeof pricing>

/** A guest, by age: a child where children have a price of their own. */
const unit = (
  type: 'ADULT' | 'CHILD',
  ages: { minAge: number; maxAge: number },
  price: Pricing | undefined,
) => ({
  id: type === 'CHILD' ? 'child' : 'person',
  internalName: type === 'CHILD' ? 'child' : 'person',
  reference: null,
  type,
  restrictions: {
    ...ages,
    idRequired: false,
    minQuantity: null,
    maxQuantity: null,
    paxCount: 1,
    accompaniedBy: [],
  },
  requiredContactFields: [],
  ...(price ? { pricingFrom: [price] } : {}),
})

function unitsOf({ minimumAge, detail: { price } }: Product, from: Pricing | undefined) {
  const least = minimumAge && !minimumAge.recommended ? minimumAge.years : 0
  const { childPrice } = price.rates ?? {}
  if (!childPrice || price.kind === 'onRequest' || childPrice.age < least)
    return [unit('ADULT', { minAge: least, maxAge: 120 }, from)]
  return [
    unit('ADULT', { minAge: childPrice.age + 1, maxAge: 120 }, from),
    unit('CHILD', { minAge: least, maxAge: childPrice.age }, pricing(childPrice.reais)),
  ]
}

/** One option for each way to go that has a price of its own, or a single one. */
function optionsOf(catalogue: Catalogue, product: Product, locale: Locale) {
  const { price, startTimes, group } = product.detail
  const { price: t } = factWords(locale)
  const hours = fullRefundHours(catalogue, product)
  // The lowest that a season or a party may pay: prices "from", as the standard has them beside its calendar.
  const all = pricesOn(price, {}).flatMap(mainAmounts)
  const amounts = mainAmounts(price).map(({ reais, option }) => ({
    reais: Math.min(reais, ...all.filter((one) => one.option === option).map((one) => one.reais)),
    option,
  }))
  const ways = amounts.length > 0 ? amounts : [{ reais: undefined, option: undefined }]
  return ways.map(({ reais, option }, index) => {
    const from = reais === undefined ? undefined : pricing(reais)
    return {
      id: option ?? 'default',
      default: index === 0,
      internalName: option ?? product.slug,
      reference: null,
      availabilityLocalStartTimes:
        startTimes.length > 0 ? [...new Set(startTimes.map(({ start }) => start))] : ['00:00'],
      cancellationCutoff: `${hours} hours`,
      cancellationCutoffAmount: hours,
      cancellationCutoffUnit: 'hour',
      requiredContactFields: [],
      restrictions: { minUnits: group?.min ?? null, maxUnits: group?.max ?? null },
      units: unitsOf(product, price.per === 'person' ? from : undefined),
      ...(from && price.per === 'group' ? { pricingFrom: [from] } : {}),
      ...(option ? { title: t(option) } : {}),
    }
  })
}

const features = (type: string, texts: readonly string[]) =>
  texts.map((text) => ({ type, shortDescription: plain(text) }))

function octoProduct(catalogue: Catalogue, product: Product, locale: Locale) {
  const { words } = productView(catalogue, product, locale)
  const { price, duration, startTimes } = product.detail
  const length = minutes(duration)
  const refunds = importantRulesText(
    importantRules(catalogue.content['policy-figures'], product),
    factWords(locale).refunds,
  )
  return {
    id: product.slug,
    internalName: words.title,
    reference: product.slug,
    locale,
    timeZone: paratyTimeZone,
    allowFreesale: false,
    // People ask in the chat and are answered there: nothing is confirmed or sold by a machine.
    instantConfirmation: false,
    instantDelivery: false,
    availabilityRequired: true,
    availabilityType: startTimes.length > 0 ? 'START_TIME' : 'OPENING_HOURS',
    deliveryFormats: [],
    deliveryMethods: [],
    redemptionMethod: 'MANIFEST',
    options: optionsOf(catalogue, product, locale),
    ...(price.kind === 'onRequest'
      ? {}
      : {
          defaultCurrency: 'BRL',
          availableCurrencies: ['BRL'],
          pricingPer: price.per === 'group' ? 'BOOKING' : 'UNIT',
        }),
    title: words.title,
    shortDescription: words.description,
    description: words.details.fullDescription.map(plain).join('\n\n'),
    features: [
      ...features('HIGHLIGHT', words.details.highlights),
      ...features('INCLUSION', words.details.inclusions),
      ...features('EXCLUSION', words.details.exclusions),
      ...features('PREBOOKING_INFORMATION', words.details.importantInfo),
      ...features('CANCELLATION_TERM', refunds ? [refunds] : []),
    ],
    faqs: words.details.faq.map(({ question, answer }) => ({ question, answer: plain(answer) })),
    media: [
      {
        src: fullAddress(sharePicture(product.slug, locale, words.title).address),
        type: 'image/jpeg',
        rel: 'COVER',
        title: words.title,
        caption: null,
        copyright: null,
      },
    ],
    locations: [],
    categoryLabels: labelsOf(product),
    durationMinutesFrom: length.min,
    durationMinutesTo: length.max === length.min ? null : length.max,
  }
}

/**
 * Every trip that visitors can open, as products of OCTO (the open connectivity standard of tours and activities), with
 * its capabilities "content" and "pricing". Amounts are in centavos. Nothing can be booked through it.
 */
export const octoProducts = (catalogue: Catalogue, locale: Locale) =>
  catalogue.trips.map((product) => octoProduct(catalogue, product, locale))

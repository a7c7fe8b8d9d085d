import { createTranslator } from 'next-intl'
import type { Locale } from '../../i18n/locales.ts'
import { type Words, wordsOf } from '../../i18n/words.ts'
import type { Catalogue } from './catalogue.ts'
import { hoursOf } from './site-words.ts'

/** The words of the cancellation policy page in one language (spec §2.10, §9 "Policy page"). The rules name their figures (`{laterRefund}%`). */
export type PolicyWords = Words['policy']

/** A text with its figures filled in; one that names an unknown figure stops the build. */
function say(text: string, figures: Record<string, number | string>, locale: Locale): string {
  const onError = (error: Error) => {
    throw error
  }
  return createTranslator({ locale, messages: { text }, onError })('text', figures)
}

const withFigures = (
  card: PolicyWords['tours'],
  figures: Record<string, number>,
  locale: Locale,
): PolicyWords['tours'] => ({
  ...card,
  rules: card.rules.map(({ title, text }) => ({
    title: say(title, figures, locale),
    text: say(text, figures, locale),
  })),
})

/** The words of the cancellation policy in a language, with the figures of its rules (spec §2.10). */
export function policyWords(catalogue: Catalogue, locale: Locale): PolicyWords {
  const { intro, tours, expeditions, contact, ...others } = wordsOf(locale).policy
  const figures = catalogue.content['policy-figures']
  const { fullRefundHours, laterRefund } = figures.tours
  const inShort = { fullRefundHours, laterRefund, fullRefundDays: figures.expeditions.fullRefundDays }
  return {
    ...others,
    intro: intro.map((text) => say(text, inShort, locale)),
    tours: withFigures(tours, figures.tours, locale),
    expeditions: withFigures(expeditions, figures.expeditions, locale),
    contact: { ...contact, hours: say(contact.hours, hoursOf(catalogue, locale), locale) },
  }
}

import { createTranslator } from 'next-intl'
import english from '../../messages/en-GB/policy.json' with { type: 'json' }
import portuguese from '../../messages/pt-BR/policy.json' with { type: 'json' }
import type { Locale } from '../locales.ts'
import type { Catalogue } from './catalogue.ts'
import { type PolicyWords, policyWordsSchema } from './policy-words.ts'
import { hoursOf } from './read.ts'

const files: Record<Locale, PolicyWords> = {
  'pt-BR': policyWordsSchema.parse(portuguese),
  'en-GB': policyWordsSchema.parse(english),
}

/** A text with its figures said; one that asks for a figure which nobody has stops the build. */
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
  const { intro, tours, expeditions, contact, ...words } = files[locale]
  const figures = catalogue.content['policy-figures']
  const { fullRefundHours, laterRefund } = figures.tours
  const inShort = { fullRefundHours, laterRefund, fullRefundDays: figures.expeditions.fullRefundDays }
  return {
    ...words,
    intro: intro.map((text) => say(text, inShort, locale)),
    tours: withFigures(tours, figures.tours, locale),
    expeditions: withFigures(expeditions, figures.expeditions, locale),
    contact: { ...contact, hours: say(contact.hours, hoursOf(catalogue, locale), locale) },
  }
}

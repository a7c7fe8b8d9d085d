import { createTranslator } from 'next-intl'
import { z } from 'zod'
import english from '../../messages/en-GB/policy.json' with { type: 'json' }
import portuguese from '../../messages/pt-BR/policy.json' with { type: 'json' }
import type { Locale } from '../locales.ts'
import type { Catalogue } from './catalogue.ts'
import { hoursOf } from './site-words.ts'

const text = z.string().trim().min(1)

const card = z.strictObject({
  title: text,
  /** Which trips the card is about. */
  scope: text,
  rules: z.array(z.strictObject({ title: text, text })).min(4),
})

/**
 * The words of the cancellation policy page in one language (spec §2.10, §9 "Policy page"), kept in
 * `messages/{locale}/policy.json`. The rules name their figures (`{laterRefund}%`); `policy-figures` of the site's content has them.
 */
export const policyWordsSchema = z.strictObject({
  meta: z.strictObject({
    title: text.max(60),
    description: text.min(70).max(160),
  }),
  title: text,
  intro: z.array(text).min(1),
  /** Where wordings of the site differ, the one more favourable to the customer applies. */
  favourable: text,
  tours: card,
  expeditions: card,
  contact: z.strictObject({ title: text, text, steps: z.array(text).min(2), chat: text, hours: text }),
})

export type PolicyWords = z.infer<typeof policyWordsSchema>

const files: Record<Locale, PolicyWords> = {
  'pt-BR': policyWordsSchema.parse(portuguese),
  'en-GB': policyWordsSchema.parse(english),
}

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

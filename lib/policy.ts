import { createTranslator } from 'next-intl'
import english from '../messages/en-GB/policy.json'
import portuguese from '../messages/pt-BR/policy.json'
import { policyFigures } from './catalogue/cancellation'
import { type PolicyWords, policyWordsSchema } from './catalogue/policy-words'
import type { Locale } from './locales'

/** A card whose rules say their figures; one that asks for a figure which nobody has stops the build. */
function withFigures(
  card: PolicyWords['tours'],
  figures: Record<string, number>,
  locale: Locale,
): PolicyWords['tours'] {
  const onError = (error: Error) => {
    throw error
  }
  const say = (text: string) => createTranslator({ locale, messages: { text }, onError })('text', figures)
  return { ...card, rules: card.rules.map(({ title, text }) => ({ title: say(title), text: say(text) })) }
}

function readPolicy(file: unknown, locale: Locale): PolicyWords {
  const { tours, expeditions, ...words } = policyWordsSchema.parse(file)
  return {
    ...words,
    tours: withFigures(tours, policyFigures.tours, locale),
    expeditions: withFigures(expeditions, policyFigures.expeditions, locale),
  }
}

const words: Record<Locale, PolicyWords> = {
  'pt-BR': readPolicy(portuguese, 'pt-BR'),
  'en-GB': readPolicy(english, 'en-GB'),
}

/** The words of the cancellation policy in a language, with the figures of its rules (spec §2.10). */
export const policyWords = (locale: Locale) => words[locale]

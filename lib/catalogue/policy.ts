import english from '../../messages/en-GB/policy.json' with { type: 'json' }
import portuguese from '../../messages/pt-BR/policy.json' with { type: 'json' }
import type { Locale } from '../locales.ts'
import { type PolicyWords, policyWordsSchema } from './policy-words.ts'

const words: Record<Locale, PolicyWords> = {
  'pt-BR': policyWordsSchema.parse(portuguese),
  'en-GB': policyWordsSchema.parse(english),
}

/** The words of the cancellation policy in a language (spec §2.10). */
export const policyWords = (locale: Locale) => words[locale]

import english from '../../messages/en-GB/request.json' with { type: 'json' }
import portuguese from '../../messages/pt-BR/request.json' with { type: 'json' }
import type { Texts } from '../i18n/messages.ts'
import type { Locale } from '../locales.ts'

/** Words of chat drafts, of the request composer, of sharing, and of pages read without signal or as Markdown. */
export type RequestWords = Texts<typeof portuguese>

const words: Record<Locale, RequestWords> = { 'pt-BR': portuguese, 'en-GB': english }

/** The words with which a language asks the team. Client components are given the parts that they need. */
export const requestWords = (locale: Locale): RequestWords => words[locale]

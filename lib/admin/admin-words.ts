import english from '@/messages/en-GB/admin.json'
import portuguese from '@/messages/pt-BR/admin.json'
import type { Texts } from '../i18n/messages'
import type { Locale } from '../locales'

export type AdminWords = Texts<typeof portuguese>

const words: Record<Locale, AdminWords> = { 'pt-BR': portuguese, 'en-GB': english }

/** The words of the panel. Server parents hand the parts that a component needs to it as props. */
export const adminWords = (locale: Locale): AdminWords => words[locale]

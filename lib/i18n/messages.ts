import englishAdmin from '@/messages/en-GB/admin.json'
import english from '@/messages/en-GB/interface.json'
import portugueseAdmin from '@/messages/pt-BR/admin.json'
import portuguese from '@/messages/pt-BR/interface.json'
import type { Locale } from '../locales'

/** The interface's words of a language. Words of products, destination and policy have modules of their own. */
export const messagesOf = (locale: Locale) =>
  locale === 'en-GB' ? { ...english, admin: englishAdmin } : { ...portuguese, admin: portugueseAdmin }

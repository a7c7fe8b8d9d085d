import english from '@/messages/en-GB/content-panel.json'
import portuguese from '@/messages/pt-BR/content-panel.json'
import type { Texts } from '../../i18n/messages'
import type { Locale } from '../../locales'

export type ContentPanelWords = Texts<typeof portuguese>

const words: Record<Locale, ContentPanelWords> = { 'pt-BR': portuguese, 'en-GB': english }

/** The words of the screens on which staff change content. */
export const contentWordsOf = (locale: Locale): ContentPanelWords => words[locale]

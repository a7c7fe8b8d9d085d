import english from '../../messages/en-GB/interface.json' with { type: 'json' }
import portuguese from '../../messages/pt-BR/interface.json' with { type: 'json' }
import type { Locale } from '../locales.ts'

/** The shape of a tree of texts, whatever they say. */
export type Texts<Tree> = Tree extends string ? string : { [Key in keyof Tree]: Texts<Tree[Key]> }

const messages: Record<Locale, Texts<typeof portuguese>> = { 'pt-BR': portuguese, 'en-GB': english }

/** The interface's words of a language. Words of panel, products, destination and policy have modules of their own. */
export const messagesOf = (locale: Locale) => messages[locale]

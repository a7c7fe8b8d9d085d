import english from '@/messages/en-GB/admin.json'
import portuguese from '@/messages/pt-BR/admin.json'
import type { Locale } from '../locales'

/** The shape of a tree of texts, whatever they say. */
type Texts<Tree> = Tree extends string ? string : { [Key in keyof Tree]: Texts<Tree[Key]> }

/** The words of the panel. Server parents hand the parts that a component needs to it as props. */
export type AdminWords = Texts<typeof portuguese>

export const adminWords = (locale: Locale): AdminWords => (locale === 'en-GB' ? english : portuguese)

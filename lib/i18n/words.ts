import enAdmin from '../../messages/en-GB/admin.json' with { type: 'json' }
import enChoosing from '../../messages/en-GB/choosing.json' with { type: 'json' }
import enContentPanel from '../../messages/en-GB/content-panel.json' with { type: 'json' }
import enDestination from '../../messages/en-GB/destination.json' with { type: 'json' }
import enInterface from '../../messages/en-GB/interface.json' with { type: 'json' }
import enMap from '../../messages/en-GB/map.json' with { type: 'json' }
import enPeople from '../../messages/en-GB/people.json' with { type: 'json' }
import enPlanning from '../../messages/en-GB/planning.json' with { type: 'json' }
import enPolicy from '../../messages/en-GB/policy.json' with { type: 'json' }
import enRequest from '../../messages/en-GB/request.json' with { type: 'json' }
import enVisitors from '../../messages/en-GB/visitors.json' with { type: 'json' }
import enWish from '../../messages/en-GB/wish.json' with { type: 'json' }
import ptAdmin from '../../messages/pt-BR/admin.json' with { type: 'json' }
import ptChoosing from '../../messages/pt-BR/choosing.json' with { type: 'json' }
import ptContentPanel from '../../messages/pt-BR/content-panel.json' with { type: 'json' }
import ptDestination from '../../messages/pt-BR/destination.json' with { type: 'json' }
import ptInterface from '../../messages/pt-BR/interface.json' with { type: 'json' }
import ptMap from '../../messages/pt-BR/map.json' with { type: 'json' }
import ptPeople from '../../messages/pt-BR/people.json' with { type: 'json' }
import ptPlanning from '../../messages/pt-BR/planning.json' with { type: 'json' }
import ptPolicy from '../../messages/pt-BR/policy.json' with { type: 'json' }
import ptRequest from '../../messages/pt-BR/request.json' with { type: 'json' }
import ptVisitors from '../../messages/pt-BR/visitors.json' with { type: 'json' }
import ptWish from '../../messages/pt-BR/wish.json' with { type: 'json' }
import { site } from '../site.ts'
import type { Locale } from './locales.ts'

/** The shape of a tree of texts, whatever they say. */
export type Texts<Tree> = Tree extends string ? string : { [Key in keyof Tree]: Texts<Tree[Key]> }

/** How the files call the chat app. */
const chatApp = 'WhatsApp'

/** Words with the name of the chat app that the configuration gives (`CHAT_APP`) in place of the one in the files. */
export function nameChatApp<Words>(words: Words): Words {
  if (site.chat.app === chatApp) return words
  const name = JSON.stringify(site.chat.app).slice(1, -1)
  return JSON.parse(JSON.stringify(words).replaceAll(chatApp, () => name))
}

const portuguese = {
  admin: ptAdmin,
  choosing: ptChoosing,
  contentPanel: ptContentPanel,
  destination: ptDestination,
  interface: ptInterface,
  map: ptMap,
  people: ptPeople,
  planning: ptPlanning,
  policy: ptPolicy,
  request: ptRequest,
  visitors: ptVisitors,
  wish: ptWish,
}

export type Words = Texts<typeof portuguese>

const english: Words = {
  admin: enAdmin,
  choosing: enChoosing,
  contentPanel: enContentPanel,
  destination: enDestination,
  interface: enInterface,
  map: enMap,
  people: enPeople,
  planning: enPlanning,
  policy: enPolicy,
  request: enRequest,
  visitors: enVisitors,
  wish: enWish,
}

const all: Record<Locale, Words> = { 'pt-BR': nameChatApp(portuguese), 'en-GB': nameChatApp(english) }

/** The words of the site and the panel in a language, by the files in `messages/{locale}`. Client components get the parts that they need as props. */
export const wordsOf = (locale: Locale): Words => all[locale]

import { type Locale, locales } from '../i18n/locales.ts'
import { fileFolders, handlerFolders, panelFolder, rootFiles } from './places.ts'
import { previewLinkIn } from './preview-link.ts'

/** A page's public addresses in each language: the canonical one first, then its aliases. */
export type AddressLists = Readonly<Record<Locale, readonly [string, ...string[]]>>

/** The canonical address of a page in each language. */
export type PageAddresses = Readonly<Record<Locale, string>>

interface Page {
  /** The route below `/[locale]` that renders the page. */
  route: string
  addresses: AddressLists
}

/**
 * The pages that every deployment has (spec §2.1). A trip's addresses belong to its document. Each page is Portuguese
 * at its bare address and has its English counterpart below `/en`.
 */
const pages = {
  home: { route: '', addresses: { 'pt-BR': ['/'], 'en-GB': ['/en'] } },
  tours: { route: '/tours', addresses: { 'pt-BR': ['/passeios'], 'en-GB': ['/en/tours'] } },
  expeditions: {
    route: '/expeditions',
    addresses: { 'pt-BR': ['/expedicoes'], 'en-GB': ['/en/expeditions'] },
  },
  destination: {
    route: '/destination',
    addresses: { 'pt-BR': ['/paraty-costa-verde', '/paraty'], 'en-GB': ['/en/paraty'] },
  },
  policy: {
    route: '/policy',
    addresses: { 'pt-BR': ['/politica-cancelamento'], 'en-GB': ['/en/cancellation-policy'] },
  },
  /** Three pages that answer a query. */
  choose: { route: '/choose', addresses: { 'pt-BR': ['/escolher'], 'en-GB': ['/en/choose'] } },
  compare: { route: '/compare', addresses: { 'pt-BR': ['/comparar'], 'en-GB': ['/en/compare'] } },
  list: { route: '/my-list', addresses: { 'pt-BR': ['/minha-lista'], 'en-GB': ['/en/my-list'] } },
  levels: { route: '/levels', addresses: { 'pt-BR': ['/niveis'], 'en-GB': ['/en/levels'] } },
} as const satisfies Record<string, Page>

export type PageId = keyof typeof pages

/** Whether a name stands for a page; others are slugs of trips. */
export const isPageId = (id: string): id is PageId => Object.hasOwn(pages, id)
export const pageIds: readonly PageId[] = Object.keys(pages).filter(isPageId)

/** The internal path of a page below its language; visitors never see it. */
export const routeOf = (page: PageId): string => pages[page].route

/** The pages that answer a query: stored without one, rendered for each request with one. */
export const queryPages = ['choose', 'compare', 'list'] as const satisfies readonly PageId[]

export type QueryPage = (typeof queryPages)[number]

/** Whether the page at an internal path such as `/pt-BR/choose` depends on its query; others are the same whatever is asked. */
export const answersQuery = (internalPath: string): boolean =>
  queryPages.some((page) => internalPath.slice(internalPath.indexOf('/', 1)) === routeOf(page))

/** Every public address of a page in each language. */
export const addressListsOf = (page: PageId): AddressLists => pages[page].addresses

/** The canonical address of a page in a language. */
export const addressOf = (page: PageId, locale: Locale): string => pages[page].addresses[locale][0]

/** The canonical addresses of a page or trip, for links between its languages. */
export const canonicalAddresses = (addresses: AddressLists): PageAddresses => ({
  'pt-BR': addresses['pt-BR'][0],
  'en-GB': addresses['en-GB'][0],
})

/** The canonical addresses of a page. */
export const pageAddresses = (page: PageId): PageAddresses => canonicalAddresses(addressListsOf(page))

/** Short addresses with a permanent redirect to a page (spec §2.1). */
export const shortcuts: Readonly<Record<string, string>> = {
  '/remada-tropical': '/passeio-de-caiaque-coletivo-paraty',
  '/caiaque-em-paraty': '/passeio-de-caiaque-coletivo-paraty',
  '/kayak-in-paraty': '/group-kayak-tour-paraty',
}

/** First path segments that the site reserves: no trip may have an address there. */
const reservedFolders: readonly string[] = [
  panelFolder,
  ...handlerFolders,
  ...fileFolders,
  ...rootFiles,
  ...locales.map((locale) => locale.toLowerCase()),
]

const addressesOfPages: ReadonlySet<string> = new Set(
  pageIds.flatMap((page) => Object.values(addressListsOf(page)).flat()),
)

/** Whether no trip may have this address: that of a page, a shortcut, a folder of the site or a preview link. */
export const isReserved = (address: string): boolean =>
  addressesOfPages.has(address) ||
  Object.hasOwn(shortcuts, address) ||
  reservedFolders.includes(address.split('/')[1] ?? '') ||
  previewLinkIn(`${address}/`) !== undefined

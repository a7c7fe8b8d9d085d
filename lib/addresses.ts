import { defaultLocale, type Locale, locales } from './locales.ts'

/** A page's public addresses in each language: the canonical one first, then its aliases (design: one address, one language). */
interface PageAddresses extends Record<Locale, readonly [string, ...string[]]> {
  /** The route below `/[locale]` that renders the page. */
  route: string
  /**
   * A shared page is Portuguese at its bare address and has its English twin below `/en`; it follows the
   * visitor's preference. A product page always speaks the language of its slug.
   */
  shared: boolean
}

const product = (
  slug: string,
  portuguese: readonly [string, ...string[]],
  english: readonly [string, ...string[]],
): PageAddresses => ({ route: `/product/${slug}`, shared: false, 'pt-BR': portuguese, 'en-GB': english })

/** The one table of addresses (spec §2.1). Middleware, links, sitemap and tests all read it. */
const table = {
  home: { route: '', shared: true, 'pt-BR': ['/'], 'en-GB': ['/en'] },
  tours: { route: '/tours', shared: true, 'pt-BR': ['/passeios'], 'en-GB': ['/en/tours'] },
  expeditions: {
    route: '/expeditions',
    shared: true,
    'pt-BR': ['/expedicoes'],
    'en-GB': ['/en/expeditions'],
  },
  destination: {
    route: '/destination',
    shared: true,
    'pt-BR': ['/paraty-costa-verde', '/paraty'],
    'en-GB': ['/en/paraty'],
  },
  'bay-tour': {
    route: '/bay-tour',
    shared: true,
    'pt-BR': ['/tour-baia-paraty'],
    'en-GB': ['/en/bay-of-paraty-tour'],
  },
  policy: {
    route: '/policy',
    shared: true,
    'pt-BR': ['/politica-cancelamento'],
    'en-GB': ['/en/cancellation-policy'],
  },
  'caiaque-coletivo': product(
    'caiaque-coletivo',
    ['/passeio-de-caiaque-coletivo-paraty'],
    ['/half-day-kayak-tour-paraty', '/group-kayak-tour-paraty', '/paraty-4h-shared-kayak-tour'],
  ),
  'caiaque-dia-inteiro': product(
    'caiaque-dia-inteiro',
    ['/passeio-caiaque-dia-inteiro', '/passeio-caiaque-dia-todo'],
    ['/full-day-kayak-tour'],
  ),
  'aventura-privada': product(
    'aventura-privada',
    ['/passeio-de-caiaque-personalizado-paraty'],
    ['/private-kayak-paraty'],
  ),
  'caiaque-paraty-mirim': product(
    'caiaque-paraty-mirim',
    ['/passeio-caiaque-paraty-mirim'],
    ['/paraty-mirim-kayak-tour', '/paraty-mirim-kayak-day-tour'],
  ),
  'regate-caicara': product('regate-caicara', ['/regate-caicara-gastronomy'], ['/regate-caicara-lunch']),
  'passeio-veleiro': product('passeio-veleiro', ['/passeio-veleiro'], ['/sailboat-tour']),
  'experiencia-caicara': product(
    'experiencia-caicara',
    ['/experiencia-caicara'],
    ['/caicaras-experience', '/caicara-boat-experience'],
  ),
  'trekking-pedra-macela': product(
    'trekking-pedra-macela',
    ['/trekking-pedra-macela'],
    ['/pedra-macela-trekking'],
  ),
  'trekking-pao-acucar': product(
    'trekking-pao-acucar',
    ['/trekking-pao-acucar-mamangua'],
    ['/pao-acucar-trekking'],
  ),
  'trekking-sete-regraus': product(
    'trekking-sete-regraus',
    ['/trekking-sete-regraus'],
    ['/seven-steps-trekking'],
  ),
  'saco-fundao': product('saco-fundao', ['/expedicao-saco-fundao'], ['/saco-fundao-expedition']),
  'saco-mamangua': product(
    'saco-mamangua',
    ['/expedicao-saco-mamangua'],
    ['/mamangua-expedition', '/mamangua-kayak-expedition'],
  ),
  'travessia-joatinga': product(
    'travessia-joatinga',
    ['/expedicao-travessia-joatinga'],
    ['/joatinga-crossing'],
  ),
  'ilha-grande': product('ilha-grande', ['/expedicao-ilha-grande'], ['/ilha-grande-expedition']),
  'serra-fina': product('serra-fina', ['/trekking-serra-fina'], ['/serra-fina-trek']),
  itatiaia: product('itatiaia', ['/trekking-itatiaia'], ['/itatiaia-expedition']),
  'marins-itaguare': product('marins-itaguare', ['/trekking-marins-itaguare'], ['/marins-itaguare-trek']),
  'petro-tere': product('petro-tere', ['/travessia-petro-tere'], ['/petro-tere-crossing']),
  'joatinga-trekking': product('joatinga-trekking', ['/travessia-joatinga-trekking'], ['/joatinga-trekking']),
} as const satisfies Record<string, PageAddresses>

export type PageId = keyof typeof table

export const isPageId = (id: string): id is PageId => Object.hasOwn(table, id)
export const pageIds: readonly PageId[] = Object.keys(table).filter(isPageId)

/** The public addresses of a page in a language, canonical first. */
export const addressesOf = (page: PageId, locale: Locale): readonly string[] => table[page][locale]

/** The canonical address of a page in a language. */
export const addressOf = (page: PageId, locale: Locale): string => table[page][locale][0]

/** Whether the page's bare address follows the visitor's preference. */
export const isShared = (page: PageId): boolean => table[page].shared

/** The product page's address; an unknown product falls back to its list (spec §2.1). */
export function productAddress(slug: string, kind: 'tour' | 'expedition', locale: Locale): string {
  if (isPageId(slug) && !table[slug].shared) return addressOf(slug, locale)
  return addressOf(kind === 'expedition' ? 'expeditions' : 'tours', locale)
}

/** Short addresses that lead to a product page for good (spec §2.1). */
export const shortcuts: Readonly<Record<string, string>> = {
  '/remada-tropical': '/passeio-de-caiaque-coletivo-paraty',
  '/caiaque-em-paraty': '/passeio-de-caiaque-coletivo-paraty',
  '/kayak-in-paraty': '/group-kayak-tour-paraty',
}

/** The screens of the back office that exist; they have one address for both languages. */
export const panelScreens = ['/admin', '/admin/login'] as const

/** The internal route that shows the not-found page, below `/[locale]`. */
const missingRoute = '/missing'
const missingPanelRoute = '/admin/missing'

export type Resolution =
  /** Show the page; `follows` is set where the answer depends on the visitor's preference. */
  | { kind: 'page'; page: PageId; locale: Locale; rewrite: string; follows: boolean }
  | { kind: 'panel'; locale: Locale; rewrite: string; status: 200 | 404 }
  | { kind: 'redirect'; to: string; status: 307 | 308; follows: boolean }
  | { kind: 'missing'; locale: Locale; rewrite: string }

interface Entry {
  page: PageId
  locale: Locale
}

const entries = new Map<string, Entry>(
  pageIds.flatMap((page) =>
    locales.flatMap((locale) =>
      addressesOf(page, locale).map((address) => [address, { page, locale }] as const),
    ),
  ),
)

const routes = new Map<string, PageId>(pageIds.map((page) => [table[page].route, page]))

/** The page and language that an address shows, or undefined for an address outside the table. */
export const entryAt = (address: string): Entry | undefined => entries.get(address)

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** The address that a person meant by another spelling: capitals, escapes, repeated or trailing slashes. */
function respelled(pathname: string): string | undefined {
  const plain = decoded(pathname)
  if (plain === undefined) return undefined
  const tidy = plain.toLowerCase().replace(/\/{2,}/g, '/')
  return tidy.length > 1 ? tidy.replace(/\/$/, '') : tidy
}

/** The public address of an internal one such as `/en-GB/tours`, or undefined where there is none. */
function publicAddress(pathname: string): string | undefined {
  const locale = locales.find(
    (candidate) => pathname === `/${candidate}` || pathname.startsWith(`/${candidate}/`),
  )
  if (!locale) return undefined
  const page = routes.get(pathname.slice(locale.length + 1))
  return page && addressOf(page, locale)
}

/** Where a language keeps its shared pages; the default one has the bare addresses. */
const folders: Record<Locale, string> = { 'pt-BR': '', 'en-GB': '/en' }

/** The language in whose folder a path lies, whether or not there is a page. */
const folderLocale = (pathname: string): Locale | undefined =>
  locales.find(
    (locale) =>
      folders[locale] && (pathname === folders[locale] || pathname.startsWith(`${folders[locale]}/`)),
  )

/** The language that an address speaks, or undefined where the visitor's preference decides. */
export const addressLocale = (pathname: string): Locale | undefined =>
  entryAt(pathname)?.locale ?? folderLocale(pathname)

/** The address for a path in a language's folder that uses another language's slug of the same page. */
function twin(pathname: string): string | undefined {
  const locale = folderLocale(pathname)
  const entry = locale && entries.get(pathname.slice(folders[locale].length))
  return entry && addressOf(entry.page, locale)
}

const isPanelScreen = (pathname: string): boolean => panelScreens.some((screen) => screen === pathname)

const isPanel = (pathname: string): boolean => pathname === '/admin' || pathname.startsWith('/admin/')

/**
 * What the site answers at a path (spec §2.1).
 * @param pathname the path as requested, still percent-encoded, without the query
 * @param preference the visitor's language: stored choice, browser, default
 */
export function resolveAddress(pathname: string, preference: Locale): Resolution {
  const entry = entries.get(pathname)
  if (entry) {
    const { page, locale } = entry
    const follows = table[page].shared && locale === defaultLocale
    if (follows && preference !== locale) {
      return { kind: 'redirect', to: addressOf(page, preference), status: 307, follows }
    }
    return { kind: 'page', page, locale, rewrite: `/${locale}${table[page].route}`, follows }
  }
  if (isPanel(pathname)) {
    const exists = isPanelScreen(pathname)
    const spelling = respelled(pathname)
    if (!exists && spelling !== undefined && isPanelScreen(spelling)) {
      return { kind: 'redirect', to: spelling, status: 308, follows: false }
    }
    const route = exists ? pathname : missingPanelRoute
    return {
      kind: 'panel',
      locale: preference,
      rewrite: `/${preference}${route}`,
      status: exists ? 200 : 404,
    }
  }
  const target = redirectTarget(pathname)
  if (target) return { kind: 'redirect', to: target, status: 308, follows: false }

  const locale = folderLocale(pathname) ?? preference
  return { kind: 'missing', locale, rewrite: `/${locale}${missingRoute}` }
}

function redirectTarget(pathname: string): string | undefined {
  const known = shortcuts[pathname] ?? publicAddress(pathname) ?? twin(pathname)
  if (known) return known
  const spelling = respelled(pathname)
  if (spelling === undefined || spelling === pathname) return undefined
  const isKnown = entries.has(spelling) || isPanel(spelling)
  return isKnown ? spelling : (shortcuts[spelling] ?? twin(spelling))
}

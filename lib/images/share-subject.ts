import type { Catalogue } from '../catalogue/build/catalogue'
import { contentWords } from '../catalogue/build/site-words'
import { findProduct, productView } from '../catalogue/build/trip-view'
import { categoryPaint } from '../catalogue/shape/category'
import { tripSign } from '../geography/trip-sign'
import { type Locale, locales } from '../i18n/locales'
import { wordsOf } from '../i18n/words'
import type { PageId, QueryPage } from '../routing/pages'
import { posterAddress, tripPosters } from './pictures'

/** What stands on a share picture: a page's poster with its name, a trip's number and place, and the band's paint. */
export interface ShareSubject {
  title: string
  sign?: string
  address: string
  paint: string
}

/** Painted wood, as on the site's own frames. */
const paints = { terracotta: '#B0432A', cobalt: '#1B4B9B', cyan: '#0B7083' } as const

type SharedPage = Exclude<PageId, QueryPage | 'levels'>

function subjectOfPage(page: SharedPage, catalogue: Catalogue, locale: Locale): ShareSubject {
  const { interface: interfaceWords, destination, policy } = wordsOf(locale)
  const subjects: Record<SharedPage, [title: string, poster: string, paint: string]> = {
    home: [contentWords(catalogue, locale).hero.words.title, 'home', paints.cobalt],
    tours: [interfaceWords.tours.title, 'tours', paints.cyan],
    expeditions: [interfaceWords.expeditions.title, 'expeditions', paints.terracotta],
    destination: [destination.hero.title, 'destination', paints.cobalt],
    policy: [policy.title, 'home', paints.terracotta],
  }
  const [title, poster, paint] = subjects[page]
  return { title, address: posterAddress(poster), paint }
}

const isSharedPage = (name: string): name is SharedPage =>
  ['home', 'tours', 'expeditions', 'destination', 'policy'].includes(name)

/** What a share picture's file name (`{page or slug}-{locale}.jpg`) stands for, or undefined where it is none. */
export function shareSubject(file: string, catalogue: Catalogue): ShareSubject | undefined {
  const locale = locales.find((candidate) => file.endsWith(`-${candidate}.jpg`))
  if (!locale) return undefined
  const name = file.slice(0, -`-${locale}.jpg`.length)
  if (isSharedPage(name)) return subjectOfPage(name, catalogue, locale)
  const product = findProduct(catalogue, name)
  if (!product) return undefined
  const { slug, category } = product
  return {
    title: productView(catalogue, product, locale).words.title,
    sign: tripSign(slug, locale),
    address: posterAddress(tripPosters(slug, category)[0]),
    paint: categoryPaint[category],
  }
}

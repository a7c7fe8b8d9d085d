import { createTranslator } from 'next-intl'
import type { Catalogue } from '../catalogue/build/catalogue'
import { policyWords } from '../catalogue/build/policy-page'
import { productView } from '../catalogue/build/trip-view'
import type { Product } from '../catalogue/shape/trip'
import { chatAddress } from '../chat/drafts'
import { type Locale, locales } from '../i18n/locales'
import { wordsOf } from '../i18n/words'
import { addressOf, type PageId } from '../routing/pages'
import { readableNumber, site } from '../site'
import { fullAddress } from './metadata'

interface Entry {
  url: string
  title: string
  description: string
}

const line = ({ url, title, description }: Entry): string => `- [${title}](${url}): ${description}`

const section = (title: string, entries: Entry[]): string => `## ${title}\n\n${entries.map(line).join('\n')}`

const languageNames: Record<Locale, string> = { 'pt-BR': 'Português', 'en-GB': 'English' }

function productEntries(catalogue: Catalogue, products: readonly Product[], locale: Locale): Entry[] {
  return products.map((product) => {
    const { words, href } = productView(catalogue, product, locale)
    return { url: fullAddress(href), title: words.title, description: words.description }
  })
}

function sections(catalogue: Catalogue, locale: Locale): string[] {
  const words = wordsOf(locale).interface
  const page = (id: PageId, title: string, description: string): Entry => ({
    url: fullAddress(addressOf(id, locale)),
    title,
    description,
  })
  const destination = wordsOf(locale).destination.meta
  const policy = policyWords(catalogue, locale).meta
  const choosing = wordsOf(locale).choosing
  const name = languageNames[locale]
  return [
    section(name, [
      page('home', words.nav.home, words.site.description),
      page('tours', words.nav.tours, words.tours.metaDescription),
      page('expeditions', words.nav.expeditions, words.expeditions.metaDescription),
      page('destination', destination.title, destination.description),
      page('policy', policy.title, policy.description),
      page('choose', choosing.choose.metaTitle, choosing.choose.metaDescription),
      page('levels', choosing.levels.metaTitle, choosing.levels.metaDescription),
    ]),
    section(`${name}: ${words.nav.tours}`, productEntries(catalogue, catalogue.tours, locale)),
    section(`${name}: ${words.nav.expeditions}`, productEntries(catalogue, catalogue.expeditions, locale)),
  ]
}

/** The site in one page of Markdown for language models: what it offers, where it stands, how to book. */
export function llmsText(catalogue: Catalogue): string {
  // What the file says of itself is English, as its format is; the pages follow in every language.
  const locale: Locale = 'en-GB'
  const t = createTranslator({ locale, messages: wordsOf(locale).interface })
  const paragraphs = [
    `# ${site.name}`,
    `> ${t('site.tagline')}`,
    t('site.description'),
    t('llms.booking', {
      address: chatAddress(catalogue),
      number: readableNumber(catalogue.content.contact.chatNumber),
    }),
    wordsOf(locale).request.markdown.offered,
    ...locales.flatMap((language) => sections(catalogue, language)),
  ]
  return `${paragraphs.join('\n\n')}\n`
}

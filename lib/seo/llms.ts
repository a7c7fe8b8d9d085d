import { createTranslator } from 'next-intl'
import type { PageId } from '../addresses'
import { bayTour } from '../catalogue/bay-tour'
import { destinationWords } from '../catalogue/destination'
import { expeditions, tours } from '../catalogue/products'
import { productView } from '../catalogue/read'
import type { Product } from '../catalogue/schema'
import { chatAddress } from '../chat'
import { messagesOf } from '../i18n/messages'
import { type Locale, locales } from '../locales'
import { policyWords } from '../policy'
import { readableNumber, site } from '../site'
import { canonicalUrl } from './metadata'

interface Entry {
  url: string
  title: string
  description: string
}

const line = ({ url, title, description }: Entry): string => `- [${title}](${url}): ${description}`

const section = (title: string, entries: Entry[]): string => `## ${title}\n\n${entries.map(line).join('\n')}`

const languageNames: Record<Locale, string> = { 'pt-BR': 'Português', 'en-GB': 'English' }

function productEntries(products: Product[], locale: Locale): Entry[] {
  return products.map((product) => {
    const { words, href } = productView(product, locale)
    return { url: `${site.origin}${href}`, title: words.title, description: words.description }
  })
}

function sections(locale: Locale): string[] {
  const words = messagesOf(locale)
  const page = (id: PageId, title: string, description: string): Entry => ({
    url: canonicalUrl(id, locale),
    title,
    description,
  })
  const destination = destinationWords(locale).meta
  const policy = policyWords(locale).meta
  const name = languageNames[locale]
  return [
    section(name, [
      page('home', words.nav.home, words.site.description),
      page('tours', words.nav.tours, words.tours.metaDescription),
      page('expeditions', words.nav.expeditions, words.expeditions.metaDescription),
      page('destination', destination.title, destination.description),
      page('policy', policy.title, policy.description),
    ]),
    section(`${name}: ${words.nav.tours}`, productEntries([...tours, bayTour], locale)),
    section(`${name}: ${words.nav.expeditions}`, productEntries(expeditions, locale)),
  ]
}

/** The site in one page of Markdown for language models: what it offers, where it stands, how to book. */
export function llmsText(): string {
  // What the file says of itself is English, as its format is; the pages follow in every language.
  const locale: Locale = 'en-GB'
  const t = createTranslator({ locale, messages: messagesOf(locale) })
  const paragraphs = [
    `# ${site.name}`,
    `> ${t('site.tagline')}`,
    t('site.description'),
    t('llms.booking', { address: chatAddress, number: readableNumber() }),
    ...locales.flatMap(sections),
  ]
  return `${paragraphs.join('\n\n')}\n`
}

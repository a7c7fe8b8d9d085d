import { documentIssues } from '@/lib/catalogue/build/parse-document'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { issueMessage } from '@/lib/staff/content/issue-message'

/** What the panel says of a change of the shared kayak tour. */
const said = (change: unknown, locale: Locale): string[] =>
  documentIssues('tours', 'caiaque-coletivo', change).map(
    (issue) => issueMessage(issue, wordsOf(locale).contentPanel.issues, locale).message,
  )

const rating = { rating: { value: 0.5 } }
const price = { listing: { price: { amounts: [{ reais: 0 }] } } }
const rules = { words: { 'pt-BR': { details: { fullDescription: [] } } } }

test.each([
  ['pt-BR', rating, 'O número tem de ser 1 ou mais.'],
  ['en-GB', rating, 'The number has to be 1 or more.'],
  ['pt-BR', price, 'O número tem de ser maior que 0.'],
  ['en-GB', price, 'The number has to be more than 0.'],
  ['pt-BR', rules, 'Mínimo de itens: 1.'],
  ['en-GB', rules, 'Fewest entries: 1.'],
] as const)(
  'a limit is named in %s as that language writes it, and whether it may be met: %j',
  (locale, change, sentence) => {
    expect(said(change, locale)).toContain(sentence)
  },
)

import { formatAmount } from '../catalogue/text/money.ts'
import { withText } from '../chat/chat-address.ts'
import { fill, fillCounted } from '../i18n/fill.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Words } from '../i18n/words.ts'
import { dateLine, peopleLine } from '../wish/wish-sentences.ts'
import {
  type DraftWords,
  type Estimate,
  type EstimateLine,
  estimateOf,
  type RequestNote,
  type RequestSubject,
  type TripRequest,
} from './trip-request.ts'

function startLine({ start }: TripRequest, { words: { draft }, starts }: DraftWords): string | undefined {
  const chosen = start === undefined ? undefined : starts[start]
  if (chosen !== undefined) return fill(draft.start, { start: chosen })
  return starts.length === 0 ? undefined : fill(draft.starts, { times: starts.join(' · ') })
}

/** The sum as a draft names it: one amount, or none where the sum is not known or the lodging is open. */
function sumLine(subject: RequestSubject, request: TripRequest, draft: DraftWords): string | undefined {
  const estimate = estimateOf(subject, request)
  if (estimate.kind !== 'person' && estimate.kind !== 'group') return undefined
  const [line, ...others] = estimate.lines
  if (line === undefined || others.length > 0 || estimate.isLowest) return undefined
  return fill(draft.words.draft.estimate, { amount: amountText(line.total, draft.locale) })
}

/** An amount as a language shows it: reais, and on English pages dollars by the site's rule with the reais beside them. */
const amountText = (reais: number, locale: Locale): string =>
  locale === 'pt-BR'
    ? formatAmount(reais, locale)
    : `${formatAmount(reais, locale)} (R$\u00a0${reais.toLocaleString(locale)})`

/**
 * The draft in one language. An empty request gives the text of the trip's plain link, placeholders included (spec
 * §7).
 */
function draftIn(draft: DraftWords, subject: RequestSubject, request: TripRequest): string {
  const { words, opening, locale } = draft
  const said = words.draft
  return [
    opening,
    startLine(request, draft),
    dateLine(request.wish, words),
    peopleLine(request.wish, words, locale),
    request.lodging && fill(said.lodging, { option: said[request.lodging] }),
    request.extension ? said.extension : undefined,
    request.guide && fill(said.guide, { language: said.languages[request.guide] }),
    sumLine(subject, request, draft),
  ]
    .filter((line) => line !== undefined)
    .join('\n')
}

/** The text of the chat: Portuguese, and on English pages English below it. */
export const requestDraft = (
  drafts: readonly DraftWords[],
  subject: RequestSubject,
  request: TripRequest,
): string => drafts.map((draft) => draftIn(draft, subject, request)).join('\n\n')

/** The link that opens the chat with the request written in. */
export const requestLink = (
  chat: string,
  drafts: readonly DraftWords[],
  subject: RequestSubject,
  request: TripRequest,
): string => withText(chat, requestDraft(drafts, subject, request))

type EstimateWords = Pick<Words['request'], 'estimate' | 'form'>

/** The estimate as lines of text, one for each lodging that is open. Amounts are "confirmed in the chat" below them. */
export function estimateLines(estimate: Estimate, words: EstimateWords, locale: Locale): string[] {
  const text = words.estimate
  switch (estimate.kind) {
    case 'closed':
    case 'onRequest':
      return [text[estimate.kind]]
    case 'needPeople':
      return [text.needPeople]
    case 'needPeopleGroup':
      return estimate.lines.map(({ lodging, total }) =>
        withLodging(
          marked(fill(text.needPeopleGroup, { total: amountText(total, locale) }), estimate, words),
          lodging,
          words,
        ),
      )
    case 'person':
    case 'group':
      return estimate.lines.map((line) =>
        withLodging(
          marked(
            estimate.kind === 'person'
              ? personText(line, estimate.people, words, locale)
              : fill(text.share, {
                  total: amountText(line.total, locale),
                  count: estimate.people,
                  amount: amountText(line.each, locale),
                }),
            estimate,
            words,
          ),
          line.lodging,
          words,
        ),
      )
  }
}

function personText(
  { total, each, children }: EstimateLine,
  people: number,
  { estimate }: EstimateWords,
  locale: Locale,
): string {
  const whole = fill(estimate.total, {
    total: amountText(total, locale),
    people: fillCounted(estimate.people, { count: people }),
  })
  if (children) {
    const amount = amountText(children.each, locale)
    return `${whole} · ${fillCounted(estimate.children, { count: children.count, amount })}`
  }
  return people === 1 ? whole : `${whole} · ${fill(estimate.each, { amount: amountText(each, locale) })}`
}

const marked = (text: string, { isLowest }: { isLowest?: boolean }, { estimate }: EstimateWords): string =>
  isLowest ? fill(estimate.lowest, { text }) : text

const withLodging = (
  text: string,
  lodging: EstimateLine['lodging'],
  { estimate, form }: EstimateWords,
): string => (lodging === undefined ? text : fill(estimate.option, { option: form[lodging], text }))

/** A note as the form says it. */
export const noteText = (note: RequestNote, words: Words['request']['notes']): string =>
  note.note === 'least' ? fill(words.least, { min: note.min }) : words[note.note]

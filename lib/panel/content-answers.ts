import 'server-only'
import { answer, problemAnswer } from '../admin/answers'
import type { DocumentIssue } from '../catalogue/document-schema'
import type { Locale } from '../locales'
import type { ChangeOutcome } from './content-changes'
import { contentWordsOf } from './content-words'
import { type SpokenIssue, speakIssue } from './spoken-issue'

/** Says what is wrong with a field in the person's language. */
export const spokenIssue = (issue: DocumentIssue, locale: Locale): SpokenIssue =>
  speakIssue(issue, contentWordsOf(locale).issues)

const spoken = (issues: DocumentIssue[], locale: Locale): SpokenIssue[] =>
  issues.map((issue) => spokenIssue(issue, locale))

/** The answer to a change of content: 200 with the row, 409 with the row that stands, 422 with the fields. */
export function changeAnswer(outcome: ChangeOutcome, locale: Locale): Response {
  switch (outcome.kind) {
    case 'done':
      return answer({
        row: outcome.row,
        ...(outcome.check && {
          blocking: spoken(outcome.check.blocking, locale),
          warnings: spoken(outcome.check.warnings, locale),
        }),
      })
    case 'refused':
      return answer({ error: 'invalid', issues: spoken(outcome.issues, locale) }, 422)
    case 'conflict':
      return answer({ error: 'conflict', row: outcome.row }, 409)
    case 'invalid':
      return answer(
        { error: 'invalid', issues: spoken([{ path: '', code: outcome.code, incomplete: false }], locale) },
        422,
      )
    case 'unknown':
      return answer({ error: 'unknown' }, 404)
    case 'denied':
      return problemAnswer('denied')
    case 'signedOut':
      return problemAnswer('signedOut')
    case 'outage':
      return problemAnswer('unavailable')
  }
}

import { wordsOf } from '../../i18n/words'
import 'server-only'
import type { DocumentIssue } from '../../catalogue/shape/document-schema'
import type { Locale } from '../../i18n/locales'
import { answer, problemAnswer } from '../answers'
import type { ChangeOutcome } from './content-changes'
import { type IssueMessage, issueMessage } from './issue-message'

/** Says what is wrong with a field in the person's language. */
export const issueMessageIn = (issue: DocumentIssue, locale: Locale): IssueMessage =>
  issueMessage(issue, wordsOf(locale).contentPanel.issues, locale)

const messagesFor = (issues: DocumentIssue[], locale: Locale): IssueMessage[] =>
  issues.map((issue) => issueMessageIn(issue, locale))

/** The answer to a change of content: 200 with the row, 409 with the row that stands, 422 with the fields. */
export function changeAnswer(outcome: ChangeOutcome, locale: Locale): Response {
  switch (outcome.kind) {
    case 'done':
      return answer({
        row: outcome.row,
        ...(outcome.check && {
          blocking: messagesFor(outcome.check.blocking, locale),
          warnings: messagesFor(outcome.check.warnings, locale),
        }),
      })
    case 'refused':
      return answer({ error: 'invalid', issues: messagesFor(outcome.issues, locale) }, 422)
    case 'conflict':
      return answer({ error: 'conflict', row: outcome.row }, 409)
    case 'invalid':
      return answer(
        {
          error: 'invalid',
          issues: messagesFor(
            [
              {
                path: outcome.code === 'address-taken' ? 'addresses' : '',
                code: outcome.code,
                values: outcome.values,
                incomplete: false,
              },
            ],
            locale,
          ),
        },
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

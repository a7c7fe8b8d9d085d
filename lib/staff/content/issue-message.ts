import type { DocumentIssue } from '../../catalogue/shape/document-schema'
import { numberText } from '../../catalogue/text/fact-formats'
import { fill } from '../../i18n/fill'
import type { Locale } from '../../i18n/locales'
import type { Words } from '../../i18n/words'

/** An issue as the panel shows it: the field, and a sentence in the person's language. */
export interface IssueMessage {
  path: string
  code: string
  message: string
}

/** Says what is wrong with a field: the server and the editor in the browser use the same sentences. */
export function issueMessage(
  { path, code, values }: DocumentIssue,
  issues: Words['contentPanel']['issues'],
  locale: Locale,
): IssueMessage {
  const sentence = Object.entries(issues).find(([key]) => key === code)?.[1] ?? issues.choice
  const said = Object.entries(values ?? {}).map(([name, value]): [string, string] => [
    name,
    typeof value === 'number' ? numberText(value, locale) : value,
  ])
  return { path, code, message: fill(sentence, Object.fromEntries(said)) }
}

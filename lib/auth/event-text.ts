import { fill } from '../fill'
import type { StaffEvent } from './events'
import type { PeopleWords } from './people-words'

const idOf = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * One line of the trace as a sentence.
 * @param people e-mails by the id of their account
 */
export function eventText(
  { kind, account, subject }: Pick<StaffEvent, 'kind' | 'account' | 'subject'>,
  people: ReadonlyMap<string, string>,
  words: PeopleWords['events'],
): string {
  const nameOf = (id: string | null) => (id === null ? words.nobody : (people.get(id) ?? words.gone))
  if (kind === 'role-given' || kind === 'role-taken') {
    // Whoever did it stands in the subject; where the role does, it was the secret key.
    const by = subject !== null && idOf.test(subject) ? nameOf(subject) : words.key
    return fill(words.kinds[kind], { who: nameOf(account), by })
  }
  return fill(words.kinds[kind], { who: nameOf(account), subject: subject ?? words.something })
}

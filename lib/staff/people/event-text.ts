import { fill } from '../../i18n/fill'
import type { Words } from '../../i18n/words'
import type { StaffEvent } from './events'

/** The area and the trip of a photograph by its file; those of no trip have none. */
const photographOf = /^(tour|expedition)-images\/([a-z0-9-]{1,80}?)(?:\.aside)?--/

const idOf = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * One line of the audit log as a sentence.
 * @param people e-mails by the id of their account
 * @param titleOf the name of the item or list that a subject such as `tours/baia-paraty` or `tours` stands for; undefined for a picture's file
 */
export function eventText(
  { kind, account, subject }: Pick<StaffEvent, 'kind' | 'account' | 'subject'>,
  people: ReadonlyMap<string, string>,
  words: Words['people']['events'],
  titleOf: (subject: string) => string | undefined,
): string {
  // Nobody empties what has been in the bin for its time.
  const nobody = kind === 'purge' ? words.site : words.nobody
  const nameOf = (id: string | null) => (id === null ? nobody : (people.get(id) ?? words.gone))
  if (kind === 'role-given' || kind === 'role-taken') {
    // Whoever did it stands in the subject; where the role does, it was the secret key.
    const by = subject !== null && idOf.test(subject) ? nameOf(subject) : words.key
    return fill(words.kinds[kind], { who: nameOf(account), by })
  }
  if (subject === null) return fill(words.kinds[kind], { who: nameOf(account), subject: words.something })
  const [, area, trip] = photographOf.exec(subject) ?? []
  const title = titleOf(trip === undefined ? subject : `${area}s/${trip}`)
  const named = title && fill(trip === undefined ? words.item : words.photograph, { title })
  const picture = kind === 'upload' || kind === 'deletion' ? words.picture : subject
  return fill(words.kinds[kind], { who: nameOf(account), subject: named ?? picture })
}

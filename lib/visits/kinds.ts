import { type Wish, youngestOf } from '../wish/wish.ts'

/** What is counted: chats opened, parts of wishes that no trip suits, and addresses that are missing (migration visitors). */
export const visitKinds = ['chat', 'wish', 'missing'] as const
export type VisitKind = (typeof visitKinds)[number]

/** How often something was counted. Subjects are `{trip or site}/{language}`, `{criterion}/{value}` and a path. */
export interface VisitCount {
  kind: VisitKind
  subject: string
  count: number
}

/** The age up to which a child belongs to a group of ages. */
const ageGroups = [5, 11, 17] as const

/** A wish as coarse parts, each counted by itself: nobody can be told by one of them. */
export function partsOf(wish: Wish): string[] {
  const { month, activity, effort, budget } = wish
  const youngest = youngestOf(wish)
  const age = youngest === undefined ? undefined : ageGroups.find((oldest) => youngest <= oldest)
  return [
    ...(month === undefined ? [] : [`month/${month}`]),
    ...(age === undefined ? [] : [`age/${age}`]),
    ...activity.map((one) => `activity/${one}`),
    ...(effort === undefined ? [] : [`effort/${effort}`]),
    ...(budget === undefined ? [] : [`budget/${budget}`]),
  ]
}

import { z } from 'zod'

const text = z.string().trim().min(1)

const card = z.strictObject({
  title: text,
  /** Which trips the card is about. */
  scope: text,
  rules: z.array(z.strictObject({ title: text, text })).min(4),
})

/**
 * The words of the cancellation policy page in one language (spec §2.10, §9 "Policy page"), kept in
 * `messages/{locale}/policy.json`. The rules name their figures (`{laterRefund}%`); `cancellation.ts` has them.
 */
export const policyWordsSchema = z.strictObject({
  meta: z.strictObject({
    title: text.max(60),
    description: text.min(70).max(160),
  }),
  title: text,
  intro: z.array(text).min(1),
  /** Where wordings of the site differ, the one more favourable to the customer applies. */
  favourable: text,
  tours: card,
  expeditions: card,
  contact: z.strictObject({ title: text, text, steps: z.array(text).min(2), chat: text, hours: text }),
})

export type PolicyWords = z.infer<typeof policyWordsSchema>

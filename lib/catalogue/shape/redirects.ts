import { z } from 'zod'

/** Most redirects, and most characters of an address in one: together they stay below what a document may hold. */
export const redirectLimits = { count: 500, length: 200 } as const

const address = z.string().min(1).max(redirectLimits.length)

export const redirectsSchema = z.object({
  /** `from` may end in an asterisk: a former site's folder with everything in it. */
  redirects: z.array(z.object({ from: address, to: address })).max(redirectLimits.count),
})

export type Redirect = z.infer<typeof redirectsSchema>['redirects'][number]

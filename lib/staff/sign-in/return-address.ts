import { z } from 'zod'
import { isPanelScreen } from '../../routing/resolve'

/** Where a person goes on after signing in who wanted nothing in particular (spec §2.12). */
const overview = '/admin'

const signInAddress = '/admin/login'

const wanted = z
  .string()
  .refine((address) => isPanelScreen(address) && address !== signInAddress)
  .catch(overview)

/**
 * The screen of the panel that a person asked for before signing in, by the `next` of the sign-in page's address or
 * form. Anybody can write that: whatever is no screen of the panel means the overview.
 */
export const returnAddress = (given: unknown): string => wanted.parse(given)

/** The sign-in page, which leads on to a screen of the panel. */
export function signInAddressFor(screen: string): string {
  return screen === overview ? signInAddress : `${signInAddress}?next=${screen}`
}

/** What the sign-in page says to somebody who comes from an e-mail, by the `notice` of its address. */
export const notices = ['confirmed', 'link', 'everywhere', 'email', 'half'] as const

export type LoginNotice = (typeof notices)[number]

/** What the page of the forgotten password says, by the `notice` of its address. */
export const passwordNotices = ['link', 'elsewhere'] as const

export type PasswordNotice = (typeof passwordNotices)[number]

/** What the page of the own account says, by the `notice` of its address. */
export const accountNotices = ['password', 'email', 'half', 'link'] as const

export type AccountNotice = (typeof accountNotices)[number]

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

import { environment } from './environment.ts'
import { loopbackNumber } from './variables.ts'

/** What prerendered pages hold. Pages that renew later hold the values of the start. */
const ofPages = [
  'SITE_URL',
  'SITE_NAME',
  'SITE_EMAIL',
  'CHAT_HOST',
  'CHAT_NUMBER',
  'PICTURE_PROFILE_URL',
] as const

/** The values of this process that pages hold, for next.config.ts to write into what is built. */
export const valuesOfPages = (): string => JSON.stringify(ofPages.map((name) => environment[name]))

/**
 * Which variables of this process are others than those of the build, in words; undefined where none is. Such a site
 * serves two addresses or brands at once, and its mails lead to the address of the start.
 * @param builtWith `valuesOfPages` of the build; undefined where nothing was built
 */
export function otherThanBuilt(builtWith: string | undefined): string | undefined {
  if (builtWith === undefined) return undefined
  const built: unknown = JSON.parse(builtWith)
  const differing = ofPages.flatMap((name, place) => {
    const then: unknown = Array.isArray(built) ? built[place] : undefined
    return then === environment[name] ? [] : [`${name} is ${environment[name]}, and was ${then} in the build`]
  })
  return differing.length === 0 ? undefined : differing.join('; ')
}

/**
 * Why the standalone server cannot listen where it was told to, in words; undefined where it can. On a loopback address by
 * its number Next takes its own pages for those of another site: each redirects to itself, while the health check is well.
 */
export const hostnameProblem = (hostname: string | undefined): string | undefined =>
  hostname !== undefined && loopbackNumber.test(hostname)
    ? `HOSTNAME: expected localhost in place of ${hostname}, where Next does not find its own pages`
    : undefined

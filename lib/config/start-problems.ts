import { loopbackNumber } from './variables.ts'

/**
 * Why the standalone server cannot listen where it was told to, in words; undefined where it can. On a loopback address by
 * its number Next takes its own pages for those of another site: each redirects to itself, while the health check is well.
 */
export const hostnameProblem = (hostname: string | undefined): string | undefined =>
  hostname !== undefined && loopbackNumber.test(hostname)
    ? `HOSTNAME: expected localhost in place of ${hostname}, where Next does not find its own pages`
    : undefined

import { log, reason } from '../log'

/**
 * A value that cannot be used, or that the build was not made with, stops the start (README "Configuration"): the
 * standalone server reads no configuration file that would notice, and would answer every request with an error.
 */
try {
  const { switchMismatch } = await import('./switches')
  const mismatch = switchMismatch(process.env.BUILT_WITH_PAGE_CACHE)
  if (mismatch) throw new Error(mismatch)
} catch (error) {
  log.error('environment-unusable', { reason: reason(error) })
  process.exit(1)
}

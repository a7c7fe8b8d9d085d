import { log, reason } from '../log'

/**
 * A value that cannot be used, or that the build was not made with, stops the start (README "Configuration"): the
 * standalone server reads no configuration file that would notice, and would answer every request with an error.
 */
try {
  const { switchMismatch } = await import('./switches')
  const { hostnameProblem } = await import('./start-problems')
  const { otherThanBuilt } = await import('./page-values')
  const problem = switchMismatch(process.env.BUILT_WITH_PAGE_CACHE) ?? hostnameProblem(process.env.HOSTNAME)
  if (problem) throw new Error(problem)
  const differing = otherThanBuilt(process.env.BUILT_WITH_VALUES)
  if (differing) log.warn('environment-differs', { reason: differing })
} catch (error) {
  log.error('environment-unusable', { reason: reason(error) })
  process.exit(1)
}

import { log, reason } from '../process/log'

/**
 * A value that cannot be used stops the start (README "Configuration"): the standalone server reads no configuration file
 * that would notice, and would answer every request with an error.
 */
try {
  await import('./environment')
  const { hostnameProblem } = await import('./variables')
  const problem = hostnameProblem(process.env.HOSTNAME)
  if (problem) throw new Error(problem)
} catch (error) {
  log.error('environment-unusable', { reason: reason(error) })
  process.exit(1)
}

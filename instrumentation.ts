/** Runs once before the server takes its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  await import('./lib/config/start-check')
  const { followContent } = await import('./lib/content/current')
  followContent()
  // Reloading while developing comes over an upgraded connection.
  if (process.env.NODE_ENV !== 'production') return
  const { guardServers, knock } = await import('./lib/front/door')
  guardServers()
  knock()
}

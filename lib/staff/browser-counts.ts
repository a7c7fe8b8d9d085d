import type { Counts } from './counts'

const isCount = (value: unknown): value is number | null => value === null || typeof value === 'number'

function isCounts(value: unknown): value is Counts {
  return (
    typeof value === 'object' &&
    value !== null &&
    'tours' in value &&
    isCount(value.tours) &&
    'expeditions' in value &&
    isCount(value.expeditions) &&
    'aca_courses' in value &&
    isCount(value.aca_courses) &&
    'site_content' in value &&
    isCount(value.site_content)
  )
}

/** Asks for the dashboard's counts again; undefined where no answer came. */
export async function fetchCounts(): Promise<Counts | undefined> {
  try {
    const response = await fetch('/api/admin/counts', {
      cache: 'no-store',
      signal: AbortSignal.timeout(20_000),
    })
    const body: unknown = await response.json()
    return response.ok && isCounts(body) ? body : undefined
  } catch {
    return undefined
  }
}

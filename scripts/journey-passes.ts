import { readdirSync } from 'node:fs'

/**
 * Journeys that change what every page shows, stop their backend or ask it for its mails. Each has an embedded backend of
 * its own, except where a hosted project is tested: there is but one.
 */
export const journeysWithOwnBackend = [
  'content.spec.ts',
  'editor.spec.ts',
  'people.spec.ts',
  'preview.spec.ts',
  'restore.spec.ts',
  'several-processes.spec.ts',
] as const

export interface JourneyPass {
  name: string
  /** For `playwright test`. */
  options: string[]
}

/** How the journeys run: all at once, or on a hosted project first those that share it, then the others in turn. */
export function journeyPasses(isHosted: boolean): JourneyPass[] {
  if (!isHosted) return [{ name: 'journeys', options: [] }]
  const apart = new Set<string>(journeysWithOwnBackend)
  const together = readdirSync('__tests__/journeys').filter(
    (file) => file.endsWith('.spec.ts') && !apart.has(file),
  )
  return [
    { name: 'journeys', options: together.map(onlyThis) },
    {
      name: 'journeys that change the content',
      options: [...journeysWithOwnBackend.map(onlyThis), '--workers', '1'],
    },
  ]
}

/** Playwright takes file names as patterns. */
const onlyThis = (file: string): string => `/${file.replaceAll('.', '\\.')}$`

import { buildCatalogue, type Catalogue, nothingPublished } from '../catalogue/build/catalogue.ts'
import { environment } from '../config/environment.ts'
import { log, reason } from '../process/log.ts'
import { askForContent, askForVersion } from './backend.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'
import { nameOfContent } from './state.ts'

function show(catalogue: Catalogue, isLoaded: boolean): Catalogue {
  globalThis.siteContent = { catalogue, isLoaded, name: nameOfContent(catalogue) }
  return catalogue
}

/** One log line for each item that could not be shown as published. */
function reportProblems({ problems, version }: Catalogue): void {
  for (const { collection, id, issues } of problems) {
    log.error('content-item-unusable', {
      collection,
      id,
      version,
      issues: issues.map(({ path, code }) => `${path}: ${code}`),
    })
  }
}

function start(): Catalogue {
  const catalogue = buildCatalogue((environment.SUPABASE_URL && readSnapshot()) || nothingPublished)
  reportProblems(catalogue)
  return show(catalogue, false)
}

/** The catalogue that this process shows now: the snapshot's or the shipped one until the backend has answered. */
export const currentCatalogue = (): Catalogue => globalThis.siteContent?.catalogue ?? start()

declare global {
  /** The last load that was begun: bundles of one process wait for each other here. */
  var siteContentLoad: Promise<unknown> | undefined
}

async function load(): Promise<Catalogue> {
  const content = await askForContent()
  const catalogue = buildCatalogue(content, currentCatalogue())
  reportProblems(catalogue)
  show(catalogue, true)
  await writeSnapshot(catalogue.shown)
  return catalogue
}

/**
 * Loads what is published now, for the process that has just changed something: the next request shows it.
 * @throws where the backend cannot be asked; the poll then follows
 */
export function refreshContent(): Promise<Catalogue> {
  // One after the other, so that an older answer never replaces a newer one.
  const next = (globalThis.siteContentLoad ?? Promise.resolve()).then(load, load)
  globalThis.siteContentLoad = next.catch(() => {})
  return next
}

/** Whether the last question failed, so that an outage leaves one line in the log and not one every few seconds. */
let isFailing = false

/**
 * Asks for the content version once, and loads the content where it is another one than this process shows. A process that
 * has only what was kept loads it whatever its version: an earlier release may have kept an item as it was before, because
 * it could not read what was published.
 */
export async function pollContent(): Promise<void> {
  try {
    const version = await askForVersion()
    if (version !== currentCatalogue().version || !globalThis.siteContent?.isLoaded) await refreshContent()
    if (isFailing) log.info('content-reachable', {})
    isFailing = false
  } catch (error) {
    if (!isFailing) log.warn('content-unreachable', { reason: reason(error) })
    isFailing = true
  }
}

/**
 * Keeps the catalogue of this process current: asks for the content version every `CONTENT_POLL_SECONDS`, one
 * question at a time. Does nothing where no backend is configured.
 */
export function followContent(): void {
  currentCatalogue()
  if (!environment.SUPABASE_URL) return
  const next = () => setTimeout(poll, environment.CONTENT_POLL_SECONDS * 1000).unref()
  const poll = () => void pollContent().finally(next)
  poll()
}

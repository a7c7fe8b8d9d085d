import 'server-only'
import { refreshContent } from '../../content/current'
import { log, reason } from '../../process/log'

/**
 * Loads what is published now into this process, after a picture came, went or moved; the record of it has raised the
 * version, and every other process follows within its poll. The change itself is done: a failure is logged.
 */
export async function showPictures(): Promise<void> {
  try {
    await refreshContent()
  } catch (error) {
    log.error('pictures-not-shown', { reason: reason(error) })
  }
}

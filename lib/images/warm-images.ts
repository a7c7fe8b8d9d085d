import 'server-only'
import { log, reason } from '../log'
import { staffSources } from './staff-pictures'

/** Milliseconds that one size may take: the largest AVIF needs about two seconds on a small machine. */
const patience = 20_000

/**
 * Asks the site itself for every size of a fresh photograph, one after the other, so that the optimiser has
 * made them before the first visitor comes. For `after()` in the handler of an upload; it never throws.
 * @param image address on this site, such as `/media/tour-images/passeio-veleiro--1.jpg`
 * @param origin where this very process answers, such as `http://localhost:3000`
 */
export async function warmProductImage(image: string, origin: string): Promise<void> {
  for (const source of staffSources(image)) {
    try {
      const response = await fetch(new URL(source, origin), {
        headers: { accept: 'image/avif,image/webp,*/*' },
        cache: 'no-store',
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`answered ${response.status}`)
    } catch (error) {
      log.warn('image-not-warmed', { image, source, reason: reason(error) })
      return
    }
  }
}

/**
 * A first step of `npm run build`: asks the configured backend for what staff published, so that the build renders it
 * and the built site knows it when the backend is away at its start. Without an answer the build goes on with what the
 * last one had, or with the catalogue as shipped.
 */

import './build-environment.ts'
import { environment } from '../lib/config/environment.ts'
import { askForContent } from '../lib/content/backend.ts'
import { writeSnapshot } from '../lib/content/snapshot.ts'
import { reason } from '../lib/log.ts'

if (environment.SUPABASE_URL) {
  try {
    const content = await askForContent()
    await writeSnapshot(content)
    console.log(`Content of version ${content.version} is built in.`)
  } catch (error) {
    console.log(`The backend does not say what was published (${reason(error)}); building without it.`)
  }
}

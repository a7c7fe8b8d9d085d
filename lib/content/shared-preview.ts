import { environment } from '../config/environment.ts'
import { log, reason } from '../process/log.ts'
import { isToken } from '../routing/preview-link.ts'
import { askForSharedDraft } from './backend.ts'
import type { SharedDraft } from './published.ts'

/** What a link to a draft opens. That it is over and that it cannot be looked up now are two answers. */
export type SharedPreview = ({ kind: 'open' } & SharedDraft) | { kind: 'ended' } | { kind: 'failed' }

/** The draft that the token of a link opens. A failure is logged, without the token; never rejects. */
export async function loadSharedPreview(token: string): Promise<SharedPreview> {
  if (!isToken(token) || !environment.SUPABASE_URL) return { kind: 'ended' }
  try {
    const draft = await askForSharedDraft(token)
    return draft ? { kind: 'open', ...draft } : { kind: 'ended' }
  } catch (error) {
    log.error('shared-preview-not-loaded', { reason: reason(error) })
    return { kind: 'failed' }
  }
}

import type { PageAddresses } from '../../routing/pages'
import 'server-only'
import { z } from 'zod'
import type { Collection } from '../../catalogue/base/documents'
import { log } from '../../process/log'
import { previewLinkAddresses } from '../../routing/preview-link'
import type { SessionClient } from '../../supabase/server'
import type { Editor } from './content-changes'
import { askForContent, type ContentResult } from './content-rows'

const moment = z.iso.datetime({ offset: true }).transform((at) => new Date(at))

const openLinksSchema = z.array(
  z.object({ id: z.uuid(), created_by_email: z.string().nullable(), created_at: moment, expires_at: moment }),
)

/** A link that opens an item's draft now. Its address is not stored. */
export type OpenLink = z.infer<typeof openLinksSchema>[number]

interface Item {
  collection: Collection
  id: string
}

/** The links that open an item's draft now, newest first. */
export const loadOpenLinks = (
  client: SessionClient,
  { collection, id }: Item,
): Promise<ContentResult<OpenLink[]>> =>
  askForContent(
    'load-preview-links',
    client
      .from('preview_links')
      .select('id, created_by_email, created_at, expires_at')
      .eq('collection', collection)
      .eq('item', id)
      .gt('expires_at', new Date().toISOString())
      .order('created_at', { ascending: false })
      .limit(100),
    openLinksSchema,
  )

const madeLinkSchema = z.object({ id: z.uuid(), token: z.string(), expiresAt: moment })

/** A link that was just made: the only time that its address is known. */
export interface MadeLink {
  addresses: PageAddresses
  expiresAt: Date
}

/** Makes a link that opens an item's draft for seven days, as the database has it. The log tells of it without the token. */
export async function makePreviewLink(
  { client, account }: Editor,
  { collection, id }: Item,
): Promise<ContentResult<MadeLink>> {
  const query = client.rpc('create_preview_link', { collection, item: id })
  const made = await askForContent('create-preview-link', query, madeLinkSchema)
  if (!made.ok) return made
  const { token, expiresAt, id: link } = made.value
  log.info('preview-link-made', { account, subject: `${collection}/${id}`, link, until: expiresAt })
  return { ok: true, value: { addresses: previewLinkAddresses(token), expiresAt } }
}

/**
 * Ends a link at once, for whoever has it.
 * @param link its id
 */
export async function endPreviewLink(
  { client, account }: Editor,
  link: string,
): Promise<ContentResult<void>> {
  const query = client.rpc('end_preview_link', { link })
  const ended = await askForContent(
    'end-preview-link',
    query,
    z.unknown().transform(() => undefined),
  )
  if (ended.ok) log.info('preview-link-ended', { account, link })
  return ended
}

/** The result of the last action on links to a draft. */
export type ShareState =
  | { kind: 'untouched' }
  /** With the full addresses, which are shown this once, and when the link expires, in words. */
  | { kind: 'made'; addresses: PageAddresses; until: string }
  | { kind: 'ended' }
  /** `unknown`: the database has no such item yet. */
  | { kind: 'failed' | 'unknown' }

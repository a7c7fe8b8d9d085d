'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { sentForm } from '@/app/[locale]/admin/sent-form'
import { collections } from '@/lib/catalogue/base/documents'
import { momentText } from '@/lib/i18n/paraty-clock'
import { requestLocale } from '@/lib/i18n/request-locale'
import { site } from '@/lib/site'
import { itemId } from '@/lib/staff/content/change-schemas'
import { previewAddress } from '@/lib/staff/content/collections'
import type { Editor } from '@/lib/staff/content/content-changes'
import { endPreviewLink, makePreviewLink, type ShareState } from '@/lib/staff/content/preview-links'
import { enterPanel } from '../page-gate'

const changeSchema = z
  .object({ collection: z.enum(collections), id: itemId })
  .and(
    z.discriminatedUnion('change', [
      z.object({ change: z.literal('make') }),
      z.object({ change: z.literal('end'), link: z.uuid() }),
    ]),
  )

/** Makes a link to an item's draft, whose address it says this one time, or ends one. */
export async function changeLinksAction(_previous: ShareState, sent: FormData): Promise<ShareState> {
  const locale = await requestLocale()
  const change = changeSchema.safeParse(Object.fromEntries(sentForm(sent)))
  if (!change.success) return { kind: 'failed' }
  const gate = await enterPanel(locale, previewAddress(change.data.collection, change.data.id))
  if (!gate) return { kind: 'failed' }
  const editor: Editor = { client: gate.client, account: gate.user.id }
  // The list of open links is part of the page.
  refresh()
  if (change.data.change === 'end') {
    const ended = await endPreviewLink(editor, change.data.link)
    return { kind: ended.ok ? 'ended' : 'failed' }
  }
  const made = await makePreviewLink(editor, change.data)
  if (!made.ok) return { kind: made.refusal.kind === 'unknown' ? 'unknown' : 'failed' }
  const { addresses, expiresAt } = made.value
  return {
    kind: 'made',
    addresses: { 'pt-BR': site.origin + addresses['pt-BR'], 'en-GB': site.origin + addresses['en-GB'] },
    until: momentText(expiresAt, locale),
  }
}

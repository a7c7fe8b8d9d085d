'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { writeGate } from '@/lib/auth/gate'
import { momentText } from '@/lib/auth/moment-text'
import { sentForm } from '@/lib/auth/sent-form'
import { collections } from '@/lib/catalogue/base/documents'
import type { Locale } from '@/lib/locales'
import type { Editor } from '@/lib/panel/content-changes'
import { requestLocale } from '@/lib/panel/content-request'
import { itemId } from '@/lib/panel/content-requests'
import { endPreviewLink, makePreviewLink } from '@/lib/panel/preview-links'
import type { ShareState } from '@/lib/panel/share-state'
import { addressOf } from '@/lib/routing/pages'
import { site } from '@/lib/site'

const wishSchema = z
  .object({ collection: z.enum(collections), id: itemId })
  .and(
    z.discriminatedUnion('change', [
      z.object({ change: z.literal('make') }),
      z.object({ change: z.literal('end'), link: z.uuid() }),
    ]),
  )

/** The administrator who asks; undefined where it cannot be found out who does. Everybody else is led away. */
async function enterAsEditor(locale: Locale): Promise<Editor | undefined> {
  const gate = await writeGate()
  if (gate.kind === 'anonymous') redirect('/admin/login')
  if (gate.kind === 'denied' && !gate.lookupFailed) redirect(`${addressOf('home', locale)}#acesso-negado`)
  return gate.kind === 'admin' ? { client: gate.client, account: gate.user.id } : undefined
}

/** Makes a link to an item's draft, whose address it says this one time, or ends one. */
export async function changeLinksAction(_previous: ShareState, sent: FormData): Promise<ShareState> {
  const locale = await requestLocale()
  const wish = wishSchema.safeParse(Object.fromEntries(sentForm(sent)))
  const editor = await enterAsEditor(locale)
  if (!editor || !wish.success) return { kind: 'failed' }
  // The list of open links is part of the page.
  refresh()
  if (wish.data.change === 'end') {
    const ended = await endPreviewLink(editor, wish.data.link)
    return { kind: ended.ok ? 'ended' : 'failed' }
  }
  const made = await makePreviewLink(editor, wish.data)
  if (!made.ok) return { kind: made.refusal.kind === 'unknown' ? 'unknown' : 'failed' }
  const { addresses, expiresAt } = made.value
  return {
    kind: 'made',
    portuguese: site.origin + addresses['pt-BR'],
    english: site.origin + addresses['en-GB'],
    until: momentText(expiresAt, locale),
  }
}

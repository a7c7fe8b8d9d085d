'use server'

import { redirect } from 'next/navigation'
import { sentForm } from '@/app/[locale]/admin/sent-form'
import { currentCatalogue } from '@/lib/content/current'
import { requestLocale } from '@/lib/i18n/request-locale'
import { changeRedirects, type RedirectState, readRedirects } from '@/lib/staff/content/redirects'
import { enterPanel } from '../page-gate'

const field = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Adds the lines of a form, all or none of them; they count at once. */
export async function addRedirectsAction(_previous: RedirectState, sent: FormData): Promise<RedirectState> {
  const form = sentForm(sent)
  const gate = await enterPanel(await requestLocale(), '/admin/redirects')
  const text = field(form, 'lines') || `${field(form, 'from').trim()} ${field(form, 'to')}`.trim()
  if (!gate) return { text, problem: 'unavailable' }
  const { redirects, problems } = readRedirects(text, currentCatalogue().addresses)
  if (problems.length > 0) return { text, lines: problems.slice(0, 50) }
  if (redirects.length === 0) return { text, problem: 'empty' }
  const changed = await changeRedirects({ client: gate.client, account: gate.user.id }, { add: redirects })
  if (changed.ok) return changed.value === 'many' ? { text, problem: 'many' } : { text: '', isDone: true }
  const { kind } = changed.refusal
  return { text, problem: kind === 'conflict' || kind === 'denied' ? kind : 'unavailable' }
}

/** Takes one redirect away. */
export async function removeRedirectAction(sent: FormData): Promise<never> {
  const from = field(sentForm(sent), 'from')
  const gate = await enterPanel(await requestLocale(), '/admin/redirects')
  const changed =
    gate && (await changeRedirects({ client: gate.client, account: gate.user.id }, { remove: [from] }))
  redirect(`/admin/redirects?${changed?.ok ? 'notice=removed' : 'problem=unavailable'}`)
}

import 'server-only'
import { type Redirect, redirectLimits, redirectsSchema } from '../../catalogue/shape/redirects'
import { refreshContent } from '../../content/current'
import { defaultLocale } from '../../i18n/locales'
import { log, reason } from '../../process/log'
import { type AddressBook, redirectsId } from '../../routing/address-book'
import { placeOf } from '../../routing/places'
import { resolveAddress, respelled } from '../../routing/resolve'
import { site } from '../../site'
import type { SessionClient } from '../../supabase/server'
import { logEvent } from '../people/events'
import { answeredRowSchema, askForContent, type ContentResult, loadRow } from './content-rows'

const item = { collection: 'site_content', id: redirectsId } as const

/** Why a line of "old new" is refused; the words stand in `messages/{locale}/visitors.json`. */
export type RedirectProblem = 'unreadable' | 'living' | 'repeated' | 'target' | 'many'

export interface LineProblem {
  /** Number of the line, from 1. */
  line: number
  text: string
  problem: RedirectProblem
}

/** What became of the lines that were sent. */
export interface RedirectState {
  /** What was typed, where it was not saved. */
  text: string
  isDone?: boolean
  lines?: LineProblem[]
  problem?: 'empty' | 'many' | 'conflict' | 'denied' | 'unavailable'
}

/** The path of an address with or without its host, as it is compared; undefined for what is none. */
function pathOf(text: string, isOwnHost = false): string | undefined {
  const isWhole = /^https?:\/\//i.test(text)
  if (isWhole && !URL.canParse(text)) return undefined
  if (isWhole && isOwnHost && new URL(text).host !== new URL(site.origin).host) return undefined
  const path = respelled(isWhole ? new URL(text).pathname : (text.split(/[?#]/, 1)[0] ?? ''))
  const isPath = path?.startsWith('/') && path.length <= redirectLimits.length && !/[\p{Cc}\\]/u.test(path)
  return isPath ? path : undefined
}

/** Whether something of the site stands at an address, or, for a folder, whether the site keeps files or screens in it. */
function isLiving(book: AddressBook, from: string): boolean {
  const path = from.replace(/\*$/, 'x')
  const withoutRedirects = { ...book, redirects: new Map() }
  return placeOf(path) !== 'page' || resolveAddress(withoutRedirects, path, defaultLocale).kind !== 'missing'
}

function lineOf(book: AddressBook, text: string): Redirect | RedirectProblem {
  const [old = '', target = '', ...more] = text.split(/[\s,;]+/)
  const from = pathOf(old)
  const isFolder = from?.endsWith('/*') && from.length > 2
  if (!from || from === '/*' || more.length > 0 || from.slice(0, isFolder ? -1 : undefined).includes('*'))
    return 'unreadable'
  if (isLiving(book, from)) return 'living'
  const to = pathOf(target, true)
  return to !== undefined && book.entries.has(to) ? { from, to } : 'target'
}

/**
 * Reads lines of an old address, a space, and the page that it leads to. A page stands at no old address and at every new
 * one, so that there is no chain and no loop.
 */
export function readRedirects(
  text: string,
  book: AddressBook,
): { redirects: Redirect[]; problems: LineProblem[] } {
  const redirects = new Map<string, Redirect>()
  const problems: LineProblem[] = []
  for (const [index, whole] of text.split('\n').entries()) {
    const line = whole.trim()
    if (line === '') continue
    const read = redirects.size >= redirectLimits.count ? 'many' : lineOf(book, line)
    const found = typeof read !== 'string' && redirects.has(read.from) ? 'repeated' : read
    if (typeof found === 'string')
      problems.push({ line: index + 1, text: line.slice(0, redirectLimits.length), problem: found })
    else redirects.set(found.from, found)
  }
  return { redirects: [...redirects.values()], problems }
}

interface StoredRedirects {
  redirects: readonly Redirect[]
  revision: number
}

/** The redirects that are published, as they were written. */
export async function loadRedirects(client: SessionClient): Promise<ContentResult<StoredRedirects>> {
  const row = await loadRow(client, item.collection, item.id)
  if (!row.ok) return row
  const redirects = redirectsSchema.safeParse(row.value?.published).data?.redirects ?? []
  return { ok: true, value: { redirects, revision: row.value?.revision ?? 0 } }
}

/**
 * Adds redirects, or takes them away, and publishes the whole at once: history, audit log and content version go with it.
 * A line for an address that has one replaces it.
 */
export async function changeRedirects(
  { client, account }: { client: SessionClient; account: string },
  { add = [], remove = [] }: { add?: readonly Redirect[]; remove?: readonly string[] },
): Promise<ContentResult<'done' | 'many'>> {
  const stored = await loadRedirects(client)
  if (!stored.ok) return stored
  const changed = new Map(stored.value.redirects.map((redirect) => [redirect.from, redirect]))
  for (const redirect of add) changed.set(redirect.from, redirect)
  for (const from of remove) changed.delete(from)
  if (changed.size > redirectLimits.count) return { ok: true, value: 'many' }
  const document = {
    redirects: [...changed.values()].sort((one, other) => one.from.localeCompare(other.from)),
  }
  const { revision } = stored.value
  const saved = await askForContent(
    'save-redirects',
    client.rpc('save_draft', { ...item, document, revision, shipped: true }),
    answeredRowSchema,
  )
  if (!saved.ok) return saved
  const published = await askForContent(
    'publish-redirects',
    client.rpc('publish_item', { ...item, revision: saved.value.revision }),
    answeredRowSchema,
  )
  if (!published.ok) return published
  logEvent({ kind: 'publication', account, subject: `${item.collection}/${item.id}` })
  try {
    await refreshContent()
  } catch (error) {
    // It is published: this process follows with the next poll.
    log.error('content-not-refreshed', { reason: reason(error) })
  }
  return { ok: true, value: 'done' }
}

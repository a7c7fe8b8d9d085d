import 'server-only'
import type { Collection } from '../catalogue/base/documents'
import type { Catalogue } from '../catalogue/catalogue'
import { layOver } from '../catalogue/change'
import { documentBelow, isShipped, parseTrip } from '../catalogue/document'
import { factNames, factText } from '../catalogue/fact-text'
import { factContext } from '../catalogue/read'
import { type Locale, locales } from '../locales'
import { addressOf } from '../routing/pages'
import type { SessionClient } from '../supabase/server'
import { isTripCollection } from './collections'
import { spokenIssue } from './content-answers'
import { checkContent } from './content-check'
import { titleOf } from './content-list'
import { loadRow, type Outcome } from './content-rows'
import { fieldsOf } from './field-nodes'

/** The facts that an item's words may name, as they read in each language. */
function factsOf(catalogue: Catalogue, collection: Collection, id: string, change: unknown) {
  if (!isTripCollection(collection)) return []
  const parsed = parseTrip(collection, id, change)
  const trip = parsed.ok ? parsed.value : catalogue.everyTrip.get(id)
  if (!trip) return []
  return factNames.map((name) => ({
    name,
    texts: Object.fromEntries(
      locales.flatMap((locale) => {
        const text = factText(name, trip, factContext(catalogue, locale))
        return text === undefined ? [] : [[locale, text]]
      }),
    ),
  }))
}

/** Where visitors see a part of the site, or a course. */
const pageOf = (id: string, locale: Locale): string =>
  addressOf(id === 'policy-figures' ? 'policy' : 'home', locale)

/**
 * Everything that the editor of an item begins with, in one question to the database.
 * @returns undefined where there is no such item
 */
export async function loadEditor(
  client: SessionClient,
  { collection, id }: { collection: Collection; id: string },
  { catalogue, locale }: { catalogue: Catalogue; locale: Locale },
) {
  const fields = fieldsOf(collection, id)
  const row = await loadRow(client, collection, id)
  if (!row.ok) return row
  if (fields.length === 0 || (!row.value && !isShipped(collection, id)))
    return { ok: true, value: undefined } as const
  const change = row.value?.draft ?? row.value?.published ?? {}
  const below = documentBelow(collection, id)
  const stored = layOver(below, change)
  const { refused, blocking, warnings } = checkContent(catalogue, collection, id, change)
  const spoken = (issues: typeof warnings) => issues.map((issue) => spokenIssue(issue, locale))
  const value = {
    fields,
    below,
    stored,
    isShipped: isShipped(collection, id),
    revision: row.value?.revision ?? 0,
    hasDraft: Boolean(row.value?.draft),
    checked: { blocking: spoken([...refused, ...blocking]), warnings: spoken(warnings) },
    facts: factsOf(catalogue, collection, id, change),
    hrefs: { 'pt-BR': pageOf(id, 'pt-BR'), 'en-GB': pageOf(id, 'en-GB') },
    title: titleOf({ collection, id }, stored, locale),
  }
  return { ok: true, value } satisfies Outcome<unknown>
}

import 'server-only'
import type { Collection } from '../../catalogue/base/documents'
import type { Catalogue } from '../../catalogue/build/catalogue'
import { baseDocument, isShipped, mergedDocument, parseTrip } from '../../catalogue/build/parse-document'
import { factContext } from '../../catalogue/build/trip-view'
import type { DocumentIssue } from '../../catalogue/shape/document-schema'
import { factNames, factText } from '../../catalogue/text/placeholders'
import { type Locale, locales } from '../../i18n/locales'
import { momentText } from '../../i18n/paraty-clock'
import { wordsOf } from '../../i18n/words'
import type { SessionClient } from '../../supabase/server'
import { loadAccountNames } from '../people/people'
import { isTripCollection } from './collections'
import { issueMessageIn } from './content-answers'
import { checkDraft } from './content-check'
import { pageOf, titleOf } from './content-list'
import type { ContentRow } from './content-rows'
import { withoutPastDates } from './dated-items'
import { fieldsOf } from './schema-fields'

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

/** Somebody else whose words wait in the draft: they go out with it, and whoever wrote them may still be at it. */
async function colleagueOf(
  client: SessionClient,
  row: ContentRow | undefined,
  { account, locale }: { account: string; locale: Locale },
): Promise<{ who: string; at: string } | undefined> {
  if (!row?.draft || !row.draft_by || !row.draft_at || row.draft_by === account) return undefined
  const people = await loadAccountNames(client)
  const who = (people.ok && people.value.get(row.draft_by)) || wordsOf(locale).contentPanel.history.someone
  return { who, at: momentText(new Date(row.draft_at), locale) }
}

/**
 * Everything that the editor of an item begins with.
 * @param row what the database has of it, if anything
 * @returns undefined where there is no such item
 */
export async function editorData(
  { collection, id }: { collection: Collection; id: string },
  row: ContentRow | undefined,
  {
    client,
    account,
    catalogue,
    locale,
  }: { client: SessionClient; account: string; catalogue: Catalogue; locale: Locale },
) {
  const fields = fieldsOf(collection, id)
  if (fields.length === 0 || (!row && !isShipped(collection, id))) return undefined
  const change = row?.draft ?? row?.published ?? {}
  const below = baseDocument(collection, id)
  const stored = withoutPastDates(mergedDocument(collection, id, change), Date.now())
  const check = await checkDraft({ client, catalogue }, { collection, id }, change)
  // Unknown for now: the editor checks again with the next change.
  const { refused, blocking, warnings } = check.ok ? check.value : { refused: [], blocking: [], warnings: [] }
  const messagesFor = (issues: DocumentIssue[]) => issues.map((issue) => issueMessageIn(issue, locale))
  return {
    fields,
    below,
    stored,
    isShipped: isShipped(collection, id),
    revision: row?.revision ?? 0,
    hasDraft: Boolean(row?.draft),
    colleague: await colleagueOf(client, row, { account, locale }),
    isOnlyDraft: !isShipped(collection, id) && !row?.published,
    unseen: row?.deleted_at ? ('deleted' as const) : row?.hidden ? ('hidden' as const) : undefined,
    checked: { blocking: messagesFor([...refused, ...blocking]), warnings: messagesFor(warnings) },
    facts: factsOf(catalogue, collection, id, change),
    hrefs: { 'pt-BR': pageOf(id, 'pt-BR'), 'en-GB': pageOf(id, 'en-GB') } satisfies Record<Locale, string>,
    title: titleOf({ collection, id }, stored, locale),
  }
}

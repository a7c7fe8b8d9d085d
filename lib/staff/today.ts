import 'server-only'
import { z } from 'zod'
import { type Collection, collections } from '../catalogue/base/documents'
import type { Catalogue } from '../catalogue/build/catalogue'
import { byMoment } from '../catalogue/shape/departure'
import type { UpcomingDate } from '../catalogue/shape/trip'
import { defaultLocale, type Locale } from '../i18n/locales'
import { dayOf, paratyMinute } from '../planning/paraty-time'
import { callBackend } from '../supabase/call'
import type { SessionClient } from '../supabase/server'
import { panelAddress } from './content/collections'
import { documentOf, titleOf } from './content/content-list'
import { loadAccountNames } from './people/people'

/** A departure or class of a day. */
export interface Departure extends Pick<UpcomingDate, 'date' | 'time' | 'state'> {
  collection: Collection
  id: string
  title: string
  note?: string
}

/** Departures and classes from one day to another, both included, in their order. */
export function departuresBetween(
  { trips, courses }: Pick<Catalogue, 'trips' | 'courses'>,
  locale: Locale,
  from: string,
  to: string,
): Departure[] {
  const items = [
    ...trips.map((trip) => ({
      collection: trip.kind === 'tour' ? ('tours' as const) : ('expeditions' as const),
      id: trip.slug,
      dates: trip.dates,
      words: trip.words,
    })),
    ...courses.map(({ id, dates, words }) => ({ collection: 'aca_courses' as const, id, dates, words })),
  ]
  return items
    .flatMap(({ collection, id, dates, words }) =>
      dates
        .filter(({ date }) => date >= from && date <= to)
        .map(({ date, time, state, note }) => ({
          collection,
          id,
          title: words[locale].title || words[defaultLocale].title,
          date,
          time,
          state,
          note: note?.[locale] || note?.[defaultLocale],
        })),
    )
    .sort(byMoment)
}

const draftSchema = z.object({
  collection: z.enum(collections),
  id: z.string(),
  draft: z.record(z.string(), z.unknown()),
  draft_at: z.string().nullable(),
  draft_by: z.string().nullable(),
  revision: z.number(),
})

const waitingDrafts = (client: SessionClient) =>
  callBackend(
    'waiting-drafts',
    client
      .from('content_items')
      .select('collection, id, draft, draft_at, draft_by, revision')
      .not('draft', 'is', null)
      .is('deleted_at', null)
      .order('draft_at', { ascending: false })
      .limit(50),
    z.array(draftSchema),
  )

const changeSchema = z.object({
  id: z.number(),
  collection: z.enum(collections),
  item: z.string().nullable(),
  action: z.string(),
  actor_email: z.string().nullable(),
  at: z.string(),
})

/** Most changes that the overview tells of. */
const mostChanges = 12

const recentChanges = (client: SessionClient) =>
  callBackend(
    'recent-changes',
    client
      .from('content_revisions')
      .select('id, collection, item, action, actor_email, at')
      .order('at', { ascending: false })
      .order('id', { ascending: false })
      .limit(mostChanges),
    z.array(changeSchema),
  )

/**
 * What waits for the team: everything that the overview shows above the counts. Drafts and changes are undefined where
 * they could not be loaded, which is not the same as none.
 */
export async function loadToday(
  client: SessionClient,
  { catalogue, locale, now }: { catalogue: Catalogue; locale: Locale; now: number },
) {
  const [drafts, changes, people] = await Promise.all([
    waitingDrafts(client),
    recentChanges(client),
    loadAccountNames(client),
  ])
  const today = dayOf(paratyMinute(now))
  const tomorrow = dayOf(paratyMinute(now) + 24 * 60)
  const { until, words } = catalogue.content.notice
  const text = words[locale].text || words[defaultLocale].text
  return {
    today,
    notice: text && until && Date.parse(until) > now ? { text, until } : undefined,
    departures: departuresBetween(catalogue, locale, today, tomorrow),
    drafts: drafts.ok
      ? drafts.value.map(({ draft_at, draft_by, draft, ...item }) => ({
          collection: item.collection,
          id: item.id,
          title: titleOf(item, documentOf({ ...item, draft }), locale),
          href: panelAddress(item.collection, item.id),
          revision: item.revision,
          at: draft_at ?? undefined,
          by: (draft_by && people.ok && people.value.get(draft_by)) || undefined,
        }))
      : undefined,
    broken: catalogue.problems.map(({ collection, id }) => ({
      title: titleOf({ collection, id }, documentOf({ collection, id }), locale),
      href: panelAddress(collection, id),
    })),
    changes: changes.ok ? changes.value : undefined,
  }
}

export type Today = Awaited<ReturnType<typeof loadToday>>

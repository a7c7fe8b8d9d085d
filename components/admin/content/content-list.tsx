'use client'

import {
  type Announcements,
  closestCenter,
  DndContext,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { Collection } from '@/lib/catalogue/base/documents'
import { fill } from '@/lib/i18n/fill'
import type { Words } from '@/lib/i18n/words'
import { canBeAdded } from '@/lib/staff/content/collections'
import { binDays, type ItemState, itemStates, type ListedItem } from '@/lib/staff/content/listed-item'
import { type SentChange, sendChange } from '@/lib/staff/content/send-change'
import { fieldClass } from '../forms/text-field'
import { useScripts } from '../frame/use-scripts'
import { ContentRow } from './content-row'
import { ItemSheet } from './item-sheet'
import { OutcomeNotice, type ShownOutcome } from './outcome-text'
import { smallButton } from './small-button'
import { type OrderNews, useOrder } from './use-order'

interface ContentListProps {
  collection: Collection
  items: ListedItem[]
  words: Pick<Words['contentPanel'], 'list' | 'states' | 'screen' | 'price' | 'choices'>
  /** Whether the list is shown to its end, however long it is. */
  showsAll: boolean
  /** Whether somebody came to find one item: the search has the focus. */
  isSearched?: boolean
}

type Filter = 'inUse' | 'all' | ItemState

const isFilter = (value: string): value is Filter =>
  value === 'inUse' || value === 'all' || itemStates.some((state) => state === value)

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

function isShown({ title, id, states }: ListedItem, search: string, filter: Filter): boolean {
  if (!plain(`${title} ${id}`).includes(plain(search.trim()))) return false
  if (filter === 'all') return true
  return filter === 'inUse' ? !states.includes('deleted') : states.includes(filter)
}

const newsOf = (list: Words['contentPanel']['list']): Record<OrderNews, string> => ({
  picked: list.orderPicked,
  over: list.orderOver,
  dropped: list.orderDropped,
  cancelled: list.orderCancelled,
})

/** Rows of a list before the rest is asked for: each brings a dozen controls, and staff search more than they scroll. */
const firstRows = 40

/** Why nothing changed. Who was overtaken by somebody else sees at once how the item stands now. */
function refusal(
  outcome: Exclude<SentChange, { kind: 'done' }>,
  { list, screen: { errors } }: ContentListProps['words'],
  title: string | undefined,
): string {
  if (outcome.kind === 'refused') return outcome.issues[0]?.message ?? errors.failed
  if (title !== undefined && outcome.kind === 'conflict') return fill(list.overtaken, { title })
  if (title !== undefined && outcome.kind === 'unknown') return fill(list.gone, { title })
  return errors[outcome.kind]
}

/** A list of the panel: search, filter, order, and everything that can be done to an item without opening it. */
export function ContentList({ collection, items: loaded, words, showsAll, isSearched }: ContentListProps) {
  const { list } = words
  const [isAll, setAll] = useState(showsAll)
  const [search, setSearch] = useState('')
  const searchField = useRef<HTMLInputElement>(null)
  // What was typed before the scripts ran is looked for as well.
  useEffect(() => setSearch(searchField.current?.value ?? ''), [])
  const [filter, setFilter] = useState<Filter>('inUse')
  const [isBusy, setBusy] = useState(false)
  const [isOrdering, setOrdering] = useState(false)
  /** The item whose sheet is open. */
  const [opened, setOpened] = useState<string>()
  const [said, setSaid] = useState<ShownOutcome>()
  const router = useRouter()
  const hasScripts = useScripts()
  const id = useId()
  const [news, setNews] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  /** What the server has answered about items since the list was loaded: whoever acts again at once acts on that. */
  const revisions = useRef(new Map<string, number>())

  /** @param title of the item that it was about; none where it was about the whole list */
  const report = (outcome: SentChange, done: Pick<ShownOutcome, 'text' | 'look'>, title?: string) => {
    const { kind } = outcome
    setSaid(
      kind === 'done'
        ? done
        : { text: refusal(outcome, words, title), look: 'warning', signedOut: kind === 'signedOut' },
    )
    // The list of what is stored now; scroll and focus stay where they are.
    if (['done', 'conflict', 'unknown'].includes(kind)) router.refresh()
  }

  const order = useOrder({
    collection,
    loaded,
    isShown: (item) => isShown(item, search, filter),
    onNews: (kind, { title }, position) =>
      setNews(fill(newsOf(list)[kind], { title, position, all: shown.length })),
    onSaved: (outcome) => report(outcome, { text: list.orderSaved, look: 'good' }),
  })
  const { items } = order
  const shown = items.filter((item) => isShown(item, search, filter))
  const rows = isAll ? shown : shown.slice(0, firstRows)
  const openedItem = items.find((item) => item.id === opened)
  const isWhole = search.trim() === '' && (filter === 'inUse' || filter === 'all')
  const canOrder = canBeAdded(collection) && isWhole && hasScripts && !isBusy

  /** A row that goes further down than the list shows must not vanish from under the finger. */
  const showWhatFollows = (index: number) => {
    if (index === rows.length - 1) setAll(true)
  }

  const act = async (
    item: ListedItem,
    action: Parameters<typeof sendChange>[0]['action'],
    extra: object = {},
  ) => {
    if (isBusy) return
    setBusy(true)
    const revision = Math.max(item.revision, revisions.current.get(item.id) ?? 0)
    const outcome = await sendChange({ collection, id: item.id, action, body: { revision, ...extra } })
    if (outcome.kind === 'done' && outcome.row) revisions.current.set(item.id, outcome.row.revision)
    const waits = action === 'values' && item.states.includes('draft')
    const done = waits ? list.waits : action === 'duplicate' ? list.copied : list.done
    if (outcome.kind === 'done') setOpened(undefined)
    const { title } = item
    report(outcome, { text: fill(done, { title }), look: waits ? 'warning' : 'good' }, title)
    setBusy(false)
    // The focus would be lost with a row that disappears.
    const leaves = action === 'delete' || action === 'undelete'
    if (outcome.kind === 'unknown' || (outcome.kind === 'done' && leaves))
      status.current?.focus({ preventScroll: true })
  }

  const leaving = items.filter(({ daysLeft }) => daysLeft !== undefined)
  const empty = async (gone: ListedItem[]) => {
    if (isBusy) return
    setBusy(true)
    const body = { ids: gone.map((item) => item.id) }
    const outcome = await sendChange({ collection, action: 'empty', body })
    if (outcome.kind === 'done') setOpened(undefined)
    report(outcome, { text: fill(list.emptied, { count: gone.length }), look: 'good' })
    setBusy(false)
    if (outcome.kind === 'done') status.current?.focus({ preventScroll: true })
  }

  // Keys are for the list's own order (use-order.ts): a sensor that looks for what lies below loses its place on a page
  // that scrolls, and rows are of different heights.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const place = (words: string, moved: UniqueIdentifier, at: UniqueIdentifier): string =>
    fill(words, {
      title: items.find((item) => item.id === moved)?.title ?? String(moved),
      position: shown.findIndex((item) => item.id === at) + 1,
      all: shown.length,
    })
  const announcements: Announcements = {
    onDragStart: ({ active }) => place(list.orderPicked, active.id, active.id),
    onDragOver: ({ active, over }) => (over ? place(list.orderOver, active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => place(list.orderDropped, active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => place(list.orderCancelled, active.id, active.id),
  }

  return (
    // Not a grid, in which nothing sticks further down than its own row.
    <div className="flex flex-col gap-4">
      <form
        className="grid grid-cols-[1fr_9.5rem] gap-3 noscript:hidden sm:grid-cols-[1fr_16rem]"
        onSubmit={(event) => event.preventDefault()}
      >
        <label className="grid gap-1.5 font-semibold">
          {list.search}
          <input
            ref={searchField}
            type="search"
            // biome-ignore lint/a11y/noAutofocus: the way here says that something is looked for
            autoFocus={isSearched}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            className={fieldClass}
          />
        </label>
        <label className="grid gap-1.5 font-semibold">
          {list.filter}
          <select
            value={filter}
            onChange={({ target }) => setFilter(isFilter(target.value) ? target.value : 'inUse')}
            className={fieldClass}
          >
            <option value="inUse">{list.inUse}</option>
            <option value="all">{list.all}</option>
            {itemStates.map((state) => (
              <option key={state} value={state}>
                {words.states[state]}
              </option>
            ))}
          </select>
        </label>
      </form>
      <p className="text-sm text-soft">{fill(list.count, { count: shown.length, all: items.length })}</p>
      <OutcomeNotice outcome={said} signIn={words.screen.signIn} ref={status} />
      <p aria-live="assertive" className="sr-only">
        {news}
      </p>
      {canBeAdded(collection) ? (
        <p className="text-sm text-soft noscript:hidden">
          <button
            type="button"
            aria-pressed={isOrdering}
            onClick={() => setOrdering(!isOrdering)}
            className={`${smallButton} sm:hidden`}
          >
            {isOrdering ? list.orderDone : list.order}
          </button>
          <span className={isOrdering ? 'mt-2 block' : 'max-sm:sr-only'}>{list.orderHint}</span>
        </p>
      ) : null}
      {filter === 'deleted' && leaving.length > 0 ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (window.confirm(fill(list.confirmEmpty, { count: leaving.length }))) empty(leaving)
            }}
            className={buttonClass({ look: 'secondary' })}
          >
            {fill(list.emptyBin, { count: leaving.length })}
          </button>
          <p className="max-w-prose text-sm text-soft">{fill(list.binHint, { days: binDays })}</p>
        </div>
      ) : null}
      {shown.length === 0 ? <p>{items.length === 0 ? list.empty : list.none}</p> : null}
      <DndContext
        id={id}
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={({ active, over }) => over && order.place(String(active.id), String(over.id))}
        accessibility={{ announcements, screenReaderInstructions: { draggable: list.orderHint } }}
      >
        <SortableContext
          items={rows.map((item) => item.id)}
          strategy={verticalListSortingStrategy}
          disabled={!canOrder}
        >
          <ul className="grid gap-3">
            {rows.map((item, index) => (
              <ContentRow
                key={item.id}
                collection={collection}
                item={item}
                words={words}
                canOrder={canOrder}
                isOrdering={isOrdering}
                isDisabled={!hasScripts}
                isBusy={isBusy}
                isHeld={order.heldId === item.id}
                isFirst={index === 0}
                isLast={index === shown.length - 1}
                onStep={(by, element) => {
                  if (by > 0) showWhatFollows(index)
                  order.step(item.id, by, element)
                }}
                onKey={(event) => {
                  if (event.key === 'ArrowDown' && order.heldId === item.id) showWhatFollows(index)
                  order.press(item.id, event)
                }}
                onLeave={order.leave}
                onOpen={() => {
                  setSaid(undefined)
                  setOpened(item.id)
                }}
                onAct={(action, extra) => act(item, action, extra)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {openedItem ? (
        <ItemSheet
          key={openedItem.id}
          collection={collection}
          item={openedItem}
          words={words}
          isBusy={isBusy}
          problem={said?.look === 'warning' ? said : undefined}
          onAct={(action, extra) => act(openedItem, action, extra)}
          onEmpty={() => empty([openedItem])}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
      {rows.length < shown.length ? (
        <p>
          <a
            href="?all"
            onClick={(event) => {
              event.preventDefault()
              setAll(true)
            }}
            className={buttonClass({ look: 'secondary' })}
          >
            {fill(list.showMore, { count: shown.length - rows.length })}
          </a>
        </p>
      ) : null}
    </div>
  )
}

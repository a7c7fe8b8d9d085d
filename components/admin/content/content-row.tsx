import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { KeyboardEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Collection } from '@/lib/catalogue/base/documents'
import { fill } from '@/lib/i18n/fill'
import type { Words } from '@/lib/i18n/words'
import type { ContentAction } from '@/lib/staff/content/change-schemas'
import { canBeAdded, panelAddress } from '@/lib/staff/content/collections'
import type { ItemState, ListedItem } from '@/lib/staff/content/listed-item'
import { smallButton } from './small-button'

interface ContentRowProps {
  collection: Collection
  item: ListedItem
  words: Pick<Words['contentPanel'], 'list' | 'states'>
  canOrder: boolean
  /** Whether phones show the handles: they are wanted there only while somebody orders. */
  isOrdering: boolean
  isDisabled: boolean
  /** Whether an answer is waited for; pressing does nothing then. */
  isBusy: boolean
  /** Picked up with the keyboard. */
  isHeld: boolean
  isFirst: boolean
  isLast: boolean
  /** Moves the row one place; the element is the button that was pressed. */
  onStep: (by: -1 | 1, element: HTMLElement) => void
  onKey: (event: KeyboardEvent<HTMLElement>) => void
  /** The handle has lost the focus. */
  onLeave: (element: HTMLElement) => void
  /** Opens everything that can be done to the item. */
  onOpen: () => void
  onAct: (action: ContentAction, extra?: object) => void
}

const stateLook: Record<ItemState, string> = {
  shipped: 'bg-sand text-soft',
  changed: 'bg-easy text-on-easy',
  draft: 'bg-medium text-on-medium',
  unpublished: 'bg-medium text-on-medium',
  hidden: 'bg-hard text-on-hard',
  deleted: 'bg-hard text-on-hard',
  broken: 'bg-extreme text-on-extreme',
}

/** One item of a list: what it is and how it stands. The name leads into its editor, the button to everything else. */
export function ContentRow(props: ContentRowProps) {
  const { collection, item, words, canOrder, isDisabled, isBusy, isHeld, onAct } = props
  const { list, states } = words
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({
    id: item.id,
  })

  // Not `disabled` at either end: the button would drop the focus of whoever has just pressed it.
  const step = (by: -1 | 1) => (
    <button
      type="button"
      disabled={!canOrder}
      aria-disabled={by < 0 ? props.isFirst : props.isLast}
      aria-label={fill(by < 0 ? list.up : list.down, { title: item.title })}
      onClick={({ currentTarget }) => props.onStep(by, currentTarget)}
      className="grid size-11 place-items-center rounded-md border border-line hover:border-cobalt hover:text-cobalt disabled:opacity-40 aria-disabled:opacity-40"
    >
      <Icon name="down" className={by < 0 ? 'size-5 rotate-180' : 'size-5'} />
    </button>
  )

  return (
    <li
      ref={setNodeRef}
      data-item={item.id}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border bg-surface p-2 sm:gap-x-4 sm:p-3 ${isHeld ? 'border-cobalt shadow-lift ring-2 ring-cobalt' : 'border-line'}`}
    >
      {canBeAdded(collection) ? (
        <div
          className={`shrink-0 gap-2 noscript:hidden ${props.isOrdering ? 'flex basis-full sm:basis-auto' : 'hidden sm:flex'}`}
        >
          {step(-1)}
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...(canOrder ? listeners : {})}
            disabled={!canOrder}
            aria-pressed={isHeld}
            aria-label={fill(list.drag, { title: item.title })}
            onKeyDown={canOrder ? props.onKey : undefined}
            onBlur={({ currentTarget }) => props.onLeave(currentTarget)}
            className="grid size-11 touch-none cursor-grab place-items-center rounded-md bg-sand disabled:opacity-40"
          >
            <Icon name="menu" />
          </button>
          {step(1)}
        </div>
      ) : null}
      {item.picture ? (
        // biome-ignore lint/performance/noImgElement: a small picture that stands ready
        <img
          src={item.picture}
          alt=""
          width={96}
          height={72}
          loading="lazy"
          decoding="async"
          className="h-12 w-16 shrink-0 rounded-md bg-sand object-cover sm:h-18 sm:w-24"
        />
      ) : null}
      <div className="min-w-0 grow basis-32 sm:basis-40">
        <h2 className="text-[1.0625rem] leading-snug sm:text-lg">
          <a href={panelAddress(collection, item.id)} className="hover:text-cobalt hover:underline">
            {item.title}
          </a>
        </h2>
        <ul className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          {item.price ? <li className="font-semibold">{item.price}</li> : null}
          {item.bestSeller ? (
            <li className="inline-flex items-center gap-1 rounded-full bg-ochre px-2.5 py-0.5 font-semibold text-black">
              <Icon name="star" className="size-4" /> {list.bestSeller}
            </li>
          ) : null}
          {item.states.map((state) => (
            <li
              key={state}
              data-state={state}
              className={`rounded-full px-2.5 py-0.5 font-semibold ${stateLook[state]} ${state === 'shipped' ? 'max-sm:sr-only' : ''}`}
            >
              {states[state]}
            </li>
          ))}
          {item.missingTranslations > 0 ? (
            <li className="text-soft">{fill(list.english, { count: item.missingTranslations })}</li>
          ) : null}
          {item.changed ? (
            <li className="text-soft">
              {item.changed.by
                ? fill(list.changedBy, { who: item.changed.by, when: item.changed.at })
                : item.changed.at}
            </li>
          ) : null}
        </ul>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-2 sm:flex-row sm:items-center">
        {item.draft && !item.states.includes('deleted') ? (
          <button
            type="button"
            disabled={isDisabled}
            aria-disabled={isBusy || undefined}
            aria-label={`${list.publish}: ${item.title}`}
            onClick={() => {
              const { by } = item.draft ?? {}
              const question = by ? list.confirmPublishOf : list.confirmPublish
              if (window.confirm(fill(question, { title: item.title, who: by ?? '' }))) onAct('publish')
            }}
            className={`${smallButton} border-terracotta text-terracotta`}
          >
            {list.publish}
          </button>
        ) : null}
        <button
          type="button"
          disabled={isDisabled}
          aria-haspopup="dialog"
          aria-label={fill(list.more, { title: item.title })}
          onClick={props.onOpen}
          className="grid size-11 shrink-0 place-items-center rounded-full border border-field font-bold hover:border-cobalt hover:text-cobalt disabled:opacity-40 noscript:hidden"
        >
          ⋯
        </button>
      </div>
    </li>
  )
}

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { KeyboardEvent } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { ContentAction } from '@/lib/admin/content/change-schemas'
import { canBeAdded, panelAddress } from '@/lib/admin/content/collections'
import type { ContentPanelWords } from '@/lib/admin/content/content-panel-words'
import type { ItemState, ListedItem } from '@/lib/admin/content/listed-item'
import type { Collection } from '@/lib/catalogue/base/documents'
import { fill } from '@/lib/fill'

interface ContentRowProps {
  collection: Collection
  item: ListedItem
  words: Pick<ContentPanelWords, 'list' | 'states'>
  canOrder: boolean
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

const tool = (extra = '') =>
  buttonClass({ look: 'secondary' }, `min-h-11 px-4 py-1.5 text-sm aria-disabled:opacity-70 ${extra}`)

/** One item of a list, with everything that can be done to it. */
export function ContentRow(props: ContentRowProps) {
  const { collection, item, words, canOrder, isDisabled, isBusy, isHeld, onAct } = props
  const { list, states } = words
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({
    id: item.id,
  })
  const isDeleted = item.states.includes('deleted')
  const isHidden = item.states.includes('hidden')
  // Not `disabled` while something is on its way: the button would drop the focus of whoever has just pressed it.
  const named = (action: string) => ({
    'aria-label': `${action}: ${item.title}`,
    disabled: isDisabled,
    'aria-disabled': isBusy || undefined,
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
      className={`flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border bg-surface p-3 sm:p-4 ${isHeld ? 'border-cobalt shadow-lift ring-2 ring-cobalt' : 'border-line'}`}
    >
      {canBeAdded(collection) ? (
        <div className="flex shrink-0 gap-2 noscript:hidden">
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
          className="h-18 w-24 shrink-0 rounded-md bg-sand object-cover"
        />
      ) : null}
      <div className="min-w-0 grow basis-56">
        <h2 className="text-lg leading-snug">
          <a href={panelAddress(collection, item.id)} className="hover:text-cobalt hover:underline">
            {item.title}
          </a>
        </h2>
        <ul className="mt-1.5 flex flex-wrap gap-1.5 text-sm font-semibold">
          {item.states.map((state) => (
            <li key={state} data-state={state} className={`rounded-full px-2.5 py-0.5 ${stateLook[state]}`}>
              {states[state]}
            </li>
          ))}
        </ul>
        <p className="mt-1.5 flex flex-wrap gap-x-4 text-sm text-soft">
          {item.price ? <span>{item.price}</span> : null}
          <span>
            {item.missingTranslations > 0
              ? fill(list.english, { count: item.missingTranslations })
              : list.englishWhole}
          </span>
          {item.changed ? (
            <span>
              {item.changed.by
                ? fill(list.changedBy, { who: item.changed.by, when: item.changed.at })
                : item.changed.at}
            </span>
          ) : null}
        </p>
      </div>
      <div className="flex basis-full flex-wrap gap-2 lg:basis-auto">
        <a
          href={panelAddress(collection, item.id)}
          className={tool()}
          aria-label={`${list.edit}: ${item.title}`}
        >
          {list.edit}
        </a>
        {item.bestSeller === undefined || isDeleted ? null : (
          <button
            type="button"
            className={tool(item.bestSeller ? 'bg-ochre text-black' : '')}
            aria-pressed={item.bestSeller}
            {...named(list.bestSeller)}
            onClick={() => onAct('best-seller', { marked: !item.bestSeller })}
          >
            <Icon name="star" className="size-4" /> {list.bestSeller}
          </button>
        )}
        <details className="relative noscript:hidden">
          <summary
            aria-label={fill(list.more, { title: item.title })}
            className={tool('cursor-pointer list-none')}
          >
            <Icon name="down" className="size-4" />
          </summary>
          <div className="mt-2 flex flex-wrap gap-2">
            {item.href ? (
              <a href={item.href} className={tool()} aria-label={`${list.see}: ${item.title}`}>
                {list.see}
              </a>
            ) : null}
            <a
              href={panelAddress(collection, item.id, 'history')}
              className={tool()}
              aria-label={`${list.history}: ${item.title}`}
            >
              {list.history}
            </a>
            {canBeAdded(collection) ? (
              <>
                <button
                  type="button"
                  className={tool()}
                  {...named(list.duplicate)}
                  onClick={() => onAct('duplicate')}
                >
                  {list.duplicate}
                </button>
                {isDeleted ? (
                  <button
                    type="button"
                    className={tool()}
                    {...named(list.restore)}
                    onClick={() => onAct('undelete')}
                  >
                    {list.restore}
                  </button>
                ) : (
                  <>
                    <button
                      type="button"
                      className={tool()}
                      {...named(isHidden ? list.show : list.hide)}
                      onClick={() => onAct('hide', { hidden: !isHidden })}
                    >
                      {isHidden ? list.show : list.hide}
                    </button>
                    <button
                      type="button"
                      className={tool()}
                      {...named(list.bin)}
                      onClick={() => {
                        if (window.confirm(fill(list.confirmBin, { title: item.title }))) onAct('delete')
                      }}
                    >
                      {list.bin}
                    </button>
                  </>
                )}
              </>
            ) : null}
          </div>
        </details>
      </div>
    </li>
  )
}

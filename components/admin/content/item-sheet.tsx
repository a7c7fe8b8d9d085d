import { type ReactNode, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Collection } from '@/lib/catalogue/base/documents'
import { fill } from '@/lib/i18n/fill'
import type { Words } from '@/lib/i18n/words'
import type { ContentAction } from '@/lib/staff/content/change-schemas'
import { canBeAdded, panelAddress, previewAddress } from '@/lib/staff/content/collections'
import type { ListedItem } from '@/lib/staff/content/listed-item'
import { noticeLooks } from '../frame/notice'
import { PanelIcon } from '../frame/panel-icon'
import { Sheet } from '../frame/sheet'
import { OutcomeText, type SpokenOutcome } from './outcome-text'
import { QuickPrice } from './quick-price'

interface ItemSheetProps {
  collection: Collection
  item: ListedItem
  words: Pick<Words['contentPanel'], 'list' | 'price' | 'choices' | 'screen'>
  isBusy: boolean
  /** Why the last action did nothing. */
  problem: SpokenOutcome | undefined
  onAct: (action: ContentAction, extra?: object) => void
  /** Takes the item out of the bin for good. */
  onEmpty: () => void
  onClose: () => void
}

const wayClass =
  'flex min-h-12 w-full items-center gap-3 rounded-md px-2 text-left font-semibold hover:bg-sand hover:text-cobalt aria-disabled:opacity-70'

/** Everything that can be done to an item of a list, each one tap away. */
export function ItemSheet({
  collection,
  item,
  words,
  isBusy,
  problem,
  onAct,
  onEmpty,
  onClose,
}: ItemSheetProps) {
  const { list } = words
  const [hasPrice, setPrice] = useState(false)
  const isDeleted = item.states.includes('deleted')
  const isHidden = item.states.includes('hidden')

  const link = (icon: ReactNode, label: string, href: string) => (
    <li>
      <a className={wayClass} href={href}>
        {icon}
        {label}
      </a>
    </li>
  )
  const button = (icon: ReactNode, label: string, run: () => void, extra: object = {}, mark?: ReactNode) => (
    <li>
      <button type="button" className={wayClass} aria-disabled={isBusy || undefined} onClick={run} {...extra}>
        {icon}
        <span className="grow">{label}</span>
        {mark}
      </button>
    </li>
  )
  const act = (action: ContentAction, extra?: object) => () => onAct(action, extra)

  return (
    <Sheet title={item.title} closeLabel={list.close} onClose={onClose}>
      <p role="alert" className={`mb-3 rounded-md px-4 py-3 empty:hidden ${noticeLooks.warning}`}>
        {problem ? <OutcomeText outcome={problem} signIn={words.screen.signIn} /> : null}
      </p>
      {item.prices && hasPrice ? (
        <QuickPrice
          prices={item.prices}
          words={words}
          isBusy={isBusy}
          hasDraft={item.draft !== undefined}
          onPublish={(values) => onAct('values', { values })}
        />
      ) : null}
      <ul className="grid gap-0.5 sm:grid-cols-2">
        {isDeleted ? button(<Icon name="check" />, list.restore, act('undelete')) : null}
        {item.prices && !hasPrice && !isDeleted
          ? button(<PanelIcon name="price" />, item.price ? `${list.price}: ${item.price}` : list.price, () =>
              setPrice(true),
            )
          : null}
        {collection === 'site_content' || isDeleted
          ? null
          : link(<Icon name="clock" />, list.newDate, `/admin/dates?item=${collection}/${item.id}`)}
        {canBeAdded(collection) && !isDeleted
          ? button(
              <PanelIcon name={isHidden ? 'show' : 'hide'} />,
              isHidden ? list.show : list.hide,
              act('hide', { hidden: !isHidden }),
            )
          : null}
        {item.bestSeller === undefined || isDeleted
          ? null
          : button(
              <Icon name="star" />,
              list.bestSeller,
              act('values', { values: { bestSeller: !item.bestSeller } }),
              { 'aria-pressed': item.bestSeller },
              <span className={item.bestSeller ? 'text-cobalt' : 'font-normal text-soft'}>
                {item.bestSeller ? list.on : list.off}
              </span>,
            )}
        {link(<PanelIcon name="edit" />, list.edit, panelAddress(collection, item.id))}
        {link(<Icon name="expand" />, list.preview, previewAddress(collection, item.id))}
        {item.href ? link(<PanelIcon name="open" />, list.see, item.href) : null}
        {link(<Icon name="route" />, list.history, panelAddress(collection, item.id, 'history'))}
        {canBeAdded(collection) ? button(<PanelIcon name="copy" />, list.duplicate, act('duplicate')) : null}
        {canBeAdded(collection) && !isDeleted
          ? button(<PanelIcon name="delete" />, list.bin, () => {
              if (window.confirm(fill(list.confirmBin, { title: item.title }))) onAct('delete')
            })
          : null}
        {item.daysLeft === undefined
          ? null
          : button(<PanelIcon name="delete" />, list.emptyOne, () => {
              if (window.confirm(fill(list.confirmEmptyOne, { title: item.title }))) onEmpty()
            })}
      </ul>
    </Sheet>
  )
}

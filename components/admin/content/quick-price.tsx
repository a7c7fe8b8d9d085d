import { useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { Price } from '@/lib/catalogue/shape/trip-facts'
import type { Words } from '@/lib/i18n/words'
import type { ListedItem } from '@/lib/staff/content/listed-item'
import { PriceInput } from './price-input'

interface QuickPriceProps {
  prices: NonNullable<ListedItem['prices']>
  words: Pick<Words['contentPanel'], 'price' | 'choices'>
  isBusy: boolean
  /** Whether a draft waits, into which the price goes instead of out at once. */
  hasDraft: boolean
  onPublish: (values: Record<string, Price>) => void
}

/** The price of a trip and nothing else: typed and published. */
export function QuickPrice({ prices, words, isBusy, hasDraft, onPublish }: QuickPriceProps) {
  const [listing, setListing] = useState<Price | undefined>(prices.listing)
  const [detail, setDetail] = useState<Price | undefined>(prices.detail)
  const isReady = listing !== undefined && (detail !== undefined || prices.detail === undefined)
  const text = words.price
  return (
    <form
      className="grid gap-3 rounded-lg bg-sand p-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy || !listing || !isReady) return
        onPublish({ 'listing.price': listing, ...(detail && { 'detail.price': detail }) })
      }}
    >
      {prices.detail ? <h3 className="font-semibold">{text.onList}</h3> : null}
      <PriceInput price={prices.listing} words={words} onChange={setListing} isFocused />
      {prices.detail ? (
        <>
          <h3 className="font-semibold">{text.onPage}</h3>
          <PriceInput price={prices.detail} words={words} onChange={setDetail} />
        </>
      ) : null}
      <p>
        <button
          type="submit"
          disabled={!isReady}
          aria-disabled={isBusy || undefined}
          className={buttonClass({}, 'disabled:opacity-50 aria-disabled:opacity-70')}
        >
          {hasDraft ? text.intoDraft : text.publish}
        </button>
      </p>
    </form>
  )
}

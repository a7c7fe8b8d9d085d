'use client'

import { useWishText } from '@/components/wish/use-wish'
import { startOfDay } from '@/lib/planning/paraty-time'
import { wishTextOf } from '@/lib/wish/wish'
import { currentWish, sayWish } from '@/lib/wish/wish-store'

function choose(day: string): void {
  const wish = new URLSearchParams(currentWish())
  wish.delete('date')
  if (startOfDay(day) !== undefined) {
    wish.delete('month')
    wish.append('date', day)
  }
  sayWish(wishTextOf(wish))
}

/**
 * The date that somebody plans for, as "2027-03-09" or empty: that of the wish, for everything on the page that asks for
 * it. Pages are rendered without it; the browser fills it in.
 */
export function useChosenDate(): [day: string, choose: (day: string) => void] {
  const day = new URLSearchParams(useWishText()).get('date') ?? ''
  return [startOfDay(day) === undefined ? '' : day, choose]
}

'use client'

import { useSyncExternalStore } from 'react'
import { currentWish, noCurrentWish, onWishChange } from '@/lib/wish/wish-store'

/**
 * The wish of this visit as its text, which `wishOf` parses; empty where nothing was said. Pages are rendered without it.
 * @param answered the wish that the server answered, on a page that reads its query
 */
export const useWishText = (answered = ''): string =>
  useSyncExternalStore(onWishChange, currentWish, answered === '' ? noCurrentWish : () => answered)

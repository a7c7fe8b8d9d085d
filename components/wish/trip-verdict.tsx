'use client'

import { useLoaded } from '@/components/ui/use-loaded'
import type { TripAnswerProps } from './trip-answer'
import { useWishText } from './use-wish'

const load = () => import('./trip-answer')

/** What a trip answers to the wish, beside its price; nothing while nothing was said, and then nothing is fetched either. */
export function TripVerdict(props: Omit<TripAnswerProps, 'text'>) {
  const text = useWishText()
  const answer = useLoaded(load, text !== '')
  return answer && text !== '' ? <answer.TripAnswer {...props} text={text} /> : null
}

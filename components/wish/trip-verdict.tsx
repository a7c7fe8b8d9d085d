'use client'

import { useLoaded } from '@/components/ui/use-loaded'
import type { TripAnswerProps } from './trip-answer'
import { useWishText } from './use-wish'

const load = () => import('./trip-answer')

/**
 * What a trip answers to the wish, beside its price; nothing while nothing was said, and then nothing is fetched either.
 * The place of the shortest answer is there from the first paint.
 */
export function TripVerdict(props: Omit<TripAnswerProps, 'text'>) {
  const text = useWishText()
  const answer = useLoaded(load, text !== '')
  return (
    <div className={props.isSmall ? 'verdict-place verdict-small' : 'verdict-place'} data-screen-only>
      {answer && text !== '' ? <answer.TripAnswer {...props} text={text} /> : null}
    </div>
  )
}

'use client'

import { ExternalButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { withDay } from '@/lib/chat-address'
import { dayOf } from '@/lib/planning/paraty-time'
import type { PlanningWords } from '@/lib/planning/planning-words'
import { useChosenDate } from './use-chosen-date'
import { useParatyNow } from './use-paraty-now'

interface DayChatButtonProps {
  /** The chat link, with a placeholder for the day. */
  href: string
  words: Pick<PlanningWords['day'], 'ask' | 'askThatDay'>
  newWindowHint: string
}

/** Asks in the chat whether there is room: on the day that was chosen, or on one that the visitor types there. */
export function DayChatButton({ href, words, newWindowHint }: DayChatButtonProps) {
  const [chosen] = useChosenDate()
  const now = useParatyNow()
  /** Nobody asks for room on a day that has passed. */
  const day = now !== undefined && chosen < dayOf(now) ? '' : chosen
  return (
    <ExternalButton
      look="secondary"
      href={day === '' ? href : withDay(href, day)}
      newWindowHint={newWindowHint}
    >
      <Icon name="chat" className="size-5" />
      {day === '' ? words.ask : words.askThatDay}
    </ExternalButton>
  )
}

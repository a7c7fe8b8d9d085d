'use client'

import { ExternalButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { withDay } from '@/lib/chat-address'
import type { PlanningWords } from '@/lib/planning/planning-words'
import { useChosenDate } from './use-chosen-date'

interface DayChatButtonProps {
  /** The chat link, with a placeholder for the day. */
  href: string
  words: Pick<PlanningWords['day'], 'ask' | 'askThatDay'>
  newWindowHint: string
}

/** Asks in the chat whether there is room: on the day that was chosen, or on one that the visitor types there. */
export function DayChatButton({ href, words, newWindowHint }: DayChatButtonProps) {
  const [day] = useChosenDate()
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

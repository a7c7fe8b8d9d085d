import type { ComponentProps } from 'react'
import { buttonClass } from '@/components/ui/button'
import { ChatLink } from './chat-link'

/** A button that opens the chat in a new window, with what was wished for in its draft. */
export function ChatButton({
  look,
  size,
  className,
  ...link
}: ComponentProps<typeof ChatLink> & Parameters<typeof buttonClass>[0]) {
  return <ChatLink {...link} className={buttonClass({ look, size }, className)} />
}

'use client'

import { useEffect, useRef, useState } from 'react'
import { useLoaded } from '@/components/ui/use-loaded'
import { useWishText } from '@/components/wish/use-wish'
import type { RequestAnswerProps } from './request-answer'

const load = () => import('./request-answer')

/**
 * What answers the composer's fields, fetched once something was said or somebody asks for more. The disclosure is the
 * browser's own: one that was opened before the scripts ran is answered as soon as they do.
 */
export function RequestGate(props: Omit<RequestAnswerProps, 'isOpen'>) {
  const disclosure = useRef<HTMLDetailsElement>(null)
  const isSaid = useWishText() !== ''
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(disclosure.current?.open ?? false), [])
  const answer = useLoaded(load, isSaid || isOpen)
  if (answer) return <answer.RequestAnswer {...props} isOpen={isOpen} />
  return (
    <details
      ref={disclosure}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="mt-2 [@media(scripting:none)]:hidden"
    >
      <summary className="flex min-h-11 w-fit items-center font-semibold text-cobalt underline underline-offset-4">
        {props.words.form.more}
      </summary>
      <p>{props.words.form.loading}</p>
    </details>
  )
}

import { useEffect, useRef } from 'react'
import { fill } from '@/lib/i18n/fill'
import type { FormError, FormErrorKey } from '@/lib/staff/sign-in/forms'

interface FormAlertProps {
  id: string
  error?: FormError
  words: Record<FormErrorKey, string>
}

/**
 * The red alert above a form's button: one message, the first one (spec §5, §8). Each answer with a problem moves the
 * focus to the field that it is about, or to the message where it is about none: who uses a keyboard need not look for it.
 */
export function FormAlert({ id, error, words }: FormAlertProps) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!error) return
    const field = message.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const target = field ?? message.current
    target?.focus()
  }, [error])
  return (
    <div role="alert" id={id} ref={message} tabIndex={-1} className="rounded-md">
      {error ? (
        // What the service said is in its own language.
        <p
          lang={'message' in error ? 'en' : undefined}
          className="rounded-md border border-current bg-extreme px-4 py-3 font-semibold text-on-extreme"
        >
          {'message' in error ? error.message : fill(words[error.key], { minutes: error.minutes ?? 1 })}
        </p>
      ) : null}
    </div>
  )
}

import type { FormError, FormErrorKey } from '@/lib/auth/forms'
import { fill } from '@/lib/fill'

interface FormAlertProps {
  id: string
  error?: FormError
  words: Record<FormErrorKey, string>
}

/** The red alert above a form's button: one message, the first one (spec §5, §8). */
export function FormAlert({ id, error, words }: FormAlertProps) {
  return (
    <div role="alert" id={id}>
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

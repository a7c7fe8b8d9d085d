'use client'

import { useActionState } from 'react'
import type { Words } from '@/lib/i18n/words'
import type { PasswordState } from '@/lib/staff/sign-in/forms'
import { FormAlert } from '../forms/form-alert'
import { SubmitButton } from '../forms/submit-button'

interface EverywhereFormProps {
  words: Words['people']['account']['everywhere']
  errors: Words['admin']['login']['errors']
  signOut: (previous: PasswordState, form: FormData) => Promise<PasswordState>
}

/** Ends the sessions of all devices. Works without scripts. */
export function EverywhereForm({ words, errors, signOut }: EverywhereFormProps) {
  const [state, action, isPending] = useActionState(signOut, {}, '/admin/account')
  return (
    <form action={action} className="grid gap-5">
      <FormAlert id="everywhere-alert" error={state.error} words={errors} />
      <SubmitButton isPending={isPending} pending={words.pending}>
        {words.submit}
      </SubmitButton>
    </form>
  )
}

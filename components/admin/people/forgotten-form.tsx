'use client'

import { useActionState } from 'react'
import { fill } from '@/lib/i18n/fill'
import type { Words } from '@/lib/i18n/words'
import type { MailState } from '@/lib/staff/sign-in/forms'
import { FormAlert } from '../forms/form-alert'
import { SubmitButton } from '../forms/submit-button'
import { TextField } from '../forms/text-field'
import { Notice } from '../frame/notice'

interface ForgottenFormProps {
  words: Words['people']['forgotten']
  fields: Pick<Words['admin']['login'], 'email' | 'errors'>
  send: (previous: MailState, form: FormData) => Promise<MailState>
}

/** Asks for the e-mail of an account whose password is forgotten. Works without scripts. */
export function ForgottenForm({ words, fields, send }: ForgottenFormProps) {
  const [state, action, isPending] = useActionState(send, { email: '' }, '/admin/password')
  const problemId = state.error && 'key' in state.error && state.error.field ? 'forgotten-alert' : undefined
  return (
    <form action={action} noValidate className="grid gap-5">
      {state.done ? <Notice>{fill(words.sent, { email: state.email })}</Notice> : null}
      <TextField
        id="forgotten-email"
        name="email"
        type="email"
        label={fields.email}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={state.email}
        problemId={problemId}
      />
      <FormAlert id="forgotten-alert" error={state.error} words={fields.errors} />
      <SubmitButton isPending={isPending} pending={words.pending}>
        {words.submit}
      </SubmitButton>
    </form>
  )
}

'use client'

import { useActionState } from 'react'
import { fill } from '@/lib/i18n/fill'
import type { Words } from '@/lib/i18n/words'
import type { FormField, MailState } from '@/lib/staff/sign-in/forms'
import { FormAlert } from '../forms/form-alert'
import { PasswordField } from '../forms/password-field'
import { SubmitButton } from '../forms/submit-button'
import { TextField } from '../forms/text-field'
import { Notice } from '../frame/notice'

interface EmailFormProps {
  words: Words['people']['account']['email']
  fields: Pick<Words['admin']['login'], 'showPassword' | 'hidePassword' | 'errors'>
  change: (previous: MailState, form: FormData) => Promise<MailState>
}

/** A new e-mail, confirmed with the password. What was typed stays, except the password. Works without scripts. */
export function EmailForm({ words, fields, change }: EmailFormProps) {
  const [state, action, isPending] = useActionState(change, { email: '' }, '/admin/account')
  const problem = (field: FormField) =>
    state.error && 'key' in state.error && state.error.field === field ? 'email-alert' : undefined
  return (
    <form action={action} noValidate className="grid gap-5">
      {state.done ? <Notice>{fill(words[state.done], { email: state.email })}</Notice> : null}
      <TextField
        id="account-email"
        name="email"
        type="email"
        label={words.label}
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        key={state.done ?? 'typed'}
        defaultValue={state.done ? '' : state.email}
        problemId={problem('email')}
      />
      <PasswordField
        id="email-current"
        name="current"
        label={words.current}
        autoComplete="current-password"
        problemId={problem('current')}
        words={{ show: fields.showPassword, hide: fields.hidePassword }}
      />
      <FormAlert id="email-alert" error={state.error} words={fields.errors} />
      <SubmitButton isPending={isPending} pending={words.pending}>
        {words.submit}
      </SubmitButton>
    </form>
  )
}

'use client'

import { useActionState } from 'react'
import type { Words } from '@/lib/i18n/words'
import type { FormField, PasswordState } from '@/lib/staff/sign-in/forms'
import { FormAlert } from '../forms/form-alert'
import { PasswordField } from '../forms/password-field'
import { SubmitButton } from '../forms/submit-button'
import { Notice } from '../frame/notice'

interface PasswordFormProps {
  /** Of the account, for password managers. */
  email: string
  words: {
    /** Asked for where the person knows it; left out after a link in a mail. */
    current?: string
    password: string
    submit: string
    pending: string
    /** Said on this page; left out where the action leads to another. */
    done?: string
  }
  fields: Pick<Words['admin']['login'], 'passwordHint' | 'showPassword' | 'hidePassword' | 'errors'>
  /** Where the form is sent without scripts. */
  address: string
  save: (previous: PasswordState, form: FormData) => Promise<PasswordState>
}

/** A new password, with the current one or after a link in a mail. Works without scripts. */
export function PasswordForm({ email, words, fields, address, save }: PasswordFormProps) {
  const [state, action, isPending] = useActionState(save, {}, address)
  const eye = { show: fields.showPassword, hide: fields.hidePassword }
  const problem = (field: FormField) =>
    state.error && 'key' in state.error && state.error.field === field ? 'password-alert' : undefined
  return (
    <form action={action} noValidate className="grid gap-5">
      {state.done && words.done ? <Notice>{words.done}</Notice> : null}
      {/* Not sent: it has no name. Password managers learn from it whose password this is. */}
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      {words.current ? (
        <PasswordField
          id="password-current"
          name="current"
          label={words.current}
          autoComplete="current-password"
          problemId={problem('current')}
          words={eye}
        />
      ) : null}
      <PasswordField
        id="password-new"
        label={words.password}
        hint={fields.passwordHint}
        autoComplete="new-password"
        problemId={problem('password')}
        words={eye}
      />
      <FormAlert id="password-alert" error={state.error} words={fields.errors} />
      <SubmitButton isPending={isPending} pending={words.pending}>
        {words.submit}
      </SubmitButton>
    </form>
  )
}

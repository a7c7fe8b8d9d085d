'use client'

import { useActionState, useEffect, useRef, useState } from 'react'
import type { Words } from '@/lib/i18n/words'
import type { FormField, SignInState, SignUpState } from '@/lib/staff/sign-in/forms'
import { FormAlert } from '../forms/form-alert'
import { PasswordField } from '../forms/password-field'
import { SubmitButton } from '../forms/submit-button'
import { TextField } from '../forms/text-field'
import { Notice } from '../frame/notice'
import { PanelTabs } from '../frame/panel-tabs'

type Action<State> = (previous: State, form: FormData) => Promise<State>

interface LoginFormsProps {
  words: Words['admin']['login']
  /** Address of the screen that the person comes for. */
  next: string
  /** Where the forms are sent without scripts; left out, they would carry an empty address, which HTML does not allow. */
  address: string
  signIn: Action<SignInState>
  signUp: Action<SignUpState>
}

/** An answer while the form is asked anew: what was wrong before is not said of what is sent now. */
const asked = <State extends SignInState | SignUpState>(state: State, isPending: boolean): State =>
  isPending ? { ...state, error: undefined } : state

/** The two forms of the sign-in page (spec §2.12, §4). Without scripts both are shown, one below the other. */
export function LoginForms({ words, next, address, signIn, signUp }: LoginFormsProps) {
  const [signInState, signInAction, isSigningIn] = useActionState(signIn, { email: '' }, address)
  const [signUpState, signUpAction, isSigningUp] = useActionState(
    signUp,
    { fullName: '', email: '' },
    address,
  )
  const [tab, setTab] = useState(signUpState.error ? 'sign-up' : 'sign-in')
  // The answer of the sign-in form that a new account has made stale.
  const [stale, setStale] = useState(signUpState.created ? signInState : undefined)
  const [seen, setSeen] = useState(signUpState)
  // Stays while other fields are put right; the server never sends a password back.
  const [newPassword, setNewPassword] = useState('')
  if (seen !== signUpState) {
    setSeen(signUpState)
    if (signUpState.created) {
      setNewPassword('')
      setTab('sign-in')
      setStale(signInState)
    }
  }
  const isNewAccount = signUpState.created !== undefined && stale === signInState
  const shown: SignInState = isNewAccount ? { email: '' } : asked(signInState, isSigningIn)
  const signUpShown = asked(signUpState, isSigningUp)

  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The form that was sent goes with its tab, and would take the focus along.
    if (signUpState.created) notice.current?.focus()
  }, [signUpState])

  const passwordWords = { show: words.showPassword, hide: words.hidePassword }
  const problem = (form: string, state: SignInState | SignUpState, field: FormField) =>
    state.error && 'key' in state.error && state.error.field === field ? `${form}-alert` : undefined

  const signInForm = (
    <form action={signInAction} noValidate className="grid gap-5">
      <input type="hidden" name="next" value={next} />
      <h2 className="hidden text-heading noscript:block">{words.signIn.tab}</h2>
      {isNewAccount && signUpState.created ? (
        <Notice ref={notice}>{words.notices[signUpState.created]}</Notice>
      ) : null}
      <TextField
        id="sign-in-email"
        name="email"
        type="email"
        label={words.email}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        // A new account starts from an empty form, also where another address was typed here before.
        key={isNewAccount ? 'new' : 'typed'}
        defaultValue={shown.email}
        problemId={problem('sign-in', shown, 'email')}
      />
      <PasswordField
        id="sign-in-password"
        label={words.password}
        autoComplete="current-password"
        problemId={problem('sign-in', shown, 'password')}
        words={passwordWords}
      />
      <p className="-mt-2 text-sm">
        <a
          href="/admin/password"
          className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4"
        >
          {words.forgotten}
        </a>
      </p>
      <FormAlert id="sign-in-alert" error={shown.error} words={words.errors} />
      <SubmitButton isPending={isSigningIn} pending={words.signIn.pending}>
        {words.signIn.submit}
      </SubmitButton>
    </form>
  )

  const signUpForm = (
    <form action={signUpAction} noValidate className="grid gap-5">
      <h2 className="hidden text-heading noscript:block">{words.signUp.tab}</h2>
      <TextField
        id="sign-up-name"
        name="fullName"
        label={words.fullName}
        required
        autoComplete="name"
        maxLength={100}
        defaultValue={signUpState.fullName}
        problemId={problem('sign-up', signUpShown, 'fullName')}
      />
      <TextField
        id="sign-up-email"
        name="email"
        type="email"
        label={words.email}
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={signUpState.email}
        problemId={problem('sign-up', signUpShown, 'email')}
      />
      <PasswordField
        id="sign-up-password"
        label={words.password}
        hint={words.passwordHint}
        autoComplete="new-password"
        value={newPassword}
        onChange={setNewPassword}
        problemId={problem('sign-up', signUpShown, 'password')}
        words={passwordWords}
      />
      <FormAlert id="sign-up-alert" error={signUpShown.error} words={words.errors} />
      <SubmitButton isPending={isSigningUp} pending={words.signUp.pending}>
        {words.signUp.submit}
      </SubmitButton>
      <p className="text-sm text-soft">{words.signUp.hint}</p>
    </form>
  )

  return (
    <PanelTabs
      label={words.tabs}
      look="pill"
      active={tab}
      onChoose={setTab}
      tabs={[
        { id: 'sign-in', label: words.signIn.tab, panel: signInForm },
        { id: 'sign-up', label: words.signUp.tab, panel: signUpForm },
      ]}
    />
  )
}

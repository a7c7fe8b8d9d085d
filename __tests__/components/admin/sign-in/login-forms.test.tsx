/** @jest-environment jsdom */

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LoginForms } from '@/components/admin/sign-in/login-forms'
import type { Words } from '@/lib/i18n/words'
import type { SignInState, SignUpState } from '@/lib/staff/sign-in/forms'
import english from '@/messages/en-GB/admin.json'
import portuguese from '@/messages/pt-BR/admin.json'

interface Answers {
  signIn?: SignInState
  signUp?: SignUpState
}

const onward = { next: '/admin/people', address: '/admin/login?next=/admin/people' }

function show({ signIn, signUp }: Answers, words: Words['admin']['login'] = portuguese.login) {
  const sent: Record<string, FormDataEntryValue>[] = []
  const answer =
    <State,>(state: State | undefined) =>
    async (previous: State, form: FormData): Promise<State> => {
      sent.push(Object.fromEntries(form))
      return state ?? previous
    }
  render(<LoginForms words={words} {...onward} signIn={answer(signIn)} signUp={answer(signUp)} />)
  return { sent, user: userEvent.setup() }
}

const panel = (name: string) => screen.getByRole('tabpanel', { name })

it.each([
  [portuguese.login, 'Entrar', 'Criar Conta'],
  [english.login, 'Sign in', 'Create account'],
])('has two tabs and required fields', async (words, signIn, signUp) => {
  const { user } = show({}, words)
  expect(screen.getByRole('tab', { name: signIn })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getAllByLabelText(words.email)[0]).toBeRequired()
  await user.click(screen.getByRole('tab', { name: signUp }))
  expect(screen.getByLabelText(words.fullName)).toBeRequired()
})

it('shows a problem once, in an alert above the button, at its field, and keeps what was typed', async () => {
  const { user, sent } = show({
    signIn: { email: 'abc', error: { key: 'emailInvalid', field: 'email' } },
  })
  const form = panel('Entrar')
  const email = form.querySelector<HTMLInputElement>('#sign-in-email')
  if (!email) throw new Error('there is no field')
  await user.type(email, 'abc')
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  const alert = await screen.findByText('Email inválido')
  expect(alert.parentElement).toHaveAttribute('role', 'alert')
  expect(alert.compareDocumentPosition(screen.getByRole('button', { name: 'Entrar' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(email).toHaveAccessibleDescription('Email inválido')
  expect(email).toBeInvalid()
  expect(email).toHaveValue('abc')
  expect(sent).toEqual([{ next: '/admin/people', email: 'abc', password: '' }])
})

it('shows what the service said as it said it, in its own language', async () => {
  const { user } = show({ signIn: { email: '', error: { message: 'Email not confirmed' } } })
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(await screen.findByText('Email not confirmed')).toHaveAttribute('lang', 'en')
})

describe('after an answer with a problem the focus', () => {
  it.each([
    ['field that it is about', { key: 'emailInvalid', field: 'email' }, '#sign-in-email'],
    ['message where it is about no field', { key: 'credentials' }, '#sign-in-alert'],
  ] as const)('is on the %s, not on the button', async (_where, error, target) => {
    const { user } = show({ signIn: { email: 'ana@example.com', error } })
    await user.click(screen.getByRole('button', { name: 'Entrar' }))
    await screen.findByText(portuguese.login.errors[error.key])
    expect(document.querySelector(target)).toHaveFocus()
  })
})

it('says how long to wait', async () => {
  const { user } = show({ signIn: { email: '', error: { key: 'tooManyAttempts', minutes: 7 } } })
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(await screen.findByText('Muitas tentativas. Tente de novo em 7 min.')).toBeInTheDocument()
})

it.each([
  [portuguese.login, 'Criar Conta', 'Conta criada. Agora é só entrar.'],
  [english.login, 'Create account', 'Account created. You can sign in now.'],
])('leads the focus to the good news of a new account', async (words, create, news) => {
  const { user } = show({ signUp: { fullName: '', email: '', created: 'ready' } }, words)
  await user.click(screen.getByRole('tab', { name: create }))
  await user.click(screen.getByRole('button', { name: create }))
  const told = await screen.findByText(news)
  // The focus follows in an effect, which a slow machine runs later.
  await waitFor(() => expect(told).toHaveFocus())
})

it('leads to the sign-in form once an account was created, without the problems of before', async () => {
  const { user } = show({
    signIn: { email: 'a@example.com', error: { key: 'credentials' } },
    signUp: { fullName: '', email: '', created: 'ready' },
  })
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  await screen.findByText('Email ou senha incorretos')
  await user.click(screen.getByRole('tab', { name: 'Criar Conta' }))
  await user.click(screen.getByRole('button', { name: 'Criar Conta' }))
  expect(await screen.findByText('Conta criada. Agora é só entrar.')).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: 'Entrar' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.queryByText('Email ou senha incorretos')).not.toBeInTheDocument()
  expect(panel('Entrar').querySelector('#sign-in-email')).toHaveValue('')
})

it('keeps the password of a new account while other fields are put right, and no longer', async () => {
  const states: SignUpState[] = [
    { fullName: 'A', email: 'a@example.com', error: { key: 'nameShort', field: 'fullName' } },
    { fullName: '', email: '', created: 'ready' },
  ]
  const signIn = async (state: SignInState): Promise<SignInState> => state
  const signUp = async (state: SignUpState): Promise<SignUpState> => states.shift() ?? state
  render(<LoginForms words={portuguese.login} {...onward} signIn={signIn} signUp={signUp} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('tab', { name: 'Criar Conta' }))
  const password = () => document.querySelector('#sign-up-password')
  const field = password()
  if (!field) throw new Error('there is no field')
  await user.type(field, 'remo-e-mare')
  await user.click(screen.getByRole('button', { name: 'Criar Conta' }))
  await screen.findByText(portuguese.login.errors.nameShort)
  expect(password()).toHaveValue('remo-e-mare')
  await user.click(screen.getByRole('button', { name: 'Criar Conta' }))
  await screen.findByText('Conta criada. Agora é só entrar.')
  expect(password()).toHaveValue('')
})

it('shows and hides the password', async () => {
  const { user } = show({})
  const password = panel('Entrar').querySelector('#sign-in-password')
  const [toggle] = screen.getAllByRole('button', { name: 'Mostrar senha' })
  if (!toggle) throw new Error('there is no toggle')
  expect(password).toHaveAttribute('type', 'password')
  await user.click(toggle)
  expect(password).toHaveAttribute('type', 'text')
  expect(toggle).toHaveAccessibleName('Ocultar senha')
  // "Hide password, pressed" would say the opposite.
  expect(toggle).not.toHaveAttribute('aria-pressed')
})

it('says that it is signing in while the answer is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<SignInState>()
  const signUp = async (state: SignUpState): Promise<SignUpState> => state
  render(<LoginForms words={portuguese.login} {...onward} signIn={() => promise} signUp={signUp} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Entrar' }))
  expect(await screen.findByRole('button', { name: 'Entrando...' })).toHaveAttribute('aria-disabled', 'true')
  resolve({ email: '' })
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument()
})

import { z } from 'zod'

/** What a sign-in form can say by itself; the words stand in `messages/{locale}/admin.json` under `login.errors`. */
const formErrorKeys = [
  'nameShort',
  'nameLong',
  'nameCharacters',
  'emailInvalid',
  'passwordShort',
  'passwordLong',
  'passwordCharacters',
  'passwordCommon',
  'passwordSame',
  'passwordWrong',
  'emailSame',
  'credentials',
  'banned',
  'tooManyRequests',
  'tooManyMails',
  'secondFactor',
  'captcha',
  'tooManyAttempts',
  'clock',
  'unavailable',
] as const
export type FormErrorKey = (typeof formErrorKeys)[number]
const formFields = ['fullName', 'email', 'current', 'password'] as const
export type FormField = (typeof formFields)[number]

/** Either one of our own messages or what the service said, shown as it said it (spec §8). */
export type FormError = { key: FormErrorKey; field?: FormField; minutes?: number } | { message: string }

/** What a form says to somebody who has tried too often (limiter.ts). */
export const tooManyAttempts = ({ minutes }: { minutes: number }): FormError => ({
  key: 'tooManyAttempts',
  minutes,
})

/** What a form shows after it was sent. What was typed stays, except the password. */
export interface SignInState {
  error?: FormError
  email: string
}

export interface SignUpState {
  error?: FormError
  /** The account exists: it can be used at once, or after a link in an e-mail was followed. */
  created?: 'ready' | 'confirm'
  fullName: string
  email: string
}

const key = (value: FormErrorKey) => ({ error: value })
const text = z.string().catch('')

/** What no keyboard types and no database column takes, NUL above all. */
const withoutControls = /^\P{Cc}*$/u

const email = text.pipe(
  z
    .string()
    .trim()
    // As many characters as an address can have (RFC 5321).
    .max(254, key('emailInvalid'))
    .pipe(z.email(key('emailInvalid'))),
)
const password = text.pipe(
  z.string().min(6, key('passwordShort')).regex(withoutControls, key('passwordCharacters')),
)

/** The service stores no more of a password than this, in bytes. */
const maxPasswordBytes = 72

const newPassword = password.refine(
  (value) => Buffer.byteLength(value) <= maxPasswordBytes,
  key('passwordLong'),
)

/** The name stands in every token of the session, so that a long one would outgrow what browsers may send. */
const maxNameLength = 100

const signInSchema = z.object({ email, password: password.pipe(z.string().max(1000, key('passwordLong'))) })
const signUpSchema = z
  .object({
    fullName: text.pipe(
      z
        .string()
        .trim()
        .min(2, key('nameShort'))
        .max(maxNameLength, key('nameLong'))
        .regex(withoutControls, key('nameCharacters')),
    ),
    email,
    password: newPassword,
  })
  .refine(({ password: chosen, email: address }) => !isCommonPassword(chosen, address), {
    ...key('passwordCommon'),
    path: ['password'],
  })

export type SignInFields = z.infer<typeof signInSchema>
export type SignUpFields = z.infer<typeof signUpSchema>

/** The password that an account has. What was once accepted may be shorter than what is asked for today. */
const currentPassword = text.pipe(
  z
    .string()
    .min(1, key('passwordWrong'))
    .max(1000, key('passwordWrong'))
    .regex(withoutControls, key('passwordWrong')),
)

/** A new password may not be among the first that a stranger would try for this e-mail. */
const choosePasswordSchema = (address: string) =>
  z.object({
    password: newPassword.refine((chosen) => !isCommonPassword(chosen, address), key('passwordCommon')),
  })

const forgottenSchema = z.object({ email })
const newEmailSchema = (address: string) =>
  z.object({
    email: email.refine((chosen) => chosen.toLowerCase() !== address.toLowerCase(), key('emailSame')),
    current: currentPassword,
  })

export type NewEmailFields = { email: string; current: string }
export type NewPasswordFields = { current: string; password: string }

type Parsed<Fields> = { ok: true; fields: Fields } | { ok: false; error: FormError }

function parse<Fields>(schema: z.ZodType<Fields>, form: FormData): Parsed<Fields> {
  const result = schema.safeParse(Object.fromEntries(form))
  if (result.success) return { ok: true, fields: result.data }
  const first = result.error.issues[0]
  const field = z.enum(formFields).safeParse(first?.path[0]).data
  const known = z.enum(formErrorKeys).safeParse(first?.message).data
  return { ok: false, error: { key: known ?? 'unavailable', field } }
}

/** Checks a sign-in form (spec §5); the first thing that is wrong, in the order of the fields. */
export const parseSignIn = (form: FormData): Parsed<SignInFields> => parse(signInSchema, form)

/** Checks a sign-up form (spec §5); the first thing that is wrong, in the order of the fields. */
export const parseSignUp = (form: FormData): Parsed<SignUpFields> => parse(signUpSchema, form)

/** Checks the form of somebody who forgot their password. */
export const parseForgotten = (form: FormData): Parsed<{ email: string }> => parse(forgottenSchema, form)

/**
 * Checks the form of a new password after a link in a mail.
 * @param address the e-mail of the account
 */
export const parseChosenPassword = (form: FormData, address: string): Parsed<{ password: string }> =>
  parse(choosePasswordSchema(address), form)

/**
 * Checks the form of somebody who changes their password.
 * @param address the e-mail of the account
 */
export const parseNewPassword = (form: FormData, address: string): Parsed<NewPasswordFields> =>
  parse(z.object({ current: currentPassword, ...choosePasswordSchema(address).shape }), form)

/**
 * Checks the form of somebody who changes their e-mail.
 * @param address the e-mail that the account has
 */
export const parseNewEmail = (form: FormData, address: string): Parsed<NewEmailFields> =>
  parse(newEmailSchema(address), form)

/** What the forms for the own password and e-mail show after they were sent. */
export interface PasswordState {
  error?: FormError
  done?: true
}

/** What the forms that have a mail sent show after they were sent. The answer is the same whether or not one was sent. */
export interface MailState {
  error?: FormError
  email: string
  done?: 'sent' | 'changed'
}

/** A typed text to show again; files and endless texts are not shown again. */
export const typed = (form: FormData, name: FormField): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 320) : ''
}

/**
 * What people in Brazil and elsewhere choose most, from the top of the published yearly lists. Short on purpose: whoever
 * guesses tries these first, and everything after them meets the limits of sign-in (limiter.ts).
 */
const common: ReadonlySet<string> = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 123123 123321 123654 112233 121212 102030 010203 101010 147258 159753
  654321 987654 987654321 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwerty qwerty1 qwerty123 qwertyuiop asdfgh asdfghjkl
  zxcvbn zxcvbnm q1w2e3r4 qazwsx abc123 abcd1234 abcdef a123456 a1b2c3 senha senha1 senha12 senha123 senha1234 minhasenha
  mudar123 mudar@123 trocar123 password password1 password12 password123 passw0rd p@ssw0rd letmein welcome welcome1
  iloveyou sunshine princess dragon monkey football baseball superman batman pokemon master shadow michael jordan23
  admin123 admin1234 administrador administrator adminadmin admin@123 root123 toor123 teste123 teste1234 test123 test1234
  testing guest123 usuario user1234 login123 acesso123 default changeme secret123 segredo
  brasil brasil123 brazil flamengo corinthians palmeiras saopaulo santos vasco gremio cruzeiro botafogo fluminense
  paraty paraty123 jesus123 jesuscristo deusefiel deus123 familia amorzinho teamo teamo123 gatinha gabriel felipe
  rafael lucas123 mariana camila bruna123 eduardo fernanda juliana vitoria
  `
    .trim()
    .split(/\s+/),
)

/** Whether one run of neighbours of the keyboard or the alphabet, or one character, makes up the whole password. */
function isMonotonous(password: string): boolean {
  if (new Set(password).size <= 2) return true
  const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
  const reversed = rows.map((row) => [...row].reverse().join(''))
  return [...rows, ...reversed].some((row) => row.includes(password))
}

/** Whether a password is among the first that a stranger would try for an account with this e-mail. */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = password.toLowerCase()
  const address = email.toLowerCase()
  const names = [address, address.slice(0, address.indexOf('@'))]
  return common.has(plain) || names.includes(plain) || isMonotonous(plain)
}

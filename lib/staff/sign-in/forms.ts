import { z } from 'zod'
import { isCommonPassword } from './common-passwords'

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

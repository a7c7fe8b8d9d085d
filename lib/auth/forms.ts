import { z } from 'zod'

/** What a sign-in form can say by itself; the words stand in `messages/{locale}/admin.json` under `login.errors`. */
const formErrorKeys = [
  'nameShort',
  'emailInvalid',
  'passwordShort',
  'credentials',
  'tooManyAttempts',
  'unavailable',
] as const
export type FormErrorKey = (typeof formErrorKeys)[number]
export type FormField = 'fullName' | 'email' | 'password'

/** Either one of our own messages or what the service said, shown as it said it (spec §8). */
export type FormError = { key: FormErrorKey; field?: FormField; minutes?: number } | { message: string }

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
const email = text.pipe(
  z
    .string()
    .trim()
    .pipe(z.email(key('emailInvalid'))),
)
const password = text.pipe(z.string().min(6, key('passwordShort')))

const signInSchema = z.object({ email, password })
const signUpSchema = z.object({
  fullName: text.pipe(z.string().trim().min(2, key('nameShort'))),
  email,
  password,
})

export type SignInFields = z.infer<typeof signInSchema>
export type SignUpFields = z.infer<typeof signUpSchema>

type Parsed<Fields> = { ok: true; fields: Fields } | { ok: false; error: FormError }

function parse<Fields>(schema: z.ZodType<Fields>, form: FormData): Parsed<Fields> {
  const result = schema.safeParse(Object.fromEntries(form))
  if (result.success) return { ok: true, fields: result.data }
  const first = result.error.issues[0]
  const field = z.enum(['fullName', 'email', 'password']).safeParse(first?.path[0]).data
  const known = z.enum(formErrorKeys).safeParse(first?.message).data
  return { ok: false, error: { key: known ?? 'unavailable', field } }
}

/** Checks a sign-in form (spec §5); the first thing that is wrong, in the order of the fields. */
export const parseSignIn = (form: FormData): Parsed<SignInFields> => parse(signInSchema, form)

/** Checks a sign-up form (spec §5); the first thing that is wrong, in the order of the fields. */
export const parseSignUp = (form: FormData): Parsed<SignUpFields> => parse(signUpSchema, form)

/** A typed text to show again; files and endless texts are not shown again. */
export const typed = (form: FormData, name: FormField): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 320) : ''
}

/** @jest-environment node */
import { parseSignIn, parseSignUp, typed } from '@/lib/auth/forms'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('the sign-in form', () => {
  it('accepts an e-mail with spaces around it and a password of six characters', () => {
    expect(parseSignIn(form({ email: ' ana@example.com ', password: '123456' }))).toEqual({
      ok: true,
      fields: { email: 'ana@example.com', password: '123456' },
    })
  })

  it.each([
    [{ email: 'ana', password: '123456' }, 'emailInvalid', 'email'],
    [{ email: 'ana@example.com', password: '12345' }, 'passwordShort', 'password'],
    [{ email: '', password: '' }, 'emailInvalid', 'email'],
    [{}, 'emailInvalid', 'email'],
  ])('names only the first problem of %j', (fields, key, field) => {
    expect(parseSignIn(form(fields))).toEqual({ ok: false, error: { key, field } })
  })

  it('does not take a file for a text', () => {
    const data = form({ password: '123456' })
    data.set('email', new File(['x'], 'ana@example.com'))
    expect(parseSignIn(data)).toMatchObject({ ok: false, error: { key: 'emailInvalid' } })
    expect(typed(data, 'email')).toBe('')
  })

  it('keeps spaces of a password', () => {
    expect(parseSignIn(form({ email: 'a@example.com', password: '      ' }))).toMatchObject({ ok: true })
  })
})

describe('the sign-up form', () => {
  it.each([
    [{ fullName: ' A ', email: 'x', password: '1' }, 'nameShort', 'fullName'],
    [{ fullName: 'Ana', email: 'x', password: '1' }, 'emailInvalid', 'email'],
    [{ fullName: 'Ana', email: 'a@example.com', password: '1' }, 'passwordShort', 'password'],
  ])('names the first problem of %j', (fields, key, field) => {
    expect(parseSignUp(form(fields))).toEqual({ ok: false, error: { key, field } })
  })

  it('shows again at most what an e-mail address can hold', () => {
    expect(typed(form({ email: 'a'.repeat(5000) }), 'email')).toHaveLength(320)
  })
})

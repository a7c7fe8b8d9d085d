import { parseSignIn, parseSignUp, typed } from '@/lib/staff/sign-in/forms'

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

  it.each([
    ['email', 'a\0na@example.com', 'emailInvalid'],
    ['email', `${'a'.repeat(300)}@example.com`, 'emailInvalid'],
    ['password', 'remo\0mare', 'passwordCharacters'],
    ['password', 'x'.repeat(1001), 'passwordLong'],
  ])('does not bother the service with a %s that it could not read', (field, value, key) => {
    const fields = { email: 'ana@example.com', password: '123456', [field]: value }
    expect(parseSignIn(form(fields))).toEqual({ ok: false, error: { key, field } })
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

  const person = { fullName: 'Ana', email: 'ana@example.com', password: 'remo-e-mare' }

  it('takes a name of a hundred characters and no longer one', () => {
    expect(parseSignUp(form({ ...person, fullName: 'á'.repeat(100) }))).toMatchObject({ ok: true })
    expect(parseSignUp(form({ ...person, fullName: 'á'.repeat(101) }))).toEqual({
      ok: false,
      error: { key: 'nameLong', field: 'fullName' },
    })
  })

  it.each([
    ['fullName', 'A\0na', 'nameCharacters'],
    ['fullName', 'Ana\u0007', 'nameCharacters'],
    ['email', 'a\0na@example.com', 'emailInvalid'],
    ['email', `${'a'.repeat(243)}@example.com`, 'emailInvalid'],
    ['password', 'remo\0mare', 'passwordCharacters'],
    ['password', 'r'.repeat(60) + 'é'.repeat(7), 'passwordLong'],
    ['password', 'Senha123', 'passwordCommon'],
    ['password', '123456', 'passwordCommon'],
    ['password', 'aaaaaaaa', 'passwordCommon'],
    ['password', 'lkjhgf', 'passwordCommon'],
    ['password', 'ANA@example.com', 'passwordCommon'],
  ])('refuses what no account can hold or anyone would guess: %s %j', (field, value, key) => {
    expect(parseSignUp(form({ ...person, [field]: value }))).toEqual({ ok: false, error: { key, field } })
  })

  it.each(['remo-e', 'x7!kpq', 'r'.repeat(36) + 'mar'.repeat(12)])('takes the password %j', (password) => {
    expect(parseSignUp(form({ ...person, password }))).toMatchObject({ ok: true })
  })

  it('shows again at most what an e-mail address can hold', () => {
    expect(typed(form({ email: 'a'.repeat(5000) }), 'email')).toHaveLength(320)
  })
})

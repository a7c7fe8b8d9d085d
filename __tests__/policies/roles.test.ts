import {
  administrator,
  clientOfToken,
  expectAllowed,
  expectForbidden,
  expectRefused,
  owner,
  type Person,
  signedUpPerson,
  visitor,
} from './people'

let person: Person
let admin: Person

beforeAll(async () => {
  person = await signedUpPerson()
  admin = await administrator()
})

const rolesOf = async (id: string) => (await owner().from('user_roles').select('role').eq('user_id', id)).data

describe('reading roles', () => {
  test('a visitor sees nobody’s role', async () => {
    expectForbidden(await visitor().from('user_roles').select())
  })

  test('a signed-up person has no role and sees none', async () => {
    const { data, error } = await person.client.from('user_roles').select()
    expect(error).toBeNull()
    expect(data).toEqual([])
  })

  test('a signed-up person does not see who is an administrator', async () => {
    expectRefused(await person.client.from('user_roles').select().eq('user_id', admin.id))
  })

  test('an administrator sees their own role, and no other person’s', async () => {
    await administrator()
    const { data } = await admin.client.from('user_roles').select('user_id, role')
    expect(data).toEqual([{ user_id: admin.id, role: 'admin' }])
  })
})

describe('writing roles', () => {
  test('a visitor cannot give a role', async () => {
    expectForbidden(await visitor().from('user_roles').insert({ user_id: person.id, role: 'admin' }).select())
    expect(await rolesOf(person.id)).toEqual([])
  })

  test('a signed-up person cannot give themselves a role', async () => {
    expectForbidden(await person.client.from('user_roles').insert({ user_id: person.id, role: 'admin' }))
    expectForbidden(await person.client.from('user_roles').upsert({ user_id: person.id, role: 'admin' }))
    expect(await rolesOf(person.id)).toEqual([])
  })

  test('a signed-up person cannot take over an administrator’s role', async () => {
    const query = person.client.from('user_roles')
    expectForbidden(await query.update({ user_id: person.id }).eq('user_id', admin.id).select())
    expect(await rolesOf(admin.id)).toEqual([{ role: 'admin' }])
    expect(await rolesOf(person.id)).toEqual([])
  })

  test('a signed-up person cannot remove an administrator', async () => {
    expectForbidden(await person.client.from('user_roles').delete().eq('user_id', admin.id).select())
    expect(await rolesOf(admin.id)).toEqual([{ role: 'admin' }])
  })

  test('not even an administrator can give, change or remove a role', async () => {
    const other = await administrator()
    expectForbidden(await admin.client.from('user_roles').insert({ user_id: person.id, role: 'admin' }))
    expectForbidden(
      await admin.client.from('user_roles').update({ user_id: person.id }).eq('user_id', other.id).select(),
    )
    expectForbidden(await admin.client.from('user_roles').delete().eq('user_id', other.id).select())
    expectForbidden(await admin.client.from('user_roles').delete().eq('user_id', admin.id).select())
    expect(await rolesOf(person.id)).toEqual([])
    expect(await rolesOf(other.id)).toEqual([{ role: 'admin' }])
    expect(await rolesOf(admin.id)).toEqual([{ role: 'admin' }])
  })

  test('sign-up data that claims a role gives none', async () => {
    const { client, id } = await signedUpPerson()
    await client.auth.updateUser({ data: { role: 'admin', roles: ['admin'] } })
    expect(await rolesOf(id)).toEqual([])
    expect((await client.rpc('is_admin')).data).toBe(false)
  })

  test('the secret key gives a role once, and only to an account that exists', async () => {
    const { id } = await signedUpPerson()
    expectAllowed(await owner().from('user_roles').insert({ user_id: id, role: 'admin' }).select())
    expect((await owner().from('user_roles').insert({ user_id: id, role: 'admin' })).error?.code).toBe(
      '23505',
    )
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect((await owner().from('user_roles').insert({ user_id: nobody, role: 'admin' })).error?.code).toBe(
      '23503',
    )
    expect((await owner().from('user_roles').insert({ user_id: id, role: 'captain' })).error?.code).toBe(
      '22P02',
    )
  })
})

describe('asking about people', () => {
  test('is_admin answers for the person who asks', async () => {
    expect((await person.client.rpc('is_admin')).data).toBe(false)
    expect((await admin.client.rpc('is_admin')).data).toBe(true)
  })

  test('a role that was taken away counts at once', async () => {
    const former = await administrator()
    await owner().from('user_roles').delete().eq('user_id', former.id)
    expect((await former.client.rpc('is_admin')).data).toBe(false)
  })

  test('a session that was ended elsewhere is no administrator’s any more, although its token is still good', async () => {
    const { client, id } = await administrator()
    const token = (await client.auth.getSession()).data.session?.access_token ?? ''
    const kept = clientOfToken(token)
    expect((await kept.rpc('people', { search: '' })).error).toBeNull()
    await client.auth.signOut({ scope: 'global' })
    expect(await rolesOf(id)).toEqual([{ role: 'admin' }])
    expect((await kept.rpc('is_admin')).data).toBe(false)
    expectForbidden(await kept.rpc('people', { search: '' }))
    expectForbidden(await kept.rpc('change_role', { person: person.id, give: true }))
    const device = { device_hash: 'a'.repeat(64) }
    expectForbidden(await kept.rpc('forget_other_devices', device))
    expectForbidden(await kept.rpc('sign_in_succeeded', { ...device, address_hash: 'b'.repeat(64) }))
    expectRefused(await kept.from('staff_events').select())
    expectRefused(await kept.from('content_revisions').select())
  })

  test.each([
    ['a visitor', () => visitor()],
    ['a signed-up person', () => person.client],
    ['an administrator', () => admin.client],
  ])('%s cannot look up accounts by e-mail', async (_who, client) => {
    expectForbidden(await client().rpc('account_by_email', { address: person.email }))
  })

  test('the secret key finds an account by its e-mail in any spelling, and nothing for an unknown one', async () => {
    const spelling = ` ${person.email.toUpperCase()} `
    const found = await owner().rpc('account_by_email', { address: spelling })
    expect(found.data).toEqual({ id: person.id, confirmed: true })
    const nobody = await owner().rpc('account_by_email', { address: 'ninguem@example.com' })
    expect(nobody).toMatchObject({ data: null, error: null })
  })
})

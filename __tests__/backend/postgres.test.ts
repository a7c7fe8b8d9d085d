import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { codeOf, type HostedLike, openHostedLike, type Person } from './hosted-like'

const url = process.env.POSTGRES_URL
if (!url) console.log('Left out: POSTGRES_URL names no PostgreSQL server to try the database part on.')

/** What one connection cannot show, and what only a server with the roles of a hosted project can. */
const suite = url ? describe : describe.skip

suite('on a real PostgreSQL server', () => {
  let database: HostedLike
  let ana: Person
  let bia: Person
  let visitor: Person
  beforeAll(async () => {
    database = await openHostedLike(url ?? '')
    ;[ana, bia] = [await database.person(true), await database.person(true)]
    visitor = await database.person()
  }, 60_000)
  afterAll(() => database.close())

  const newId = () => `teste-${randomUUID()}`
  const version = async () =>
    Number((await database.owner('select version from public.content_state'))[0]?.version)
  const newItems = async (count: number, collection = 'tours'): Promise<string[]> => {
    const ids = Array.from({ length: count }, newId)
    await database.owner(
      `insert into public.content_items (collection, id, shipped, draft)
       select $1, id, true, '{"title":"Novo"}' from unnest($2::text[]) as id`,
      [collection, ids],
    )
    return ids
  }
  const publish = (who: Person, id: string, revision = 1) =>
    database.as(who, 'select public.publish_item($1, $2, $3)', ['tours', id, revision])
  const codes = async (work: Promise<unknown>[]) =>
    (await Promise.allSettled(work)).map((one) => (one.status === 'fulfilled' ? 'done' : codeOf(one.reason)))

  test('migrations and seed are taken by a role that is no superuser, and the seed changes nothing the second time', async () => {
    const rows = () => database.owner('select * from public.content_items order by collection, id')
    const before = await rows()
    expect(before.length).toBeGreaterThan(20)
    await database.owner(readFileSync('supabase/seed.sql', 'utf8'))
    expect(await rows()).toEqual(before)
  })

  test('what the release before has backed up comes back: rows without their collection, history, people', async () => {
    const at = '2026-11-20T10:00:00+00:00'
    const [item, address] = [newId(), `/${newId()}`]
    const row = {
      id: item,
      shipped: false,
      published: { addresses: { 'pt-BR': [address] } },
      hidden: false,
      revision: 7,
      created_at: at,
      updated_at: at,
      updated_by: ana.id,
    }
    const [{ content_backup: now } = {}] = await database.as('service_role', 'select public.content_backup()')
    const backup = {
      ...Object(now),
      rows: { ...Object(now).rows, tours: [...Object(now).rows.tours, row] },
      people: { [ana.id]: ana.email },
    }
    const former = { ...row.published, addresses: { 'pt-BR': [`${address}-antes`] } }
    const entry = { collection: 'tours', item, action: 'publish', document: former, actor: ana.id, at }
    await database.as('service_role', 'select public.restore_history($1)', [JSON.stringify([entry])])
    await database.as('service_role', 'select public.restore_content($1)', [JSON.stringify(backup)])
    expect(
      await database.owner('select collection, revision, updated_by from public.tours where id = $1', [item]),
    ).toEqual([{ collection: 'tours', revision: 7, updated_by: ana.id }])
    expect(
      await database.owner(
        'select address, is_current from public.content_addresses where item = $1 order by 1',
        [item],
      ),
    ).toEqual([
      { address, is_current: true },
      { address: `${address}-antes`, is_current: false },
    ])
  })

  test('of two who publish one revision at once, one does and one is told', async () => {
    for (const id of await newItems(5)) {
      expect((await codes([publish(ana, id), publish(bia, id)])).sort()).toEqual(['PT409', 'done'])
      expect(
        await database.owner('select id from public.content_revisions where item = $1', [id]),
      ).toHaveLength(1)
    }
  })

  test('twenty publications at once are all kept: rows, history, audit log and one version each', async () => {
    const ids = await newItems(20)
    const before = await version()
    expect(new Set(await codes(ids.map((id, place) => publish(place % 2 ? ana : bia, id))))).toEqual(
      new Set(['done']),
    )
    expect(await version()).toBe(before + 20)
    const counted = async (sql: string) => (await database.owner(sql, [ids]))[0]?.count
    expect(await counted('select count(*)::int from public.content_revisions where item = any ($1)')).toBe(20)
    expect(
      await counted(`select count(*)::int from public.staff_events
        where kind = 'publication' and split_part(subject, '/', 2) = any ($1)`),
    ).toBe(20)
  })

  test('an address goes to one of two who publish it at once; two that change theirs never wait for each other', async () => {
    const draft = (id: string, addresses: string[]) =>
      database.owner('update public.content_items set draft = $2 where id = $1', [
        id,
        JSON.stringify({ addresses: { 'pt-BR': addresses } }),
      ])
    for (let round = 0; round < 5; round += 1) {
      const [first = '', second = ''] = await newItems(2)
      const [one, other] = [`/${first}`, `/${second}`]
      await Promise.all([draft(first, [one]), draft(second, [one])])
      expect((await codes([publish(ana, first), publish(bia, second)])).sort()).toEqual(['22023', 'done'])
      await Promise.all([draft(first, [one, other]), draft(second, [other, one])])
      const revisions = await Promise.all(
        [first, second].map(async (id) =>
          Number(
            (await database.owner('select revision from public.content_items where id = $1', [id]))[0]
              ?.revision,
          ),
        ),
      )
      const answers = await codes([publish(ana, first, revisions[0]), publish(bia, second, revisions[1])])
      expect(answers.sort()).toEqual(['22023', 'done'])
    }
  })

  test('orders, publications and pictures at once end in no deadlock, and one order stands', async () => {
    const ids = await newItems(8)
    const order = (who: Person, list: string[]) =>
      database.as(who, 'select public.reorder_items($1, $2)', ['tours', list])
    const picture = (who: Person) =>
      database.as(who, "select public.record_picture($1, 'deletion')", [`icons/${newId()}.png`])
    const work = [
      ...Array.from({ length: 6 }, (_, place) =>
        order(place % 2 ? ana : bia, place % 2 ? ids : ids.toReversed()),
      ),
      ...ids.map((id) => publish(ana, id)),
      ...Array.from({ length: 4 }, () => picture(bia)),
    ]
    expect(new Set(await codes(work))).toEqual(new Set(['done']))
    const rows = await database.owner(
      'select position from public.content_items where id = any ($1) order by array_position($1, id)',
      [ids],
    )
    const positions = rows.map(({ position }) => position)
    expect([
      [1, 2, 3, 4, 5, 6, 7, 8],
      [8, 7, 6, 5, 4, 3, 2, 1],
    ]).toContainEqual(positions)
  })

  describe('the role', () => {
    const change = (who: Person, person: Person, give: boolean) =>
      database.as(who, 'select public.change_role($1, $2) as changed', [person.id, give])

    test('of two administrators who take each other’s, or leave at once, one stays', async () => {
      await database.owner("delete from public.user_roles where role = 'admin'")
      for (const taken of ['each other', 'their own']) {
        for (const { id } of [ana, bia])
          await database.owner(
            "insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict do nothing",
            [id],
          )
        const isOwn = taken === 'their own'
        const answers = await codes([
          change(ana, isOwn ? ana : bia, false),
          change(bia, isOwn ? bia : ana, false),
        ])
        expect(answers.sort()).toEqual([isOwn ? 'PT409' : '42501', 'done'])
        expect(await database.owner('select user_id from public.user_roles')).toHaveLength(1)
      }
      for (const { id } of [ana, bia])
        await database.owner(
          "insert into public.user_roles (user_id, role) values ($1, 'admin') on conflict do nothing",
          [id],
        )
    })

    test('is given to many at once, and somebody without the right neither waits nor makes anybody wait', async () => {
      const people = await Promise.all(Array.from({ length: 8 }, () => database.person()))
      expect(new Set(await codes(people.map((person) => change(ana, person, true))))).toEqual(
        new Set(['done']),
      )
      const open = await database.open(ana)
      try {
        await open.query('select public.change_role($1, false)', [people[0]?.id])
        const locked = database.as(
          visitor,
          "set local lock_timeout = '300ms'; select public.change_role(auth.uid(), true)",
        )
        expect(await codes([locked])).toEqual(['42501'])
      } finally {
        await open.query('rollback')
        await open.end()
      }
      const refused = await database.open(visitor)
      try {
        await refused.query('select public.change_role(auth.uid(), true)').catch(() => {})
        expect(await codes([change(ana, people[1] ?? visitor, false)])).toEqual(['done'])
      } finally {
        await refused.query('rollback')
        await refused.end()
      }
    })

    test('counts in a session that nobody ended, of an account that is not banned and has used its second factor', async () => {
      const eva = await database.person(true)
      const isAdmin = async () => (await database.as(eva, 'select public.is_admin() as is'))[0]?.is
      const roles = async () => (await database.as(eva, 'select role from public.user_roles')).length
      expect([await isAdmin(), await roles()]).toEqual([true, 1])
      await database.owner("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
        eva.id,
      ])
      expect([await isAdmin(), await roles()]).toEqual([false, 0])
      await database.owner("update auth.users set banned_until = now() - interval '1 day' where id = $1", [
        eva.id,
      ])
      expect(await isAdmin()).toBe(true)
      await database.owner("insert into auth.mfa_factors (user_id, status) values ($1, 'unverified')", [
        eva.id,
      ])
      expect(await isAdmin()).toBe(true)
      await database.owner("update auth.mfa_factors set status = 'verified' where user_id = $1", [eva.id])
      expect([await isAdmin(), await roles()]).toEqual([false, 0])
      await database.owner("update auth.sessions set aal = 'aal2' where user_id = $1", [eva.id])
      expect(await isAdmin()).toBe(true)
      await database.owner('delete from auth.sessions where user_id = $1', [eva.id])
      expect([await isAdmin(), await roles()]).toEqual([false, 0])
    })
  })

  describe('attempts to sign in', () => {
    const hash = () => randomUUID().replaceAll('-', '').repeat(2)
    const attempt = async (given: { email?: string; address?: string; headers?: Record<string, string> }) => {
      const { email = `${newId()}@example.com`, address = hash(), headers } = given
      const call = "select public.permit_attempt('sign-in', $1, $2, $3) as wait"
      return (await database.as('anon', call, [address, email, hash()], headers))[0]?.wait
    }

    test('twenty at once are counted like one after the other', async () => {
      const [email, address] = [`${newId()}@example.com`, hash()]
      const waits = await Promise.all(Array.from({ length: 20 }, () => attempt({ email, address })))
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
    })

    test('of many people from many places at once never wait for each other for ever', async () => {
      const emails = Array.from({ length: 5 }, () => `${newId()}@example.com`)
      const places = Array.from({ length: 5 }, hash)
      const work = Array.from({ length: 150 }, (_, place) =>
        attempt({ email: emails[place % 5], address: places[(place * 7) % 5] }),
      )
      expect(new Set(await codes(work))).toEqual(new Set(['done']))
    })

    test('are those of the address in the header that is configured, and of no other', async () => {
      const [email, address] = [`${newId()}@example.com`, hash()]
      const from = (headers: Record<string, string>) => attempt({ email, address, headers })
      const [here, there] = [{ 'cf-connecting-ip': '203.0.113.1' }, { 'cf-connecting-ip': '203.0.113.2' }]
      for (let count = 0; count < 5; count += 1) expect(await from(here)).toBe(0)
      expect(await from({ ...here, 'x-forwarded-for': '198.51.100.7' })).not.toBe(0)
      expect(await from(there)).toBe(0)
      await database.owner("update private.settings set caller_header = 'x-forwarded-for' where id")
      try {
        const proxied = { 'x-forwarded-for': '10.0.0.1, 198.51.100.9' }
        for (let count = 0; count < 5; count += 1) expect(await from(proxied)).toBe(0)
        expect(await from({ ...there, ...proxied })).not.toBe(0)
      } finally {
        await database.owner("update private.settings set caller_header = 'cf-connecting-ip' where id")
      }
    })
  })

  test.each(['tours', 'expeditions', 'aca_courses', 'site_content', 'content_items'])(
    '%s is nobody’s but an administrator’s to read, and the secret key’s to write',
    async (table) => {
      const collection = table === 'content_items' ? 'tours' : table
      const [id = ''] = await newItems(1, collection)
      const read = `select id from public.${table} where id = $1`
      expect(await codes([database.as('anon', read, [id])])).toEqual(['42501'])
      expect(await database.as(visitor, read, [id])).toEqual([])
      expect(await database.as(ana, read, [id])).toEqual([{ id }])
      const hide = `update public.${table} set hidden = true where id = $1 returning id`
      for (const caller of ['anon', visitor, ana] as const)
        expect(await codes([database.as(caller, hide, [id])])).toEqual(['42501'])
      expect(await database.as('service_role', hide, [id])).toEqual([{ id }])
    },
  )

  test('the parts of the functions are nobody’s to call', async () => {
    for (const caller of ['anon', visitor, ana, 'service_role'] as const)
      expect(await codes([database.as(caller, 'select private.raise_version()')])).toEqual(['42501'])
  })
})

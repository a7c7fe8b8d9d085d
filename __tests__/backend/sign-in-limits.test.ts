import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'

jest.setTimeout(120_000)

const person = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const email = 'ana@example.com'
const [here, there, device] = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)]

let database: ChildProcess

const answerSchema = z.union([
  z.object({ rows: z.array(z.record(z.string(), z.unknown())) }),
  z.object({ error: z.string() }),
])

/** The first column of the first row. */
async function value(sql: string): Promise<unknown> {
  const message = once(database, 'message')
  database.send(sql)
  const answer = answerSchema.parse((await message)[0])
  if ('error' in answer) throw new Error(answer.error)
  return Object.values(answer.rows[0] ?? {})[0]
}

beforeAll(async () => {
  database = fork('__tests__/backend/database-server.ts')
  await once(database, 'message')
  await value(`insert into auth.users (id, email) values ('${person}', '${email}')`)
  await value(`insert into public.known_devices (device, user_id) values ('${device}', '${person}')`)
})
afterAll(async () => {
  database.disconnect()
  await once(database, 'exit')
})
beforeEach(() => value('delete from public.sign_in_counters'))

/** As many counts as strangers may fill the table with, of attempts that one caller made. */
const fill = (count: number, ends = '10 minutes') =>
  value(`insert into public.sign_in_counters (caller, key, attempts, ends_at)
    select '', 'person:' || number, 1, now() + interval '${ends}' from generate_series(1, ${count}) as number`)

const tryFrom = (address: string, from: string, who = email) =>
  value(`select public.permit_sign_in('${who}', '${address}', '${from}')`)
const events = (kind: string) =>
  value(`select count(*)::integer from public.staff_events where kind = '${kind}'`)

describe('a table that strangers have filled with attempts', () => {
  beforeEach(() => fill(50_000))

  test('has no room for another stranger, whom the site then counts by itself', async () => {
    expect(await tryFrom(here, here)).toBeNull()
    expect(await value(`select public.permit_mail('${email}', '${here}')`)).toBeNull()
    expect(await value(`select public.permit_sign_up('${here}')`)).toBeNull()
  })

  test('still counts a known device by itself', async () => {
    for (let count = 0; count < 10; count += 1) expect(await tryFrom(here, device)).toBe(0)
    expect(await tryFrom(here, device)).toBeGreaterThan(0)
  })

  test('still goes on with what it counts, and tells of the lockout', async () => {
    await value('delete from public.sign_in_counters')
    for (let count = 0; count < 5; count += 1) await tryFrom(here, here)
    await fill(50_000)
    const before = Number(await events('lockout'))
    expect(await tryFrom(here, here)).toBeGreaterThan(0)
    expect(await events('lockout')).toBe(before + 1)
  })

  test('still has room for the lines of the audit log', async () => {
    const before = Number(await events('sign-in-failed'))
    await value(`select public.sign_in_failed('${email}')`)
    expect(await events('sign-in-failed')).toBe(before + 1)
  })

  test('is free again once those attempts are over', async () => {
    await value(`update public.sign_in_counters set ends_at = now() - interval '1 second'`)
    expect(await tryFrom(here, here)).toBe(0)
  })
})

test('thirty attempts from each of all parts of a /48 leave room', async () => {
  await fill(256 * 61)
  expect(await tryFrom(here, here)).toBe(0)
})

test('counts that are over are removed, and never before the attempt itself is counted', async () => {
  await fill(150, '-1 minute')
  await value(
    `insert into public.sign_in_counters values ('', 'address:${there}', 30, now() - interval '1 minute')`,
  )
  expect(await tryFrom(there, there)).toBe(0)
  expect(await value(`select attempts from public.sign_in_counters where key = 'address:${there}'`)).toBe(1)
  await tryFrom(there, there)
  expect(await value('select count(*)::integer from public.sign_in_counters where ends_at <= now()')).toBe(0)
})

test('twenty wrong passwords hide no lockout, and lockouts of one account hide none of another', async () => {
  for (let count = 0; count < 25; count += 1) await value(`select public.sign_in_failed('x@example.com')`)
  const before = Number(await events('lockout'))
  for (let place = 0; place < 15; place += 1) {
    const address = String(place).padStart(64, '0')
    for (let count = 0; count < 6; count += 1) await tryFrom(address, address, `nobody-${place}@example.com`)
  }
  expect(await events('lockout')).toBe(before + 10)
  for (let count = 0; count < 6; count += 1) await tryFrom(here, here)
  expect(
    await value(
      `select count(*)::integer from public.staff_events where account = '${person}' and kind = 'lockout'`,
    ),
  ).toBeGreaterThan(0)
})

test('an address that has used up its attempts leaves one line and one count, whatever e-mails it goes on to try', async () => {
  for (let count = 0; count < 30; count += 1) await tryFrom(here, here, `${count}@example.com`)
  const counts = 'select count(*)::integer from public.sign_in_counters'
  const [before, linesBefore] = [Number(await value(counts)), Number(await events('lockout'))]
  for (let count = 0; count < 8; count += 1) {
    expect(await tryFrom(here, here, `another-${count}@example.com`)).toBeGreaterThan(0)
  }
  expect(await events('lockout')).toBe(linesBefore + 1)
  // The line's own, and that of lines about nobody's account.
  expect(await value(counts)).toBe(before + 2)
})

describe('what shows that somebody came by the link for a forgotten password', () => {
  const session = '3f2504e0-4f89-41d3-9a0c-0305e82c3302'
  const [proof, forged] = ['d'.repeat(64), 'e'.repeat(64)]

  async function asSession(call: string, claims: object = {}): Promise<unknown> {
    const all = JSON.stringify({ sub: person, session_id: session, role: 'authenticated', ...claims })
    await value(`select set_config('request.jwt.claims', '${all}', false),
      set_config('request.jwt.claim.sub', '${person}', false)`)
    return value(`select public.${call}`)
  }
  beforeEach(async () => {
    await value('delete from public.password_recoveries')
    await value('delete from auth.sessions')
    await value(`insert into auth.sessions (id, user_id) values ('${session}', '${person}')`)
  })
  afterAll(() =>
    value(
      `select set_config('request.jwt.claims', '', false), set_config('request.jwt.claim.sub', '', false)`,
    ),
  )

  test('is a value that the session itself does not hold', async () => {
    expect(await asSession(`begin_recovery('${proof}')`)).toBe(true)
    expect(await asSession(`is_recovering('${proof}')`)).toBe(true)
    expect(await asSession(`is_recovering('${forged}')`)).toBe(false)
    await asSession('end_recovery()')
    expect(await asSession(`is_recovering('${proof}')`)).toBe(false)
  })

  test('is given once to a session, so that nobody replaces it', async () => {
    await asSession(`begin_recovery('${proof}')`)
    expect(await asSession(`begin_recovery('${forged}')`)).toBe(false)
    expect(await asSession(`is_recovering('${forged}')`)).toBe(false)
  })

  test('is good for a quarter of an hour', async () => {
    await asSession(`begin_recovery('${proof}')`)
    await value(`update public.password_recoveries set ends_at = ends_at - interval '15 minutes'`)
    expect(await asSession(`is_recovering('${proof}')`)).toBe(false)
  })

  test('is not given to a session that began a while ago, such as one that was stolen', async () => {
    await value(`update auth.sessions set created_at = now() - interval '3 minutes'`)
    expect(await asSession(`begin_recovery('${proof}')`)).toBe(false)
  })

  test.each([
    [[{ method: 'password', timestamp: 1 }], false],
    [[{ method: 'email/signup', timestamp: 1 }], false],
    [['password'], false],
    [[], false],
    [[{ method: 'recovery', timestamp: 1 }], true],
    [[{ method: 'otp', timestamp: 1 }], true],
    [['recovery'], true],
  ])('follows what a token says of how the session began: %j', async (amr, given) => {
    expect(await asSession(`begin_recovery('${proof}')`, { amr })).toBe(given)
  })
})

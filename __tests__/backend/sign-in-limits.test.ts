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

/** Counts of attempts that strangers have made. */
const fill = (count: number, ends = '10 minutes') =>
  value(`insert into public.sign_in_counters (caller, key, attempts, ends_at)
    select '', 'person:' || number, 1, now() + interval '${ends}' from generate_series(1, ${count}) as number`)

const tryFrom = (address: string, from: string, who = email) =>
  value(`select public.permit_attempt('sign-in', '${address}', '${who}', '${from}')`)
const events = (kind: string) =>
  value(`select count(*)::integer from public.staff_events where kind = '${kind}'`)

/** How many blocks of the database an attempt touches: work, whatever else the machine does. */
async function workOf(attempt: string): Promise<number> {
  const plan = await value(`explain (analyze, buffers, format json) select ${attempt}`)
  const [{ Plan }] = z
    .tuple([z.object({ Plan: z.record(z.string(), z.unknown()) })])
    .parse(typeof plan === 'string' ? JSON.parse(plan) : plan)
  return Number(Plan['Shared Hit Blocks']) + Number(Plan['Shared Read Blocks'])
}

test('an attempt costs the same work however full the table is', async () => {
  await value(`insert into auth.users (id, email)
    select gen_random_uuid(), 'conta-' || number || '@example.com' from generate_series(1, 2000) as number`)
  await value('analyze')
  const sizes = [0, 20_000, 80_000]
  const work: number[] = []
  for (const size of sizes) {
    await value('delete from public.sign_in_counters where attempts >= 0')
    if (size > 0) await fill(size)
    await value('vacuum analyze public.sign_in_counters')
    // The first call of a connection plans what the others reuse.
    const attempt = (place: number) =>
      `public.permit_attempt('sign-in', '${String(place).padStart(64, '0')}', '${size}-${place}@example.com', '${there}')`
    for (let place = 0; place < 6; place += 1) await workOf(attempt(place))
    work.push(await workOf(attempt(7)))
  }
  // Indexes grow by a level, and no more than that.
  expect(Math.max(...work)).toBeLessThan(Math.min(...work) * 2)
}, 120_000)

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

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { changesWithoutWhere } from './safe-updates'

jest.setTimeout(120_000)

const folder = path.join('supabase', 'migrations')

test.each([
  ['update public.content_state set version = version + 1 returning version;', 1],
  ['update public.content_state as state set version = 2 where state.id;', 0],
  ['with gone as (delete from a returning id) select * from gone where id > 1;', 1],
  ['with gone as (delete from a where (id > 1) returning id) select * from gone;', 0],
  ["update a set b = 'where';", 1],
  ["update a set b = 'it''s; not the end' where c;", 0],
  ['update a set b = (select c from d where e);', 1],
  ['insert into a values (1) on conflict (b) do update set c = 1;', 0],
  ['select * from a for update; grant update, delete on a to b;', 0],
  ['-- update a set b = 1;\nselect 1;', 0],
])('what a hosted project refuses is found: %s', (sql, count) => {
  expect(changesWithoutWhere(sql)).toHaveLength(count)
})

test.each(readdirSync(folder).map((name) => [name]))('every UPDATE and DELETE of %s has a WHERE', (name) => {
  expect(changesWithoutWhere(readFileSync(path.join(folder, name), 'utf8'))).toEqual([])
})

describe('the migrated database', () => {
  let database: ChildProcess
  beforeAll(async () => {
    database = fork('__tests__/backend/database-server.ts')
    await once(database, 'message')
  })
  afterAll(async () => {
    database.disconnect()
    await once(database, 'exit')
  })

  test('holds no function that changes rows without a WHERE', async () => {
    const answer = once(database, 'message')
    database.send(
      `select proname as name, prosrc as source from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    )
    const functions = z
      .object({ rows: z.array(z.object({ name: z.string(), source: z.string() })) })
      .parse((await answer)[0]).rows
    expect(functions.length).toBeGreaterThan(20)
    const refused = functions.flatMap(({ name, source }) =>
      changesWithoutWhere(source).map((statement) => `${name}: ${statement}`),
    )
    expect(refused).toEqual([])
  })
})

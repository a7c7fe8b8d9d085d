import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { readKeys } from '../../scripts/backend/keys'
import { selfHealing } from '../../scripts/backend/self-healing'
import { copyEmptyData } from '../../scripts/empty-data'
import { startServer } from './server-process'

const request = new Request('http://backend.test/')
const failed = async () => new Response(null, { status: 500 })
const aborted = Object.assign(new Error('current transaction is aborted'), { code: '25P02' })

/** A connection that fails until something is done about it. */
function brokenDatabase(error: Error, cure?: string) {
  const done: string[] = []
  return {
    done,
    query: async () => {
      if (cure === undefined || !done.includes(cure)) throw error
    },
    exec: async (sql: string) => void done.push(sql),
  }
}

describe('a connection that is stuck in an aborted transaction', () => {
  test('is rolled back after the failure that left it so', async () => {
    const database = brokenDatabase(aborted, 'rollback')
    const giveUp = jest.fn()
    expect((await selfHealing(failed, database, giveUp)(request)).status).toBe(500)
    expect(database.done).toEqual(['rollback'])
    expect(giveUp).not.toHaveBeenCalled()
  })

  test('ends the process where that does not help, and so does one that is broken otherwise', async () => {
    for (const error of [aborted, new Error('out of memory')]) {
      const giveUp = jest.fn()
      await selfHealing(failed, brokenDatabase(error), giveUp)(request)
      expect(giveUp).toHaveBeenCalledWith(error)
    }
  })

  test('is looked for after a failure alone', async () => {
    const database = brokenDatabase(aborted, 'rollback')
    await selfHealing(async () => new Response('refused', { status: 400 }), database, jest.fn())(request)
    expect(database.done).toEqual([])
  })
})

test('a call with a parameter of another type leaves the backend as it was', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'self-healing-'))
  copyEmptyData(directory)
  const server = await startServer(directory)
  try {
    await server.ready
    const { publishable } = readKeys(directory)
    const url = `http://127.0.0.1:${server.port}`
    const visitor = createClient(url, publishable, { auth: { persistSession: false } })
    for (let count = 0; count < 3; count += 1) {
      const broken = await fetch(`${url}/rest/v1/rpc/reorder_items`, {
        method: 'POST',
        headers: { apikey: publishable, 'content-type': 'application/json' },
        body: '{"collection":"tours","ids":0}',
      })
      expect(broken.status).toBeGreaterThanOrEqual(400)
      expect((await visitor.rpc('published_content')).error).toBeNull()
    }
  } finally {
    server.signal('SIGTERM')
    await server.ended
    rmSync(directory, { recursive: true, force: true })
  }
}, 60_000)

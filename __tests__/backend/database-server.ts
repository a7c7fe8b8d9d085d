/**
 * An empty database in memory, as the migrations make it, for a test that forks this file. Says `ready`, and answers each
 * message (a statement) with one: `{"rows":[…]}` or `{"error":"…"}`. A process of its own, because the embedded service
 * ships as ES modules alone, which Jest does not load.
 */
import { z } from 'zod'
import { openEmptyDatabase } from '../../scripts/backend/empty-database.ts'
import { quietConsole } from '../../scripts/backend/quiet-console.ts'

quietConsole()
const connection = await openEmptyDatabase()

process.on('message', async (statement) => {
  try {
    const { rows } = await connection.driver.query(z.string().parse(statement))
    process.send?.({ rows })
  } catch (error) {
    process.send?.({ error: String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')

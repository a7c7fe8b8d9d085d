import { setTimeout as sleep } from 'node:timers/promises'

type Answer = (request: Request) => Promise<Response>

/** The part of the embedded database's connection that is used here. */
interface Database {
  exec: (sql: string) => Promise<unknown>
  query: (sql: string) => Promise<unknown>
}

/** After a message that was cut off, the connection tells of it once more although the transaction is over. */
const mostAttempts = 6

/**
 * Answers that do not outlive a failure. All requests share one connection: a statement that breaks off in the middle, such
 * as one with a parameter of another type, may leave it in a transaction that nobody ends, and then everybody is refused.
 * @param giveUp where even a rollback does not help: the process ends, and whoever watches it starts it again
 */
export function selfHealing(answer: Answer, database: Database, giveUp: (error: unknown) => void): Answer {
  const failure = async (): Promise<unknown> => {
    try {
      await database.query('select 1')
      return undefined
    } catch (error) {
      return error
    }
  }
  const heal = async (): Promise<void> => {
    let last: unknown
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      last = await failure()
      if (last === undefined) return
      // At first the transaction may be that of a request whose own rollback is on its way.
      if (attempt === 0) await sleep(100)
      else await database.exec('rollback').catch(() => {})
    }
    giveUp(last)
  }
  return async (request) => {
    const response = await answer(request)
    if (response.status >= 500) await heal()
    return response
  }
}

import { App, setExperimental } from '@supabase/lite'
import { applyPendingMigrations } from '@supabase/lite/cli'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { ObjectFiles } from './object-files.ts'

/** An empty database in memory, as the migrations make it; nothing of it is written to disk. */
export async function openEmptyDatabase(): Promise<Awaited<ReturnType<typeof createPgliteConnection>>> {
  setExperimental('storage', true)
  const connection = await createPgliteConnection()
  const app = new App({
    connection,
    auth: { enabled: true, jwt_secret: 'b'.repeat(40) },
    storage: { enabled: true },
    options: { server: { admin: false } },
  })
  // Without a place for objects the service makes no storage tables. Nothing is written there.
  app._storageAdapter = new ObjectFiles('.cache/no-objects')
  await app.init()
  await applyPendingMigrations(app)
  return connection
}

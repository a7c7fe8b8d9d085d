import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** The parts of the embedded database that are used here. */
interface Database {
  exec: (sql: string) => Promise<unknown>
  query: (sql: string, parameters?: string[]) => Promise<{ rows: unknown[] }>
}

const keptTables = ['user_roles', 'known_devices', 'staff_events', 'preview_links'] as const

const keptSchema = z.object({
  content: z.unknown(),
  history: z.unknown(),
  ...Object.fromEntries(keptTables.map((table) => [table, z.unknown()])),
})

const all = (table: string): string =>
  `(select coalesce(jsonb_agg(to_jsonb(kept)), '[]'::jsonb) from public.${table} as kept)`

/** Everything that people wrote, as the backup of that release gives it, and what only this machine knows. */
const takeBackup = `select jsonb_build_object(
  'content', public.content_backup(), 'history', ${all('content_revisions')},
  ${keptTables.map((table) => `'${table}', ${all(table)}`).join(', ')}
) as kept`

/** Accounts and pictures stand in the schemas of the services, and stay. */
const clear = `
  drop schema public cascade;
  drop schema private cascade;
  create schema public;
  grant usage on schema public to public;
  delete from supabase_migrations.schema_migrations where version is not null;
`

const restore = [
  "select public.restore_history($1::jsonb -> 'history')",
  "select public.restore_content($1::jsonb -> 'content')",
  `insert into public.user_roles
   select kept.* from jsonb_populate_recordset(null::public.user_roles, $1::jsonb -> 'user_roles') as kept`,
  // Those that the roles have just left.
  'delete from public.staff_events where $1::jsonb is not null',
  `insert into public.staff_events (at, kind, account, subject)
   select at, kind, account, subject
   from jsonb_populate_recordset(null::public.staff_events, $1::jsonb -> 'staff_events') order by id`,
  `insert into public.known_devices
   select kept.* from jsonb_populate_recordset(null::public.known_devices, $1::jsonb -> 'known_devices') as kept`,
  `insert into public.preview_links
     (id, token_hash, collection, item, created_by, created_by_email, created_at, expires_at)
   select kept.id, token_hash, kept.collection, item, created_by, created_by_email, kept.created_at, expires_at
   from jsonb_populate_recordset(null::public.preview_links, $1::jsonb -> 'preview_links') as kept
   join public.content_items as items on items.collection = kept.collection and items.id = kept.item
   join public.user_roles as roles on roles.user_id = kept.created_by and roles.role = 'admin'`,
]

/**
 * Carries the data of an earlier release, whose migrations this one no longer has, over into the present tables: by the
 * backup and the restore that staff have as commands. The database of before stays beside it. Where this is interrupted,
 * the next start begins again from there.
 */
export function carryOver(directory: string): {
  /** Before the database is opened. */
  recover: () => void
  /** Before the migrations are applied. @returns what is to be done after them; undefined where the data is of this release */
  begin: (database: Database) => Promise<(() => Promise<void>) | undefined>
} {
  const present = path.join(directory, 'database')
  const former = path.join(directory, 'database-of-former-release')
  const marker = path.join(directory, 'carrying-over')
  return {
    recover: () => {
      if (!existsSync(marker)) return
      rmSync(present, { recursive: true, force: true })
      cpSync(former, present, { recursive: true })
      rmSync(marker)
    },
    begin: async (database) => {
      const known = readdirSync(path.join('supabase', 'migrations')).map((file) => file.split('_')[0])
      const { rows } = await database.query('select version from supabase_migrations.schema_migrations')
      const applied = z.array(z.object({ version: z.string() })).parse(rows)
      if (applied.every(({ version }) => known.includes(version))) return undefined
      const [answer] = z.array(z.object({ kept: keptSchema })).parse((await database.query(takeBackup)).rows)
      const kept = JSON.stringify(answer?.kept)
      await database.exec('checkpoint')
      rmSync(former, { recursive: true, force: true })
      cpSync(present, former, { recursive: true })
      writeFileSync(marker, '')
      await database.exec(clear)
      rmSync(path.join(directory, 'seed.sha256'), { force: true })
      return async () => {
        for (const statement of restore) await database.query(statement, [kept])
        rmSync(marker)
      }
    },
  }
}

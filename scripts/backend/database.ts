import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { App, setExperimental } from '@supabase/lite'
import { applyPendingMigrations } from '@supabase/lite/cli'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { z } from 'zod'
import { carryOver } from './carry-over.ts'
import { guardFirstStart } from './first-start.ts'
import { keepGrants } from './grants.ts'
import { type BackendKeys, loadOrCreateKeys } from './keys.ts'
import { MailFolder } from './mail-folder.ts'
import { mailKinds, mailTemplate } from './mail-templates.ts'
import { ObjectFiles } from './object-files.ts'
import { selfHealing } from './self-healing.ts'

export interface OpenBackend {
  /** Answers a request as the Supabase services would, apart from the corrections in `compatibility.ts`. */
  answer: (request: Request) => Promise<Response>
  keys: BackendKeys
  mails: MailFolder
  /** File names of the migrations that this start applied. */
  applied: string[]
  close: () => Promise<void>
}

/** PostgreSQL's number of the type `timestamp with time zone`. */
const timestamptz = 1184

/** Seed files are idempotent; one is run when it changed since the last time, as `supabase db push` does. */
async function seed(
  directory: string,
  isFirst: boolean,
  run: (sql: string) => Promise<unknown>,
): Promise<void> {
  const file = path.join('supabase', 'seed.sql')
  if (!existsSync(file)) return
  const sql = readFileSync(file, 'utf8')
  const fingerprint = createHash('sha256').update(sql).digest('hex')
  const record = path.join(directory, 'seed.sha256')
  if (!isFirst && existsSync(record) && readFileSync(record, 'utf8') === fingerprint) return
  await run(sql)
  writeFileSync(record, fingerprint)
}

const objectsSchema = z.array(z.object({ id: z.string(), bucket_id: z.string(), name: z.string() }))

/** The service removes a file before the row that lists it: where a kill came in between, the row goes now. */
async function finishRemovals(
  files: ObjectFiles,
  query: (sql: string, parameters?: string[]) => Promise<{ rows: unknown[] }>,
): Promise<void> {
  const { rows } = await query('select id::text, bucket_id, name from storage.objects')
  for (const { id, bucket_id, name } of objectsSchema.parse(rows)) {
    if (!(await files.has(bucket_id, name))) {
      await query('delete from storage.objects where id::text = $1', [id])
    }
  }
}

/**
 * Opens the embedded Supabase on a locked data directory: real PostgreSQL in this process, migrated to what
 * `supabase/migrations` says. Data of an older version is migrated, never dropped. Runs from the project's folder.
 */
export async function openBackend({
  directory,
  siteUrl,
  origin,
  confirmEmails = false,
  onMail,
  onBroken = () => {},
}: {
  directory: string
  siteUrl: string
  /** Where this backend is reached; links in mails lead there. */
  origin: string
  /** Whether an account is usable only after the link in a mail was followed, as on hosted projects. */
  confirmEmails?: boolean
  /** Told the path of each mail that was written in place of being sent. */
  onMail?: (file: string) => void
  /** Told why the database answers nobody any more. */
  onBroken?: (error: unknown) => void
}): Promise<OpenBackend> {
  const carried = carryOver(directory)
  carried.recover()
  const firstStart = guardFirstStart(directory)
  const keys = await loadOrCreateKeys(directory)
  setExperimental('storage', true)
  const connection = await createPgliteConnection({
    url: firstStart.database,
    // Times as PostgREST writes them, with a T and whole minutes of offset: 2026-11-22T09:00:00.123+00:00.
    pgliteOptions: {
      parsers: {
        [timestamptz]: (text: string) => `${text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')}`,
      },
    },
  })
  await connection.driver.waitReady.catch((error: unknown) => {
    const advice = `It was left as it is; to start with an empty one, move ${directory} away.`
    throw new Error(`The database in ${firstStart.database} does not open. ${advice}`, { cause: error })
  })
  const mails = new MailFolder({ folder: path.join(directory, 'mails'), origin, onMail })
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: keys.signing,
      jwt_expiry: 3600,
      enable_signup: true,
      minimum_password_length: 6,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/admin`],
      publishable_key: keys.publishable,
      secret_key: keys.secret,
      // Mails become files, so an account is usable at once unless asked otherwise; hosted projects ask for a confirmation.
      // Of an address that changes only the new one is asked, because the service would ask only the old one.
      email: {
        enable_signup: true,
        enable_confirmations: confirmEmails,
        double_confirm_changes: false,
        template: Object.fromEntries(mailKinds.map((kind) => [kind, mailTemplate(kind)])),
      },
    },
    storage: { enabled: true, file_size_limit: '5MiB' },
    options: { server: { admin: false }, drivers: { email: mails } },
  })
  const files = new ObjectFiles(path.join(directory, 'objects'))
  await Promise.all([files.removeDrafts(), mails.removeDrafts()])
  app._storageAdapter = files
  await app.init()
  const restore = firstStart.isFirst
    ? undefined
    : await carried.begin(connection.driver).catch((error: unknown) => {
        throw new Error(
          `The data in ${directory} is of a release that this one cannot take over. It was left as it is.`,
          { cause: error },
        )
      })
  const { applied } = await applyPendingMigrations(app)
  await restore?.()
  await keepGrants({
    driver: connection.driver,
    withContext: (context, work) => connection.withContext(context, work),
  })
  await seed(directory, firstStart.isFirst, (sql) => connection.driver.exec(sql))
  await finishRemovals(files, (sql, parameters) => connection.driver.query(sql, parameters))
  firstStart.finish()

  return {
    answer: selfHealing((request) => app.fetch(request, { peerAddress: null }), connection.driver, onBroken),
    keys,
    mails,
    applied: applied.map(({ filename }) => filename),
    close: () => connection.close(),
  }
}

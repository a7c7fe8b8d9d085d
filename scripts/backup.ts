/**
 * `npm run backup -- FOLDER`: writes what staff made of the site into a new folder (docs/backup.md). Works on the
 * embedded backend while it runs, or on the hosted project whose SUPABASE_URL and SUPABASE_SECRET_KEY are in the
 * environment.
 */
import { readTarget, TargetError } from './backend-target.ts'
import { BackupError } from './backup-format.ts'
import { takeBackup } from './backup-take.ts'

const [folder, ...rest] = process.argv.slice(2)
if (!folder || folder.startsWith('-') || rest.length > 0) {
  console.error('Usage: npm run backup -- FOLDER')
  process.exit(64)
}
try {
  const { url, secretKey } = readTarget()
  const { content, historyEntries, pictures } = await takeBackup({ url, secretKey, folder })
  const rows = Object.values(content.rows).reduce((sum, list) => sum + list.length, 0)
  console.log(
    `${folder} holds, of ${url}, ${rows} rows, ${historyEntries} entries of the history, ${pictures.length} pictures and the ` +
      `e-mails of ${content.administrators.length} administrators.`,
  )
} catch (error) {
  if (!(error instanceof BackupError || error instanceof TargetError)) throw error
  console.error(error.message)
  process.exit(1)
}

/**
 * `npm run restore -- FOLDER`: makes the content of a backend that of a backup (docs/backup.md). Works on the embedded
 * backend while it runs, or on the hosted project whose SUPABASE_URL and SUPABASE_SECRET_KEY are in the environment.
 */
import { readTarget, TargetError } from './backend-target.ts'
import { BackupError } from './backup-format.ts'
import { restoreBackup } from './backup-restore.ts'

const [folder, ...rest] = process.argv.slice(2)
if (!folder || folder.startsWith('-') || rest.length > 0) {
  console.error('Usage: npm run restore -- FOLDER')
  process.exit(64)
}
try {
  const restored = await restoreBackup({ ...readTarget(), folder })
  console.log(
    `The content is that of ${folder}: ${restored.picturesAdded} pictures and ${restored.historyAdded} entries of the ` +
      `history came back. Content version ${restored.version}.`,
  )
  for (const { reason } of restored.withoutRole) console.log(`No administrator yet: ${reason}`)
} catch (error) {
  if (!(error instanceof BackupError || error instanceof TargetError)) throw error
  console.error(error.message)
  process.exit(1)
}

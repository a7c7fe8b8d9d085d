/**
 * `npm run restore -- FOLDER [--exact]`: makes the content of a backend that of a backup (docs/backup.md). Works on the
 * embedded backend while it runs, or on the hosted project whose SUPABASE_URL and SUPABASE_SECRET_KEY are in the
 * environment.
 */
import { readTarget, TargetError } from './backend-target.ts'
import { BackupError } from './backup-format.ts'
import { restoreBackup } from './backup-restore.ts'

const exactly = '--exact'
const given = process.argv.slice(2)
const exact = given.includes(exactly)
const [folder, ...rest] = given.filter((argument) => argument !== exactly)
if (!folder || folder.startsWith('-') || rest.length > 0) {
  console.error('Usage: npm run restore -- FOLDER [--exact]')
  process.exit(64)
}
try {
  const restored = await restoreBackup({ ...readTarget(), folder, exact })
  const { pictures, administrators } = restored.surplus
  console.log(
    `The content is that of ${folder}: ${restored.picturesAdded} pictures and ${restored.historyAdded} entries of the ` +
      `history came back, ${restored.picturesRepaired} pictures were repaired. Content version ${restored.version}.`,
  )
  for (const { reason } of restored.withoutRole) console.log(`No administrator yet: ${reason}`)
  const fate = (isRemoved: boolean) =>
    isRemoved ? 'Removed, not in the backup' : 'Not in the backup, and kept'
  for (const picture of pictures) console.log(`${fate(exact)}: picture ${picture}`)
  const rolesRemoved = exact && !restored.lastAdministratorsKept
  for (const email of administrators) console.log(`${fate(rolesRemoved)}: administrator ${email}`)
  if (restored.lastAdministratorsKept && administrators.length > 0) {
    console.log('Nobody of the backup is an administrator yet; without these there would be none.')
  }
  if (!exact && pictures.length + administrators.length > 0) {
    console.log(`With ${exactly} these pictures and roles are taken away.`)
  }
} catch (error) {
  if (!(error instanceof BackupError || error instanceof TargetError)) throw error
  console.error(error.message)
  process.exit(1)
}

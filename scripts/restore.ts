/**
 * `npm run restore -- FOLDER [--to HOST] [--exact]`: makes the content of a backend that of a backup (docs/backup.md).
 * Works on the embedded backend while it runs, or on the project whose SUPABASE_URL and SUPABASE_SECRET_KEY are in the
 * environment or its files. Such a project has to be named once more with --to, because it replaces what staff wrote:
 * the address may stand in a file that nobody thought of.
 */
import { parseArgs } from 'node:util'
import { readTarget, TargetError } from './backend-target.ts'
import { BackupError } from './backup-format.ts'
import { restoreBackup } from './backup-restore.ts'

const usage = 'Usage: npm run restore -- FOLDER [--to HOST] [--exact]'

function readCommand(): { folder: string; to: string | undefined; exact: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { to: { type: 'string' }, exact: { type: 'boolean', default: false } },
    })
    const [folder, ...rest] = positionals
    if (folder && rest.length === 0) return { folder, to: values.to, exact: values.exact }
  } catch (error) {
    // An option that is not one.
    if (!(error instanceof TypeError)) throw error
  }
  console.error(usage)
  process.exit(64)
}

/** @throws TargetError where the backend is a chosen project that the command does not name */
function readConfirmedTarget(to: string | undefined) {
  const target = readTarget()
  const { host } = new URL(target.url)
  if (to === undefined ? target.isChosen : to !== host) {
    throw new TargetError(
      `This would replace the content of ${target.url}${to === undefined ? '' : `, not of ${to}`}. If that is what you want, add: --to ${host}`,
    )
  }
  return target
}

const { folder, to, exact } = readCommand()
try {
  const { url, secretKey } = readConfirmedTarget(to)
  const restored = await restoreBackup({ url, secretKey, folder, exact })
  const { pictures, administrators } = restored.surplus
  console.log(
    `The content of ${url} is that of ${folder}: ${restored.picturesAdded} pictures and ${restored.historyAdded} entries of the ` +
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
    console.log('With --exact these pictures and roles are taken away.')
  }
} catch (error) {
  if (!(error instanceof BackupError || error instanceof TargetError)) throw error
  console.error(error.message)
  process.exit(1)
}

import { randomUUID } from 'node:crypto'
import { open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { systemCode } from '../../lib/process/log.ts'

const ending = '.draft'

/** A file that is to stand where `file` says, with this content. */
interface NewFile {
  file: string
  content: Uint8Array | string
}

async function writeDraft(draft: string, content: NewFile['content']): Promise<void> {
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes all of some files or nothing of them: none gets its name before each is on the disk, so that a full disk leaves
 * neither halves nor drafts. A killed process leaves drafts, which `removeDrafts` takes away.
 * @throws what the file system says
 */
export async function writeWhole(...files: readonly NewFile[]): Promise<void> {
  const drafts = files.map((one) => ({ ...one, draft: `${one.file}.${randomUUID()}${ending}` }))
  try {
    for (const { draft, content } of drafts) await writeDraft(draft, content)
    for (const { draft, file } of drafts) await rename(draft, file)
  } catch (error) {
    for (const { draft } of drafts) await rm(draft, { force: true })
    throw error
  }
}

/** Takes away what a process that was killed has not finished. Only while nobody writes into the folder. */
export async function removeDrafts(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return []
    throw error
  })
  for (const name of names) if (name.endsWith(ending)) await rm(path.join(folder, name), { force: true })
}

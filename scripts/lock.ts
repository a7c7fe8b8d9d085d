import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { systemCode } from '../lib/process/log.ts'

const ownerSchema = z.object({ pid: z.number().int().positive(), startedAt: z.string() })
type Owner = z.infer<typeof ownerSchema>

/** Another live process holds the lock. */
export class LockedError extends Error {
  readonly pid: number
  constructor(directory: string, pid: number) {
    super(`${directory} is in use by process ${pid}.`)
    this.name = 'LockedError'
    this.pid = pid
  }
}

/**
 * When a process started, in the system's own notation, or an empty text where the system does not say. A pid alone
 * would mistake an unrelated process that inherited the number for the owner of a lock.
 */
export function processStartedAt(pid: number): string {
  try {
    // The name, second in the line, may hold spaces and brackets: count from its closing bracket.
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    try {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: 'pipe',
      }).trim()
    } catch {
      return ''
    }
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if (systemCode(error) !== 'EPERM') return false
  }
  return owner.startedAt === '' || owner.startedAt === processStartedAt(owner.pid)
}

function readOwner(file: string): Owner | undefined {
  try {
    return ownerSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
  } catch {
    return undefined
  }
}

/** Whether the lock file is ours now. A hard link appears together with its content, so no reader sees half a lock. */
function tryToLink(file: string, owner: Owner): boolean {
  const draft = `${file}.${randomUUID()}`
  try {
    writeFileSync(draft, JSON.stringify(owner))
    linkSync(draft, file)
    return true
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false
    throw error
  } finally {
    // On a full disk there is half of it, or nothing.
    rmSync(draft, { force: true })
  }
}

/**
 * Makes this process the only one that works on a directory, which is created if need be. A lock whose process is gone
 * is taken over. Returns what releases the lock.
 * @throws LockedError while another process holds it
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  mkdirSync(directory, { recursive: true })
  const file = path.join(directory, 'lock')
  const me: Owner = { pid: process.pid, startedAt: processStartedAt(process.pid) }
  const isMine = (owner: Owner | undefined) => owner?.pid === me.pid && owner.startedAt === me.startedAt

  if (!tryToLink(file, me)) {
    const owner = readOwner(file)
    if (owner && isAlive(owner)) throw new LockedError(directory, owner.pid)
    try {
      unlinkSync(file)
    } catch (error) {
      if (systemCode(error) !== 'ENOENT') throw error
    }
    const taken = tryToLink(file, me)
    // Two processes may find the same dead lock, and the slower one removes the lock of the faster: look again.
    await sleep(150)
    const winner = readOwner(file)
    if (!taken || !isMine(winner)) throw new LockedError(directory, winner?.pid ?? 0)
  }

  return () => {
    if (isMine(readOwner(file))) unlinkSync(file)
  }
}

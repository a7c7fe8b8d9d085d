import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LockedError, lockDirectory, processStartedAt } from '../../scripts/lock'
import { inTemporaryFolder } from './temporary-folder'

const script = path.resolve('scripts/lock.ts')
const exitWithParent = path.resolve('scripts/exit-with-parent.ts')
inTemporaryFolder()

const owner = (pid: number, startedAt: string) => {
  writeFileSync('lock', JSON.stringify({ pid, startedAt }))
}

const ownerOf = (): unknown => JSON.parse(readFileSync('lock', 'utf8')).pid

test('a lock is held until it is released, and leaves nothing behind', async () => {
  const release = await lockDirectory('.')
  await expect(lockDirectory('.')).rejects.toThrow(LockedError)
  release()
  expect(readdirSync('.')).toEqual([])
})

test('the directory is created if need be', async () => {
  const release = await lockDirectory('new/deep')
  expect(existsSync('new/deep/lock')).toBe(true)
  release()
})

test('another live process is named', async () => {
  owner(process.ppid, processStartedAt(process.ppid))
  await expect(lockDirectory('.')).rejects.toThrow(`in use by process ${process.ppid}`)
})

test('the lock of a process that is gone is taken over', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  owner(child.pid ?? 0, 'long ago')
  const release = await lockDirectory('.')
  expect(JSON.parse(readFileSync('lock', 'utf8'))).toEqual({
    pid: process.pid,
    startedAt: processStartedAt(process.pid),
  })
  release()
})

test('a live process that merely inherited the number holds nothing', async () => {
  owner(process.ppid, 'another start')
  const release = await lockDirectory('.')
  expect(ownerOf()).toBe(process.pid)
  release()
})

test('a lock that cannot be read holds nothing', async () => {
  writeFileSync('lock', '')
  const release = await lockDirectory('.')
  expect(ownerOf()).toBe(process.pid)
  release()
})

test('a process that lost its lock does not release the lock of another', async () => {
  const release = await lockDirectory('.')
  owner(process.ppid, processStartedAt(process.ppid))
  release()
  expect(existsSync('lock')).toBe(true)
})

test('of several processes that find a dead lock at once, one gets it', async () => {
  owner(2 ** 22 - 1, 'long ago')
  // All live until the last one has spoken: the lock of one that is gone could be taken over once more.
  const code = `const { lockDirectory } = await import(${JSON.stringify(script)})
    setInterval(() => {}, 1000)
    await lockDirectory('.').then(() => console.log('mine'), () => console.log('theirs'))`
  const children = Array.from({ length: 5 }, () =>
    spawn(process.execPath, ['--import', exitWithParent, '--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  const words = await Promise.all(
    children.map(async (child) => {
      const [data]: Buffer[] = await once(child.stdout, 'data')
      return data?.toString().trim()
    }),
  )
  for (const child of children) child.kill('SIGKILL')
  expect(words.filter((word) => word === 'mine')).toHaveLength(1)
}, 20_000)

import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from '../../scripts/processes'

jest.setTimeout(20_000)

const node = (code: string, onLine?: (line: string) => void) =>
  startProcess(process.execPath, ['-e', code], { env: process.env, onLine })

/** The first number that a program prints. */
const printed = () => {
  const { promise, resolve } = Promise.withResolvers<number>()
  return { promise, onLine: (line: string) => resolve(Number(line)) }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function isGone(pid: number): Promise<boolean> {
  for (let attempt = 0; attempt < 60 && isAlive(pid); attempt += 1) await sleep(50)
  return !isAlive(pid)
}

test('an exit code is passed on', async () => {
  expect(await node('process.exit(7)').exited).toBe(7)
})

test('a program that does not exist fails like in a shell', async () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect(await startProcess('/no/such/program', [], { env: process.env }).exited).toBe(127)
  expect(write).toHaveBeenCalledWith(expect.stringContaining('/no/such/program could not be started'))
})

test('output comes line by line', async () => {
  const lines: string[] = []
  await node('console.log("one\\ntwo")', (line) => lines.push(line)).exited
  await sleep(10)
  expect(lines).toEqual(['one', 'two'])
})

test('a program may tidy up before it ends', async () => {
  const { promise, onLine } = printed()
  const program = node(
    "process.on('SIGTERM', () => process.exit(3)); console.log(1); setInterval(() => {}, 99)",
    onLine,
  )
  await promise
  await program.stop()
  expect(await program.exited).toBe(3)
})

test('a killed program gets no chance to tidy up, and killing twice is no error', async () => {
  const { promise, onLine } = printed()
  const program = node(
    "process.on('SIGTERM', () => process.exit(3)); console.log(process.pid); setInterval(() => {}, 99)",
    onLine,
  )
  const pid = await promise
  await program.kill()
  await program.kill()
  expect(await program.exited).toBe(143)
  expect(isAlive(pid)).toBe(false)
})

test('one that does not end in time is ended by force, and stopping twice is no error', async () => {
  const { promise, onLine } = printed()
  const program = node(
    "process.on('SIGTERM', () => {}); console.log(process.pid); setInterval(() => {}, 99)",
    onLine,
  )
  const pid = await promise
  await program.stop(100)
  await program.stop(100)
  expect(isAlive(pid)).toBe(false)
})

test('what a program started ends with it', async () => {
  const { promise, onLine } = printed()
  const grandchild = "process.on('SIGTERM', () => {}); setInterval(() => {}, 99)"
  const program = node(
    `const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}])
     console.log(child.pid); setInterval(() => {}, 99)`,
    onLine,
  )
  const pid = await promise
  await program.stop()
  expect(await isGone(pid)).toBe(true)
})

test('a program ends when the process that started it is killed', async () => {
  const preload = path.resolve('scripts/exit-with-parent.ts')
  const parent = spawn(
    process.execPath,
    [
      '-e',
      `const child = require('node:child_process').spawn(process.execPath,
         ['--import', ${JSON.stringify(preload)}, '-e', 'console.log(process.pid); setInterval(() => {}, 99)'],
         { detached: true, stdio: ['ignore', 'inherit', 'inherit'] })
       setInterval(() => {}, 99)`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const pid = await new Promise<number>((resolve) => {
    parent.stdout.on('data', (data: Buffer) => resolve(Number(data.toString())))
  })
  await sleep(300)
  parent.kill('SIGKILL')
  expect(await isGone(pid)).toBe(true)
})

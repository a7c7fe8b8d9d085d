import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/scripts/ports'

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('a server of the bench ends when the bench is killed', async () => {
  const port = await freePort()
  const program = `require('node:http').createServer((_, answer) => answer.end()).listen(${port}, 'localhost')`
  const code = `
    import { serve } from ${JSON.stringify(path.resolve('scripts/bench/server.ts'))}
    const server = await serve(process.execPath, ['-e', ${JSON.stringify(program)}],
      { cwd: '.', port: ${port}, env: process.env })
    console.log(server.pid)`
  const bench = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = await new Promise<number>((resolve) => {
    bench.stdout.on('data', (data: Buffer) => resolve(Number(data.toString())))
  })
  expect(isAlive(pid)).toBe(true)
  await sleep(1000)
  bench.kill('SIGKILL')
  for (let waited = 0; waited < 50 && isAlive(pid); waited += 1) await sleep(100)
  const outlived = isAlive(pid)
  if (outlived) process.kill(pid)
  expect(outlived).toBe(false)
})

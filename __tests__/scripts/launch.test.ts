import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inTemporaryFolder } from './temporary-folder'

jest.setTimeout(60_000)

const launcher = path.resolve('scripts/launch.mjs')
inTemporaryFolder()

/** A project whose only package is a stand-in for the pinned Node, so that npm needs no network. */
beforeEach(() => {
  mkdirSync('scripts')
  cpSync(launcher, 'scripts/launch.mjs')
  mkdirSync('pinned/bin', { recursive: true })
  symlinkSync(process.execPath, 'pinned/bin/node')
  writeFileSync('pinned/package.json', JSON.stringify({ name: 'node', version: '1.0.0' }))
  writeLock('1.0.0')
})

function writeLock(version: string): void {
  const root = { name: 'trial', version, devDependencies: { node: 'file:pinned' } }
  writeFileSync('package.json', JSON.stringify(root))
  const packages = {
    '': root,
    'node_modules/node': { resolved: 'pinned', link: true },
    pinned: { name: 'node', version: '1.0.0', dev: true },
  }
  writeFileSync('package-lock.json', JSON.stringify({ name: 'trial', version, lockfileVersion: 3, packages }))
}

const script = (code: string) => writeFileSync('scripts/verify.ts', code)
const launch = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/launch.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: '' },
  })

test('an unknown command lists the known ones', () => {
  const { status, stderr } = launch('upp')
  expect(status).toBe(64)
  expect(stderr).toContain('up|dev|test')
})

test('packages are installed when they are missing or the lock file changed, and not otherwise', () => {
  script('console.log("ran", process.argv.slice(2).join()); process.exit(5)')
  const first = launch('verify', 'a', '--b')
  expect(first.stdout).toContain('Installing packages')
  expect(first.stdout).toContain('ran a,--b')
  expect(first.status).toBe(5)

  expect(launch('verify').stdout).not.toContain('Installing')
  writeLock('1.0.1')
  expect(launch('verify').stdout).toContain('Installing packages')
  expect(launch('verify').stdout).not.toContain('Installing')
})

test('packages that a person installed are used as they are', () => {
  script('console.log("ran")')
  launch('verify')
  rmSync('node_modules/.installed-lock')
  expect(launch('verify').stdout).toBe('ran\n')
  expect(existsSync('node_modules/.installed-lock')).toBe(true)
})

test('a lock file that lacks a package is completed for the installation and not changed', () => {
  script('console.log("ran")')
  mkdirSync('other')
  writeFileSync('other/package.json', JSON.stringify({ name: 'other', version: '1.0.0' }))
  const dependencies = { node: 'file:pinned', other: 'file:other' }
  writeFileSync('package.json', JSON.stringify({ name: 'trial', version: '1.0.0', dependencies }))
  const lock = readFileSync('package-lock.json', 'utf8')
  expect(launch('verify').stdout).toMatch(/in another way[\s\S]+ran\n$/)
  expect(existsSync('node_modules/other')).toBe(true)
  expect(readFileSync('package-lock.json', 'utf8')).toBe(lock)
})

test('a failing installation ends in one sentence and its exit code', () => {
  script('console.log("ran")')
  writeFileSync('package.json', '{')
  const { status, stdout, stderr } = launch('verify')
  expect(status).not.toBe(0)
  expect(stderr).toContain('The packages could not be installed')
  expect(stdout).not.toContain('ran')
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s reaches the command, which ends in its own way',
  async (signal) => {
    script(`process.on('${signal}', () => { console.log('tidied up'); process.exit(9) })
    console.log('ready'); setInterval(() => {}, 99)`)
    spawnSync('npm', ['ci', '--no-audit', '--no-fund'])
    const child = spawn(process.execPath, ['scripts/launch.mjs', 'verify'])
    let output = ''
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString()
      if (output.endsWith('ready\n')) child.kill(signal)
    })
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect(output).toContain('tidied up')
    expect(code).toBe(9)
  },
)

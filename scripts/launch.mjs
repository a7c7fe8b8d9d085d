/**
 * Starts one of the project's commands on any Node from 20: `node scripts/launch.mjs up|dev|test|… [arguments]`.
 * Installs the packages when they are missing or the lock file changed, then hands over to the Node that is pinned
 * among them, which runs TypeScript as it is.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const commands = new Map([
  ['up', 'scripts/up.ts'],
  ['dev', 'scripts/dev.ts'],
  ['test', 'scripts/test.ts'],
  ['verify', 'scripts/verify.ts'],
  ['bench', 'scripts/bench/run.ts'],
  ['cross', 'scripts/cross.ts'],
  ['admin-grant', 'scripts/admin-grant.ts'],
  ['charts', 'scripts/charts.ts'],
  ['fonts', 'scripts/fonts.ts'],
  ['seed', 'scripts/seed.ts'],
  ['backup', 'scripts/backup.ts'],
  ['restore', 'scripts/restore.ts'],
  ['database-types', 'scripts/database-types.ts'],
])

const lockFile = path.join(root, 'package-lock.json')
const marker = path.join(root, 'node_modules', '.installed-lock')
const windows = process.platform === 'win32'
const pinnedNode = path.join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')

/** Whether what a person installed without this script is what the lock file asks for. */
function matchesLockFile() {
  const installedFile = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedFile)) return false
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages
  const changed = Object.entries(installed).some(
    ([name, { integrity }]) => wanted[name]?.integrity !== integrity,
  )
  // Optional packages are for other systems.
  const missing = Object.entries(wanted).some(
    ([name, entry]) => name !== '' && !installed[name] && !entry.optional,
  )
  return !changed && !missing
}

function isInstalled(lockHash) {
  if (!existsSync(pinnedNode)) return false
  if (existsSync(marker)) return readFileSync(marker, 'utf8') === lockHash
  if (!matchesLockFile()) return false
  writeFileSync(marker, lockHash)
  return true
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a program to its end, passing on signals; resolves with the exit code that a shell would report. */
function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    const forward = signals.map((signal) => [signal, () => child.kill(signal)])
    for (const [signal, listener] of forward) process.on(signal, listener)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      for (const [name, listener] of forward) process.off(name, listener)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}

function npm(args, options) {
  const quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js')
    ? run(process.execPath, [cli, ...args, ...quiet], options)
    : run('npm', [...args, ...quiet], { shell: windows, ...options })
}

async function install(lockHash) {
  const started = Date.now()
  rmSync(marker, { force: true })
  console.log('Installing packages (about a minute the first time) …')
  let code = await npm(['ci'], { stdio: ['inherit', 'inherit', 'ignore'] })
  if (code !== 0 && code < 128) {
    // `npm ci` refuses a lock file without other systems' optional packages. This installs the same versions and does
    // not change the lock file; where something else is wrong, it says what.
    console.log('Still installing, in another way …')
    code = await npm(['install', '--no-save'])
  }
  if (code !== 0) {
    console.error('The packages could not be installed: see the lines above.')
    process.exit(code)
  }
  writeFileSync(marker, lockHash)
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

const [name, ...args] = process.argv.slice(2)
const script = commands.get(name ?? '')
if (!script) {
  console.error(`Usage: node scripts/launch.mjs ${[...commands.keys()].join('|')} [arguments]`)
  process.exit(64)
}

const lockHash = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
if (!isInstalled(lockHash)) await install(lockHash)
process.exit(await run(pinnedNode, [script, ...args]))

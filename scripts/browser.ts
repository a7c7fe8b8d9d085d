import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface Browser {
  executablePath: string
  args: string[]
}

/** Tests run in containers: as root, where there is no sandbox, and with a small /dev/shm. */
const args = ['--no-sandbox', '--disable-dev-shm-usage']

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Whether the program starts at all: it may be a stub, or lack a library. */
const starts = (executablePath: string): boolean =>
  existsSync(executablePath) && spawnSync(executablePath, ['--version'], { timeout: 20_000 }).status === 0

/** Chromium from npm: needs no system package, and brings the libraries that a bare machine lacks. */
async function fromNpm(): Promise<Browser | undefined> {
  if (process.platform !== 'linux') return undefined
  const { default: chromium, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium')
  const executablePath = await chromium.executablePath()
  if (!starts(executablePath)) {
    await inflate(path.resolve('node_modules/@sparticuz/chromium/bin/al2023.tar.br'))
    setupLambdaEnvironment(path.join(tmpdir(), 'al2023', 'lib'))
  }
  // Its own list of flags has some that break tests or hide what they should find.
  return starts(executablePath) ? { executablePath, args: [...args, '--headless=shell'] } : undefined
}

function fromPackageManager(): Browser | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log('Installing Chromium with apt-get …')
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { stdio: 'inherit' })
  return starts('/usr/bin/chromium') ? { executablePath: '/usr/bin/chromium', args } : undefined
}

/**
 * A Chromium for the browser tests: the one that BROWSER_PATH names, one of the machine, the one from npm, or one that
 * the package manager installs. The environment of this process is prepared for it, too.
 * @throws Error saying what to do when there is none
 */
export async function findBrowser(): Promise<Browser> {
  const chosen = process.env.BROWSER_PATH
  if (chosen) {
    if (starts(chosen)) return { executablePath: chosen, args }
    throw new Error(`BROWSER_PATH names ${chosen}, which does not start.`)
  }
  const executablePath = usualPlaces.find(starts)
  if (executablePath) return { executablePath, args }
  const found = (await fromNpm()) ?? fromPackageManager()
  if (found) return found
  throw new Error('No Chromium was found. Install Chromium or Chrome, or name one with BROWSER_PATH.')
}

import { execFileSync } from 'node:child_process'
import { accessSync, constants, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../scripts/ports.ts'
import { type RunningProcess, startProcess } from '../../scripts/processes.ts'
import { waitForAnswer } from '../../scripts/site.ts'
import { backend, createAccount, makeAdministrator, newPerson, signIn } from './staff.ts'

test.describe.configure({ mode: 'default' })

const oldestSupported = 22

interface Node {
  command: string
  major: number
}

function nodeAt(command: string): Node[] {
  try {
    accessSync(command, constants.X_OK)
    const version = execFileSync(command, ['--version'], { encoding: 'utf8' })
    const major = Number(/^v(\d+)/.exec(version)?.[1])
    return major >= oldestSupported ? [{ command, major }] : []
  } catch {
    return []
  }
}

/** The oldest supported Node of this machine: that of the system where there is one, otherwise the pinned one. */
function oldestNode(): Node {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const found = folders.flatMap((folder) => nodeAt(path.join(folder, 'node')))
  const pinned = { command: process.execPath, major: Number.parseInt(process.versions.node, 10) }
  return found.reduce((oldest, one) => (one.major < oldest.major ? one : oldest), pinned)
}

// Outside the project, where no development dependency is found by chance.
const folder = mkdtempSync(path.join(tmpdir(), 'saira-standalone-'))
const logFile = path.join(folder, 'site.log')
const build = process.env.BUILD_FOLDER ?? '.next'
let site: RunningProcess
let url: string

test.beforeAll(async () => {
  const root = path.join(folder, 'site')
  cpSync(`${build}/standalone`, root, { recursive: true, verbatimSymlinks: true })
  cpSync(`${build}/static`, path.join(root, build, 'static'), { recursive: true })
  const port = await freePort()
  url = `http://localhost:${port}`
  const { url: supabaseUrl, publishableKey } = backend()
  site = startProcess(oldestNode().command, [path.join(root, 'server.js')], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      BUILD_FOLDER: build,
      HOSTNAME: 'localhost',
      PORT: String(port),
      SITE_URL: url,
      SUPABASE_URL: supabaseUrl,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
    },
    logFile,
  })
  await waitForAnswer(`${url}/api/health`, site)
})

test.afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

for (const [what, address, status] of [
  ['home', '/', 200],
  ['the English home', '/en', 200],
  ['a list', '/passeios', 200],
  ['a trip', '/passeio-veleiro', 200],
  ['a trip in English', '/sailboat-tour', 200],
  ['the bay tour', '/tour-baia-paraty', 200],
  ['the destination', '/paraty', 200],
  ['the cancellation policy', '/politica-cancelamento', 200],
  ['a page that is not there', '/nao-existe', 404],
  ['an old address', '/remada-tropical', 308],
  ['the sign-in page', '/admin/login', 200],
  ['the panel, to nobody', '/admin', 307],
  ['the counts, to nobody', '/api/admin/counts', 401],
  ['the pictures of an area, to nobody', '/api/admin/images/icons', 401],
  ['the list of a trip’s photographs', '/api/product-images/passeio-veleiro', 200],
  ['the state of the service', '/api/health', 200],
  ['a photograph that is not there', '/media/tour-images/nao-existe.jpg', 404],
  ['the sitemap', '/sitemap.xml', 200],
  ['the file for robots', '/robots.txt', 200],
] as const) {
  test(`the standalone folder answers ${what} with ${status} on the oldest Node there is`, async () => {
    const answer = await fetch(url + address, {
      redirect: 'manual',
      // A session that is over makes the panel ask the service.
      headers: { accept: 'text/html', 'accept-language': 'pt-BR', cookie: 'saira-session=base64-e30' },
    })
    expect(answer.status).toBe(status)
    const text = await answer.text()
    if (answer.headers.get('content-type')?.startsWith('text/html') && status === 200) {
      expect(text).toContain('</html>')
      expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' '(sha256|nonce)-/)
    }
  })
}

test('staff sign in, see the counts and upload a drawing on the oldest Node there is', async ({ page }) => {
  const person = newPerson()
  await createAccount(person)
  await makeAdministrator(person)
  await signIn(page, person, `${url}/admin/login`)
  await expect(page.getByText('Cursos ACA')).toBeVisible()
  const answer = await page.request.post(`${url}/api/admin/images/icons?name=vela.svg`, {
    headers: { origin: url, 'content-type': 'image/svg+xml' },
    data: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 8 4 0 8 8z"/></svg>',
  })
  expect(answer.status()).toBe(201)
})

test('every line that the standalone server writes about itself is one that it means to', () => {
  expect(readFileSync(logFile, 'utf8')).not.toMatch(/\n\s+at |ERR_|SyntaxError|Unhandled/)
})

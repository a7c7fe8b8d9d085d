import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Copies stand inside the project, where Node and Next find its packages, and outside what git knows. */
export const benchFolder = path.resolve('.cache', 'bench')

const parts = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.build.json',
  'tsconfig.json',
  'package.json',
]

function emptyFolder(name: string): string {
  const folder = path.join(benchFolder, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

function styleSources(css: string): string {
  const entry = '@import "tailwindcss";'
  if (!css.includes(entry)) throw new Error(`app/globals.css does not hold ${entry}`)
  return css.replace(entry, `${entry}\n@source "../app";\n@source "../components";\n@source "../lib";`)
}

/** A copy of the project to build and serve without touching the build of `npm run up`. */
export function copyProject(name: string): string {
  const folder = emptyFolder(name)
  for (const part of parts) {
    if (existsSync(part)) cpSync(part, path.join(folder, part), { recursive: true })
  }
  // Tailwind passes over what git ignores, .cache for one, unless it is told.
  const styles = path.join(folder, 'app', 'globals.css')
  writeFileSync(styles, styleSources(readFileSync(styles, 'utf8')))
  return folder
}

const bareLayout = `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`

/** No styles, no scripts, no pictures of its own. */
const barePage = `import Link from 'next/link'
export const metadata = { title: 'Bare page', description: 'A page that does nothing.' }
export default function Page() {
  return <main><h1>Bare page</h1><p>Text.</p><Link href="/" prefetch={false}>Again</Link></main>
}
`

/** Bytes of one of its lines, which stand in the HTML twice: as markup and as data. */
const bytesOfLine = 107

/** The same with as many bytes of HTML as another page. */
const weightyPage = (bytes: number): string => `export default function Page() {
  return <main><h1>Weighty page</h1>{Array.from({ length: ${Math.round(bytes / bytesOfLine)} }, (_, index) => <p key={index}>{'Text '.repeat(8)}</p>)}</main>
}
`

const bareMiddleware = `import { NextResponse } from 'next/server'
export function middleware(request) {
  const target = request.nextUrl.clone()
  target.pathname = '/inner' + request.nextUrl.pathname.replace(/[/]$/, '')
  return NextResponse.rewrite(target)
}
export const config = { runtime: 'nodejs', matcher: ['/((?!_next/|favicon\\\\.ico$).*)'] }
`

/** What sends the site's scripts, and what that needs. */
const senders = ['front/build-files.ts', 'front/accept.ts']

/**
 * Its scripts are compressed and sent as the site's are, so that what is compared is scripts and not compression. Next
 * makes its server by itself; Node announces each connection, with the server that it belongs to.
 */
const bareFiles = `import { subscribe } from 'node:diagnostics_channel'
import { serveBuildFile } from './front/build-files.ts'
const known = new WeakSet()
export function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  subscribe('net.server.socket', ({ socket: { server } }) => {
    if (known.has(server)) return
    known.add(server)
    const listeners = server.listeners('request')
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      if (!serveBuildFile(request, response)) for (const listener of listeners) listener(request, response)
    })
  })
}
`

const bareConfig = `export default { poweredByHeader: false, agentRules: false }
`

/**
 * The least that this framework can be: one prerendered page with one link, behind a middleware that rewrites, its scripts
 * compressed by the build.
 * What it costs is the floor that no site built with the framework gets below.
 * @param weight bytes of HTML of its second page, for comparing it with a page of that weight
 */
export function writeBareApp(weight: number): string {
  const folder = emptyFolder('bare')
  const files = {
    'package.json': '{ "name": "bare", "private": true, "type": "module" }\n',
    'next.config.mjs': bareConfig,
    'middleware.js': bareMiddleware,
    'instrumentation.js': bareFiles,
    ...Object.fromEntries(senders.map((name) => [name, readFileSync(path.join('lib', name), 'utf8')])),
    'config/environment.ts': "export const environment = { BUILD_FOLDER: '.next' }\n",
    'app/layout.jsx': bareLayout,
    'app/inner/page.jsx': barePage,
    'app/inner/weighty/page.jsx': weightyPage(weight),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return folder
}

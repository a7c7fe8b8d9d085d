import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseEnvironment } from '@/lib/config/environment'
import { smallHeap, smallMemory } from '@/scripts/site'

/** The build context begins empty and takes in what is named: a line for each. */
const admitted = readFileSync('deploy/Dockerfile.dockerignore', 'utf8')
  .split('\n')
  .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))

/** What tests, checks and readers use, and no build. */
const leftOut = ['__tests__', 'deploy', 'docs', 'biome.json', 'jest.config.ts', 'playwright.config.ts']

/** Folders of the project, and the code and data at its root; what begins with a dot is for other tools. */
const rootNames = (): string[] => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  const names = files
    .split('\n')
    .filter((file) => file.includes('/') || /\.(?:ts|mjs|js|json)$/.test(file))
    .map((file) => file.split('/')[0] ?? file)
  return [...new Set(names)].filter((name) => !name.startsWith('.'))
}

test('the image is built from everything that the build reads, and from nothing else', () => {
  const needed = rootNames().filter((name) => !leftOut.includes(name))
  expect(needed).toContain('app')
  expect(admitted.toSorted()).toEqual(needed.toSorted())
})

test('what is left out of the image is there', () => {
  expect(leftOut.filter((name) => !existsSync(name))).toEqual([])
})

test('memory has the same bounds however the site is started', () => {
  const bounds = [...Object.entries(smallMemory).map((pair) => pair.join('=')), ...smallHeap]
  for (const file of ['package.json', 'deploy/Dockerfile', 'deploy/saira.service']) {
    const text = readFileSync(file, 'utf8')
    expect({ file, missing: bounds.filter((bound) => !text.includes(bound)) }).toEqual({ file, missing: [] })
  }
})

// nginx keeps one for 60 seconds. Closed by the process first, it would lose the request that is on its way.
test.each([
  ['package.json', /next start --keepAliveTimeout (\d+)"/],
  ['deploy/Dockerfile', /KEEP_ALIVE_TIMEOUT=(\d+)/],
  ['deploy/saira.service', /KEEP_ALIVE_TIMEOUT=(\d+)/],
])('a connection that is kept is closed by nginx before the process that %s starts', (file, milliseconds) => {
  expect(Number(readFileSync(file, 'utf8').match(milliseconds)?.[1])).toBeGreaterThan(60_000)
})

describe('a variable that is set beside compose.yaml', () => {
  const [build = '', image = ''] = readFileSync('deploy/Dockerfile', 'utf8')
    .split(/^FROM .*$/m)
    .slice(1)
  const [args = '', environment = ''] = readFileSync('deploy/compose.yaml', 'utf8')
    .split(/^ +(?:args|environment):$/m)
    .slice(1)
  const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
  const takenBy = (stage: string) => named(stage, /^ARG (\w+)$/gm)

  test('reaches the build where it is of the build', () => {
    expect(takenBy(build)).toEqual(expect.arrayContaining(['SITE_URL', 'COMPRESS']))
    expect(named(args, /^ {8}(\w+): \$\{\1:/gm)).toEqual(takenBy(build))
  })

  test('is what the container starts with as well, so that the two agree', () => {
    expect(takenBy(image)).toEqual(takenBy(build).filter((name) => name !== 'COMPRESS'))
    expect(named(image, /(\w+)=\$\1\b/g)).toEqual(takenBy(image))
  })

  const started = named(environment, /^ {6}(\w+): \$\{\1:/gm)

  test('switches the page store at the start', () => {
    expect(started).toContain('PAGE_STORE')
  })

  test('is any that the README lists for the site, unless the image sets it', () => {
    const listed = named(readFileSync('README.md', 'utf8'), /^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm).flatMap(
      (cell) => cell.replaceAll('`', '').split(', '),
    )
    expect(listed).toContain('CONTENT_POLL_SECONDS')
    const ofCommands = ['SUPABASE_SECRET_KEY', 'HOST', 'SUPABASE_PORT', 'DATA_DIR', 'BUILD_FOLDER']
    const known = [...takenBy(build), ...started, ...named(image, /\b([A-Z_]+)=/g), ...ofCommands]
    expect(listed.filter((name) => !known.includes(name))).toEqual([])
  })

  test('an empty one, as compose passes on what is not set, counts as none', () => {
    const none = Object.fromEntries([...takenBy(build), ...started].map((name) => [name, '']))
    expect(parseEnvironment(none)).toEqual(parseEnvironment({}))
  })
})

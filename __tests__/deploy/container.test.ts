/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

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

import type { Config } from 'jest'
import nextJest from 'next/jest.js'

const createJestConfig = nextJest({ dir: './' })

/** Packages that ship only ES modules and have to be transformed for Jest. */
const esModules = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'icu-minify',
  'd3-geo',
  'd3-array',
  'internmap',
  'topojson-client',
  'ical-generator',
  'p-limit',
  'yocto-queue',
]

/** Folders whose tests start programs, servers and databases. */
const processTests = ['backend', 'deploy', 'scripts'].map((name) => `<rootDir>/__tests__/${name}/`)

const shared: Config = {
  // What is built holds copies of the project.
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.cache/'],
  moduleNameMapper: { '^@/(.*)\\.ts$': '<rootDir>/$1', '^@/(.*)$': '<rootDir>/$1' },
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
}

async function project(config: Config): Promise<Config> {
  const resolved = await createJestConfig({ ...shared, ...config })()
  return {
    ...resolved,
    transformIgnorePatterns: [
      `/node_modules/(?!(${esModules.join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  }
}

/** `unit` needs nothing running; `processes` starts what it needs; `policies` needs the backend named by SUPABASE_URL and its keys. */
export default async function config(): Promise<Config> {
  return {
    // Milliseconds. Time enough for a slow machine to draw and read large pictures; a test that hangs fails all the same.
    testTimeout: 30_000,
    projects: [
      await project({
        displayName: 'unit',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
        testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/policies/', ...processTests],
      }),
      await project({
        displayName: 'processes',
        testEnvironment: 'node',
        testMatch: processTests.map((folder) => `${folder}**/*.test.ts`),
      }),
      await project({
        displayName: 'policies',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/__tests__/policies/**/*.test.ts'],
        globalSetup: '<rootDir>/__tests__/policies/what-can-be-tried.ts',
      }),
    ],
  }
}

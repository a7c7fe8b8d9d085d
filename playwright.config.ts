import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'

/** Journeys run against a site that is already up: `npm test` starts one and names it here. */
const baseURL = process.env.BASE_URL ?? 'http://localhost:3000'
const launchOptions = {
  executablePath: process.env.BROWSER_PATH,
  args: process.env.BROWSER_ARGS?.split(' ').filter(Boolean),
}

/** Files whose journeys take turns, for up to three minutes. They begin first, so that none is left for the end alone. */
const inTurn =
  /\/(?:admin-faults|content|editor|front|hosted-session|people|preview|restore|several-processes|standalone)\.spec\.ts$/
const wideScreen = { viewport: { width: 1280, height: 800 }, locale: 'pt-BR' }

export default defineConfig({
  testDir: '__tests__/journeys',
  testMatch: /\.spec\.ts$/,
  fullyParallel: true,
  // Journeys wait for the site, for its backend and for clocks, so that a processor has time for two.
  workers: 2 * availableParallelism(),
  // A busy machine may miss one step; what needed the second try is named at the end as flaky.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.JOURNEYS_REPORT
    ? [['line'], ['json', { outputFile: process.env.JOURNEYS_REPORT }]]
    : [['list']],
  use: {
    baseURL,
    trace: 'off',
    launchOptions,
    // Each journey begins as a new visitor's, in whose browser the service worker would fetch what it keeps once more, which
    // is half of all requests. Files that are about it, and those of visitors as a whole, allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'in turn', use: wideScreen, testMatch: inTurn },
    { name: 'desktop', use: wideScreen, testIgnore: [inTurn, /phone\.spec\.ts/] },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], locale: 'pt-BR', launchOptions },
      testMatch: /phone\.spec\.ts/,
    },
  ],
})

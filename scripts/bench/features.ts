import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { requestWords } from '../../lib/booking/request-words.ts'
import { choosingWords } from '../../lib/choosing/choosing-words.ts'
import { findBrowser } from '../browser.ts'
import { atMost, type Section, table } from './section.ts'

/** What a page's scripts weigh before and after a person used something on it, in bytes over the wire. */
interface FeatureCost {
  feature: string
  path: string
  before: number
  after: number
}

interface Feature {
  feature: string
  path: string
  /** What a person does; nothing where the page itself is the feature. */
  use?: (page: Page) => Promise<unknown>
}

const near = (selector: string) => (page: Page) => page.locator(selector).first().scrollIntoViewIfNeeded()
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()

const { form, share } = requestWords('pt-BR')
const { list } = choosingWords('pt-BR')
const heart = list.save.slice(0, list.save.indexOf('{'))
/** Far enough that no run of the bench meets it as a day that has passed. */
const day = '2099-03-09'

/** The features that help to choose and ask, each where people meet it, after the pages as they are before anything is used. */
export const features: readonly Feature[] = [
  { feature: 'nothing, on home', path: '/' },
  { feature: 'nothing, on a list', path: '/passeios' },
  { feature: 'nothing, on a trip', path: '/expedicao-saco-mamangua' },
  {
    feature: 'finder',
    path: '/escolher',
    use: (page) => page.locator('main select').first().selectOption('7'),
  },
  { feature: 'comparison', path: '/comparar?trips=itatiaia,ilha-grande' },
  { feature: 'my list', path: '/minha-lista?trips=itatiaia', use: press(list.keep) },
  { feature: 'heart of a card', path: '/passeios', use: press(heart) },
  { feature: 'request composer of a trip', path: '/expedicao-saco-mamangua', use: press(form.open) },
  { feature: 'request composer of a course', path: '/', use: press(form.open) },
  {
    feature: 'that day, with a date',
    path: '/passeio-veleiro',
    use: async (page) => {
      await near('.trip-planning')(page)
      await page.locator('.trip-planning input[type=date]').fill(day)
    },
  },
  {
    feature: 'cancellation by date, on a trip',
    path: '/passeio-veleiro',
    use: async (page) => {
      await page.getByRole('tab').last().click()
      await page.locator('#cancellation h2').last().scrollIntoViewIfNeeded()
      await page.locator('#cancellation input[type=date]').fill(day)
    },
  },
  {
    feature: 'cancellation by date, on the policy',
    path: '/politica-cancelamento',
    use: async (page) => {
      await near('main > [data-screen-only] > section')(page)
      await page.locator('main input[type=date]').fill(day)
    },
  },
  { feature: 'share', path: '/passeio-veleiro', use: press(share.button) },
]

/** A browser that has seen nothing yet opens the page; scripts are counted as the network delivered them. */
async function cost(
  context: BrowserContext,
  origin: string,
  { feature, path, use }: Feature,
): Promise<FeatureCost> {
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  const scripts = new Set<string>()
  let bytes = 0
  network.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await network.send('Network.enable')
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  const before = bytes
  await use?.(page)
  await page.waitForTimeout(1000)
  return { feature, path, before, after: bytes }
}

/** What a bare page's scripts weigh, which every page of this framework has. */
const bare: Feature = { feature: 'a bare page', path: '/' }

/** Measures every feature in a browser of its own, on a wide screen, and the bare page beside them. */
export async function measureFeatures(origin: string, bareOrigin: string): Promise<Section> {
  const { executablePath, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args })
  const measure = async (at: string, feature: Feature): Promise<FeatureCost> => {
    const context = await browser.newContext({
      locale: 'pt-BR',
      viewport: { width: 1280, height: 900 },
      // What comes through one is not counted as it went over the wire.
      serviceWorkers: 'block',
    })
    const measured = await cost(context, at, feature)
    await context.close()
    return measured
  }
  try {
    const { before } = await measure(bareOrigin, bare)
    const costs: FeatureCost[] = []
    for (const feature of features) costs.push(await measure(origin, feature))
    return featuresSection(costs, before)
  } finally {
    await browser.close()
  }
}

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1)

/** Kilobytes over the bare page that a page's scripts may weigh before anything is used. */
const mostOverBare = 25

/** The costs as a part of the report. @param bareBytes the scripts of the bare page, in bytes */
export const featuresSection = (costs: readonly FeatureCost[], bareBytes: number): Section => ({
  title: 'Scripts that each feature costs, before and after it is used',
  text: [
    `Kilobytes over the wire, compressed as the server compresses; the bare page has ${kilobytes(bareBytes)}.`,
    table(
      ['Feature', 'Page', 'before', 'over bare', 'after', 'for its use'],
      costs.map(({ feature, path, before, after }) => [
        feature,
        path,
        kilobytes(before),
        kilobytes(before - bareBytes),
        kilobytes(after),
        kilobytes(after - before),
      ]),
    ),
  ].join('\n\n'),
  bars: [
    atMost(
      'Scripts over the bare page where a feature stands, before it is used',
      mostOverBare,
      Math.max(...costs.map(({ before }) => before - bareBytes)) / 1024,
      'KB',
      1,
    ),
  ],
})

import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { z } from 'zod'
import { type Browser, findBrowser } from '../browser.ts'
import { freePort } from '../ports.ts'
import { shippedPages } from '../shipped-catalogue.ts'

export interface PageUnderTest {
  name: string
  path: string
  /** Language that the browser asks for, so that no address redirects. */
  language: string
}

/** Every public page in both languages. */
export const publicPages: PageUnderTest[] = shippedPages.map(({ id, locale, path }) => ({
  name: `${id} (${locale})`,
  path,
  language: locale,
}))

const quickPages = ['home (pt-BR)', 'tours (en-GB)', 'destination (pt-BR)', 'passeio-veleiro (en-GB)']

/** One page of each kind. */
export const samplePages: PageUnderTest[] = publicPages.filter(({ name }) => quickPages.includes(name))

export interface PageFigures {
  /** How fast the machine was in this run, by Lighthouse's own measure: its benchmark index. */
  pace: number
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Milliseconds. */
  firstPaint: number
  largestPaint: number
  blocking: number
  layoutShift: number
  /** Bytes over the wire, compressed as the server compresses. */
  documentBytes: number
  scriptBytes: number
  totalBytes: number
  /** Audits that did not pass, for the categories that should be perfect. */
  failures: string[]
}

const score = z.object({ score: z.number().nullable() })
const metric = z.object({ numericValue: z.number() })
const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.looseObject({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({ transferSize: z.number(), resourceType: z.string().optional() })),
      }),
    }),
  }),
})
const audit = z.object({ id: z.string(), score: z.number().nullable(), scoreDisplayMode: z.string() })
const strictCategories = z.object({
  categories: z.record(
    z.string(),
    z.object({ auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), audit),
})

const hundred = ({ score: part }: z.infer<typeof score>): number => Math.round((part ?? 0) * 100)

function failedAudits(result: unknown): string[] {
  const { categories, audits } = strictCategories.parse(result)
  return ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) =>
      weight > 0 && (audits[id]?.score ?? 1) < 1 ? [id] : [],
    ),
  )
}

const failure = z.object({ runtimeError: z.object({ code: z.string(), message: z.string() }) })

/** Now and then a browser on a busy machine loses a trace; such a run says nothing and is done again. */
const attempts = 3

async function once(url: string, language: string, port: number, attempt = 1): Promise<PageFigures> {
  const outcome = await lighthouse(url, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    extraHeaders: { 'Accept-Language': language },
  })
  const result = report.safeParse(outcome?.lhr)
  if (!result.success || failure.safeParse(outcome?.lhr).success) {
    const why = failure.safeParse(outcome?.lhr).data?.runtimeError.code ?? 'a run without figures'
    if (attempt === attempts) throw new Error(`Lighthouse on ${url}: ${why}, ${attempts} times`)
    console.warn(`Lighthouse on ${url}: ${why}; once more`)
    return once(url, language, port, attempt + 1)
  }
  const { environment, categories, audits } = result.data
  const requests = audits['network-requests'].details.items
  const bytes = (items: typeof requests) => items.reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    pace: environment.benchmarkIndex,
    performance: hundred(categories.performance),
    accessibility: hundred(categories.accessibility),
    bestPractices: hundred(categories['best-practices']),
    seo: hundred(categories.seo),
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    documentBytes: bytes(requests.filter(({ resourceType }) => resourceType === 'Document')),
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    totalBytes: bytes(requests),
    failures: failedAudits(outcome?.lhr),
  }
}

export interface Browsing {
  version: string
  /** One run of Lighthouse, mobile, simulated slow 4G. */
  measure: (origin: string, page: Omit<PageUnderTest, 'name'>) => Promise<PageFigures>
  close: () => Promise<void>
}

const visited = new Set<string>()

/**
 * Asks for a page before it is measured for the first time: what is measured is the page as everybody finds it but the
 * first visitor after a deployment or a publication, for whom it is compressed as it goes out.
 */
async function visitFirst(url: string, language: string): Promise<void> {
  if (visited.has(url)) return
  visited.add(url)
  const answer = await fetch(url, { headers: { Accept: 'text/html', 'Accept-Language': language } })
  await answer.arrayBuffer()
  await sleep(500)
}

/** Opens the browser that measures pages. */
export async function openBrowser(found?: Browser): Promise<Browsing> {
  const { executablePath, args } = found ?? (await findBrowser())
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  return {
    version: browser.version(),
    async measure(origin, { path, language }) {
      const url = `${origin}${path}`
      await visitFirst(url, language)
      return once(url, language, port)
    },
    close: () => browser.close(),
  }
}

import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findBrowser } from './browser.ts'
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args: [...args, '--remote-debugging-port=9377'] })
const origin = process.argv[2]
for (const path of process.argv.slice(3)) {
  const o = await lighthouse(origin + path, { port: 9377, logLevel: 'silent', output: 'json', onlyCategories: ['performance'], extraHeaders: { 'Accept-Language': path.startsWith('/en') ? 'en-GB' : 'pt-BR' } })
  const a = o.lhr.audits
  const obs = a.metrics.details.items[0]
  console.log(path, 'perf', o.lhr.categories.performance.score, 'FCP', Math.round(obs.firstContentfulPaint), 'LCP', Math.round(obs.largestContentfulPaint), 'TBT', Math.round(obs.totalBlockingTime), 'obsFCP', obs.observedFirstContentfulPaint, 'obsLCP', obs.observedLargestContentfulPaint, 'CLS', obs.cumulativeLayoutShift)
  if (process.env.V) {
    for (const i of a['lcp-breakdown-insight']?.details?.items ?? []) { if (i.type==='node') console.log('  node', i.snippet?.slice(0,200)); else for (const r of i.items ?? []) console.log('  ', JSON.stringify(r)) }
    for (const r of a['network-requests'].details.items) console.log('   ', Math.round(r.networkRequestTime), Math.round(r.networkEndTime), r.transferSize, r.priority, r.resourceType, r.url.slice(origin.length, origin.length+90))
  }
}
await browser.close()

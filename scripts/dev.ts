/** `npm run dev`: as `npm run up`, with Next's development server instead of a build. */
import { runSite } from './run-site.ts'

await runSite('development')

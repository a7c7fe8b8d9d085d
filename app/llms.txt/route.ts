import { currentCatalogue } from '@/lib/content/current'
import { llmsText } from '@/lib/seo/llms'

/** It follows the content of this process, which staff change while the site runs. */
export const dynamic = 'force-dynamic'

/** The site's content for language models (llmstxt.org). */
export const GET = (): Response =>
  new Response(llmsText(currentCatalogue()), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

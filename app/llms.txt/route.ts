import { llmsText } from '@/lib/seo/llms'

export const dynamic = 'force-static'

/** The site's content for language models (llmstxt.org). */
export const GET = (): Response =>
  new Response(llmsText(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })

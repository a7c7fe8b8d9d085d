import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { NodeHtmlMarkdown } from 'node-html-markdown'
import { site } from '../site'
import { ownOrigin } from './page-store'
import { inTurn } from './render-queue'

/** Caches that key on the address alone must not hand Markdown to a browser, so none between the two keeps it. */
const caching = { 'Cache-Control': 'private, no-cache', Vary: 'Accept, Accept-Language, Cookie' }

const converter = new NodeHtmlMarkdown({
  ignore: ['script', 'style', 'svg', 'button', 'form', 'template', 'picture', 'img', 'dialog'],
  keepDataImages: false,
  useInlineLinks: true,
})

/** What a page says, as Markdown: its main part, with whole addresses. */
export function markdownOf(html: string): string {
  const start = html.indexOf('<main')
  const end = html.lastIndexOf('</main>')
  const main = start < 0 || end < start ? html : html.slice(start, end)
  return `${converter.translate(main.replaceAll('href="/', `href="${site.origin}/`)).trim()}\n`
}

/**
 * Answers a request for a page with its Markdown, made from the page that a browser gets there, whatever its query.
 * @param headers caching of the answer, where it is not that of every page
 */
export async function answerMarkdown(
  { url = '/', method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  server: Pick<Server, 'address'>,
  headers: Readonly<Record<string, string>> = caching,
): Promise<void> {
  const answer = await fetch(`${ownOrigin(server)}${url}`, {
    headers: {
      accept: 'text/html',
      cookie: asked.cookie ?? '',
      'accept-language': asked['accept-language'] ?? '',
    },
    cache: 'no-store',
    redirect: 'manual',
  })
  const html = await answer.text()
  const text = Buffer.from(await inTurn('request', async () => markdownOf(html)))
  response.writeHead(answer.status, {
    ...headers,
    'Content-Type': 'text/markdown; charset=utf-8',
    'Content-Language': /<html[^>]{0,200} lang="([^"]{2,10})"/.exec(html)?.[1] ?? 'pt-BR',
    'Content-Length': text.length,
  })
  response.end(method === 'HEAD' ? undefined : text)
}

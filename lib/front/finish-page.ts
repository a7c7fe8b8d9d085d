import { createHash } from 'node:crypto'
import { wishMarker } from '../wish/wish-marker'
import { publicPolicy } from './policy'

/** A page as it is sent: its words and pictures at once, everything that scripts need after the paint. */
export interface FinishedPage {
  html: string
  /** The scripts that stood inside the document, in their order: what the page hydrates with. */
  data: string
  policy: string
}

const element = /<script\b([^>]*)>([\s\S]*?)<\/script>|<link\b[^>]*\/>/g
const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]

/**
 * Runs in the browser: asks for the files when the page has been painted, or at once where nobody is watching it being
 * painted. A browser that paints nothing for three seconds gets them as well. They run in their order, the page's data
 * first and the large scripts before the one that starts them, so that no compiling falls into that moment. Without the
 * data, as where a proxy answers for a site that is down, none of them runs: the page stays as it was painted. Until they
 * have started (`data-started`) it marks each button that is tapped, for `EarlyTaps` to answer.
 */
const loader = `(([data,...files])=>{addEventListener("click",({target})=>{const button="started" in document.documentElement.dataset?null:target.closest("button[type=button]");if(button)button.dataset.tapped=""},true);const add=(tag,values)=>document.head.append(Object.assign(document.createElement(tag),values));const run=(src,onload)=>add("script",{src,async:false,onload});let asked;const ask=()=>{if(asked)return;asked=true;for(const href of files)add("link",{rel:"preload",as:"script",href});run(data,()=>{for(const file of files)run(file,null)})};if(document.hidden)ask();else{new PerformanceObserver(list=>{if(list.getEntriesByName("first-contentful-paint").length)ask()}).observe({type:"paint",buffered:true});setTimeout(ask,3000)}})`

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const hashesOf = (html: string, name: 'script' | 'style'): string[] => {
  const elements = html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))
  const texts = [...elements].flatMap(([, attributes = '', text = '']) =>
    /\bsrc=|\btype="application\/(ld\+)?json"/.test(attributes) ? [] : [text],
  )
  return [...new Set(texts)].map(hashOf)
}

/** Short name of a text, for addresses and entity tags. */
export const nameOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16)

/**
 * Makes a document of the framework ready to be kept and sent. Its scripts, which on a slow line
 * compete with the first picture and on a slow phone run before the first paint, move behind the paint: the files by
 * their names, and what stood inside the document as one more file. Every page of the site can be read, followed and
 * booked without them.
 *
 * Nothing here depends on how the framework writes its scripts: what is a script moves, whatever it holds.
 * @param dataAddress where the scripts of the document will be, by their name
 */
export function finishPage(document: string, dataAddress: (name: string) => string): FinishedPage {
  const files: string[] = []
  const inside: string[] = []
  const shorter = document.replace(element, (tag, attributes?: string, text?: string) => {
    if (tag.startsWith('<link')) {
      return attribute(tag, 'rel') === 'preload' && attribute(tag, 'as') === 'script' ? '' : tag
    }
    if (/\btype="application\/(ld\+)?json"|\bnomodule\b/i.test(attributes ?? '')) return tag
    const file = attribute(attributes ?? '', 'src')
    if (file === undefined) inside.push(text ?? '')
    else if (!files.includes(file)) files.push(file)
    return ''
  })
  const data = inside.join(';\n')
  const asked = data === '' ? files : [dataAddress(nameOf(data)), ...files]
  const end = shorter.lastIndexOf('</body>')
  const html =
    asked.length === 0 || end < 0
      ? shorter
      : `${shorter.slice(0, end)}<script>${loader}(${JSON.stringify(asked)})</script>${shorter.slice(end)}`.replace(
          '</head>',
          `<script>${wishMarker}</script></head>`,
        )
  return {
    html,
    data,
    policy: publicPolicy({ scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') }),
  }
}

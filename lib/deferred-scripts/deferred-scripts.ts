import { log } from '../log.ts'

/** What Next writes for the files of a page's script. */
const scriptFile = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g

/**
 * Runs in the browser: asks for the script files when the page has been painted, or at once where nobody is
 * watching it being painted. A browser that paints nothing for three seconds gets them as well. They run in their
 * order, in which the large ones come first: the page starts with the last, and no compiling falls into that moment.
 */
const loader = `(files=>{let asked;const ask=()=>{if(asked)return;asked=true;for(const file of files){const script=document.createElement("script");script.src=file;script.async=false;document.head.append(script)}};if(document.hidden)ask();else{new PerformanceObserver(list=>{if(list.getEntriesByName("first-contentful-paint").length)ask()}).observe({type:"paint",buffered:true});setTimeout(ask,3000)}})`

let hasWarned = false

/** Said once: the pages work, only sooner than their first paint; every page of the site has scripts. */
function warnOnce(): void {
  if (!hasWarned) log.warn('no-script-to-defer', { effect: 'scripts load before the first paint' })
  hasWarned = true
}

/**
 * Lets a page show its words and pictures before its scripts are asked for. Next names the scripts in the head,
 * where on a slow line they compete with the first picture and on a slow phone they run before the first paint;
 * every page of the site can be read, followed and booked without them.
 * @returns the document with one inline script in place of those in its head; as it was, with one line in the log, where
 *   Next has come to write its scripts or the end of the document differently
 */
export function deferScripts(html: string): string {
  const files = [...html.matchAll(scriptFile)].map(([, file]) => file)
  const quiet = html.replace(scriptFile, '').replace(scriptPreload, '')
  const end = quiet.lastIndexOf('</body>')
  if (files.length === 0 || end < 0) {
    warnOnce()
    return html
  }
  return `${quiet.slice(0, end)}<script>${loader}(${JSON.stringify(files)})</script>${quiet.slice(end)}`
}

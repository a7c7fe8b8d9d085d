import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Everything that axe finds against WCAG 2.2 AA and its own good practice: a violation, where it is and why, in a line.
 * Only these leave the browser: axe's account of all that it found in order is several times slower than its search.
 * @param parts selectors of what changed since the page was looked at as a whole; without them all of the page
 */
export async function problems(page: Page, ...parts: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source)
    // A colour on its way from light to dark is neither.
    await page.evaluate(() => {
      const still = new CSSStyleSheet()
      still.replaceSync('*, ::before, ::after { transition: none !important }')
      document.adoptedStyleSheets.push(still)
    })
  }
  return page.evaluate(
    async ({ parts, tags }) => {
      if (!window.axe) throw new Error('axe is not in the page')
      const { violations } = await window.axe.run(
        parts.length > 0 ? { include: parts.map((part) => [part]) } : document,
        {
          runOnly: { type: 'tag', values: tags },
          resultTypes: ['violations'],
          // What stands in a frame is a page of its own, and one that is loaded late would be waited for.
          iframes: false,
        },
      )
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary?.slice(0, 200)}`,
        ),
      )
    },
    { parts, tags },
  )
}

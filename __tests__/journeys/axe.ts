import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Everything that axe finds against WCAG 2.2 AA and its own good practice: a violation, where it is and why, in a line;
 * axe's account of all that it found in order takes longer than the search.
 * @param parts selectors of what changed since the page was looked at as a whole; without them all of the page
 */
export async function problems(page: Page, ...parts: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  })
  for (const part of parts) axe.include(part)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary?.slice(0, 200)}`),
  )
}

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const everyRule = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const

/** What a change of theme can break: the same markup in other colours. */
const colourRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

/** A violation, where it is and why, in a line; axe's account of all that it found in order takes longer than the search. */
async function violationsOf(
  page: Page,
  runOnly: typeof everyRule | typeof colourRules,
  parts: readonly string[] = [],
): Promise<string[]> {
  const options = {
    runOnly: { ...runOnly, values: [...runOnly.values] },
    resultTypes: ['violations' as const],
  }
  const axe = new AxeBuilder({ page }).options(options)
  for (const part of parts) axe.include(part)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary?.slice(0, 200)}`),
  )
}

/**
 * Everything that axe finds against WCAG 2.2 AA and its own good practice, in words.
 * @param parts selectors of what changed since the page was looked at as a whole; without them all of the page
 */
export const problems = (page: Page, ...parts: string[]): Promise<string[]> =>
  violationsOf(page, everyRule, parts)

/** The same for colours alone, once {@link problems} has seen the page in another theme. */
export const colourProblems = (page: Page): Promise<string[]> => violationsOf(page, colourRules)

import type { Page } from '@playwright/test'

/** Opens a page and waits until it answers: its scripts are asked for only after its first paint. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => {
    const button = document.querySelector('header button')
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'))
  })
}

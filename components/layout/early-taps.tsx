'use client'

import { useEffect } from 'react'

/**
 * Answers, as soon as the scripts have started, what was tapped before: the page marks those buttons from its first paint on
 * (`lib/front/finish-page.ts`), and their look says that the tap was felt.
 */
export function EarlyTaps() {
  useEffect(() => {
    // A part of the page that was not started yet is, by the event that meets it; not while another is being committed.
    const timer = setTimeout(answer)
    return () => clearTimeout(timer)
  }, [])
  return null
}

function answer(): void {
  document.documentElement.dataset.started = ''
  for (const button of document.querySelectorAll<HTMLElement>('[data-tapped]')) {
    delete button.dataset.tapped
    // Tabs are chosen when the mouse goes down, everything else when it has come up.
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
    button.click()
  }
}

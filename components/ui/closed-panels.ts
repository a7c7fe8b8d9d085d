'use client'

import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps closed panels (`data-closed`) searchable: they get `hidden="until-found"`, which React cannot write,
 * and `open` is called with the panel in which the browser's search found something.
 * @param state anything that changes when another panel opens
 */
export function usePanelVisibility(
  root: RefObject<HTMLElement | null>,
  state: string,
  open: (panel: Element) => void,
): void {
  const latest = useRef(open)
  latest.current = open

  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` says that the marks have changed
  useEffect(() => {
    for (const panel of root.current?.querySelectorAll('[data-panel], [role="tabpanel"]') ?? []) {
      if (panel.hasAttribute('data-closed')) panel.setAttribute('hidden', 'until-found')
      else panel.removeAttribute('hidden')
    }
  }, [root, state])

  useEffect(() => {
    const element = root.current
    const onMatch = (event: Event) => {
      const panel = event.target instanceof Element ? event.target.closest('[data-closed]') : null
      if (panel) latest.current(panel)
    }
    element?.addEventListener('beforematch', onMatch)
    return () => element?.removeEventListener('beforematch', onMatch)
  }, [root])
}

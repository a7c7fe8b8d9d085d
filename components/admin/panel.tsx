'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import type { AdminWords } from '@/lib/admin/words'
import { PanelTabs } from './panel-tabs'

interface PanelProps {
  words: AdminWords['tabs']
  dashboard: ReactNode
  images: ReactNode
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/**
 * The two areas of the panel. Which one is open stands in the address, so that the browser's back button,
 * a reload and the dashboard's link to the images all do what they say.
 */
export function Panel({ words, dashboard, images }: PanelProps) {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  )
  return (
    <PanelTabs
      label={words.label}
      active={hash === '#images' ? 'images' : 'dashboard'}
      onChoose={(id) => {
        window.location.hash = id
      }}
      tabs={[
        { id: 'dashboard', label: words.dashboard, panel: dashboard },
        { id: 'images', label: words.images, panel: images },
      ]}
    />
  )
}

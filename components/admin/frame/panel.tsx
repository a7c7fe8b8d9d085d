'use client'

import type { ReactNode } from 'react'
import type { Words } from '@/lib/i18n/words'
import { PanelTabs } from './panel-tabs'
import { useAddressHash } from './use-address-hash'

interface PanelProps {
  words: Words['admin']['tabs']
  dashboard: ReactNode
  images: ReactNode
}

/**
 * The two areas of the panel. Which one is open stands in the address, so that the browser's back button,
 * a reload and the dashboard's link to the images all do what they say.
 */
export function Panel({ words, dashboard, images }: PanelProps) {
  const hash = useAddressHash()
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

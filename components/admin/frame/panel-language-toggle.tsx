'use client'

import type { ComponentProps } from 'react'
import { LanguageToggle } from '@/components/ui/language-toggle'
import { useAddressHash } from './use-address-hash'

type PanelLanguageToggleProps = Omit<ComponentProps<typeof LanguageToggle>, 'href'> & {
  /** What follows the path of the same screen in the other language, such as "?lang=en-GB". */
  query: string
}

/**
 * The same screen in the other language. The address is relative, so that every screen keeps its path; the open tab
 * stands in the hash, which only the browser knows.
 */
export function PanelLanguageToggle({ query, ...toggle }: PanelLanguageToggleProps) {
  return <LanguageToggle {...toggle} href={query + useAddressHash()} />
}

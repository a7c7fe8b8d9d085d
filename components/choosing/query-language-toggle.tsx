'use client'

import { useSearchParams } from 'next/navigation'
import { LanguageToggle, type LanguageToggleProps } from '@/components/ui/language-toggle'

/**
 * The way to the other language on a page that reads its query: what was wished, compared or handed on goes along
 * (design §13), also what was chosen since the page was loaded.
 */
export function QueryLanguageToggle({ href, ...props }: LanguageToggleProps) {
  const [path, choice] = href.split('?')
  const query = new URLSearchParams(useSearchParams())
  for (const [name, value] of new URLSearchParams(choice)) query.set(name, value)
  return <LanguageToggle {...props} href={`${path}?${query}`} />
}

'use client'

import { LanguageToggle, type LanguageToggleProps } from '@/components/ui/language-toggle'
import { useQuery } from './use-query'

interface QueryLanguageToggleProps extends LanguageToggleProps {
  /** The query that the page answers. */
  query: string
}

/**
 * The way to the other language on a page that reads its query. The current query goes along: criteria, compared trips
 * or shared list, also as changed since the page was loaded.
 */
export function QueryLanguageToggle({ href, query: answered, ...props }: QueryLanguageToggleProps) {
  const [path, choice] = href.split('?')
  const query = new URLSearchParams(useQuery(answered))
  for (const [name, value] of new URLSearchParams(choice)) query.set(name, value)
  return <LanguageToggle {...props} href={`${path}?${query}`} />
}

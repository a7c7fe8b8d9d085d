'use client'

import { LanguageToggle, type LanguageToggleProps } from '@/components/ui/language-toggle'
import { dateParameter, useChosenDate } from './use-chosen-date'

/** The way to the other language on a page that asks for a date: the chosen one goes along. */
export function DatedLanguageToggle({ href, ...props }: LanguageToggleProps) {
  const [day] = useChosenDate()
  return <LanguageToggle {...props} href={day === '' ? href : `${href}&${dateParameter}=${day}`} />
}

import type { ReactNode } from 'react'
import { type Locale, locales } from '@/lib/i18n/locales'
import { useEditor } from './editor-context'

/** A text in both languages: beside each other where there is room, otherwise the one whose tab is open. */
export function InBothLanguages({ children }: { children: (locale: Locale) => ReactNode }) {
  const { language, isOneLanguage } = useEditor()
  return (
    <div className={`grid min-w-0 gap-3 ${isOneLanguage ? '' : 'md:grid-cols-2 md:gap-5'}`}>
      {locales.map((locale) => (
        <div
          key={locale}
          data-language={locale}
          className={`min-w-0 ${locale === language ? '' : isOneLanguage ? 'hidden' : 'max-md:hidden'}`}
        >
          {children(locale)}
        </div>
      ))}
    </div>
  )
}

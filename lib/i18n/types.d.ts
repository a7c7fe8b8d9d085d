import type { Locale as SiteLocale } from './locales'
import type { Words } from './words'

declare module 'next-intl' {
  interface AppConfig {
    Locale: SiteLocale
    Messages: Words['interface']
  }
}

import type { Locale as SiteLocale } from './locales'
import type { messagesOf } from './messages'

declare module 'next-intl' {
  interface AppConfig {
    Locale: SiteLocale
    Messages: ReturnType<typeof messagesOf>
  }
}

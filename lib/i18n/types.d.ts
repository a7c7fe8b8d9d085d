import type { Locale as SiteLocale } from '../locales'
import type { messagesOf } from './request'

declare module 'next-intl' {
  interface AppConfig {
    Locale: SiteLocale
    Messages: ReturnType<typeof messagesOf>
  }
}

import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { messagesOf } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/locales'

/** Renders what a page of a language would show. */
export const renderIn = (locale: Locale, element: ReactElement) =>
  render(
    <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="America/Sao_Paulo">
      {element}
    </NextIntlClientProvider>,
  )

/** A picture of no particular kind. */
export const picture = {
  webp: '/pictures/x-480.webp 480w',
  fallback: '/pictures/x-480.webp',
  width: 1600,
  height: 1200,
  position: '50% 50%',
}

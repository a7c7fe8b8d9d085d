import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'

/** Renders what a page of a language would show. */
export const renderIn = (locale: Locale, element: ReactElement) =>
  render(
    <NextIntlClientProvider locale={locale} messages={wordsOf(locale).interface} timeZone="America/Sao_Paulo">
      {element}
    </NextIntlClientProvider>,
  )

/** A picture of no particular kind. */
export const picture = {
  src: '/posters/x.svg',
  full: '/posters/x.svg',
  width: 1200,
  height: 900,
}

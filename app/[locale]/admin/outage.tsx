import { buttonClass } from '@/components/ui/button'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { PanelFrame } from './panel-frame'

/** Shown where the service that knows who is who does not answer; the session is left as it is. */
export function Outage({ locale, retryHref }: { locale: Locale; retryHref: string }) {
  const { outage } = wordsOf(locale).admin
  return (
    <PanelFrame locale={locale}>
      <section role="alert" className="mx-auto max-w-prose py-16 text-center">
        <h1 className="text-title">{outage.title}</h1>
        <p className="mt-4 text-lead text-soft">{outage.text}</p>
        <p className="mt-8">
          <a href={retryHref} className={buttonClass()}>
            {outage.retry}
          </a>
        </p>
      </section>
    </PanelFrame>
  )
}

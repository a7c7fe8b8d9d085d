import { buttonClass } from '@/components/ui/button'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'

/** What the panel says where there is nothing: no screen, or no item of that name. */
export function NotFoundNotice({ locale }: { locale: Locale }) {
  const { missing } = wordsOf(locale).admin
  return (
    <section className="mx-auto max-w-prose py-16 text-center">
      <p className="font-display text-display text-terracotta">{missing.code}</p>
      <h1 className="text-title">{missing.title}</h1>
      <p className="mt-4 text-lead text-soft">{missing.text}</p>
      <p className="mt-8">
        <a href="/admin" className={buttonClass()}>
          {missing.back}
        </a>
      </p>
    </section>
  )
}

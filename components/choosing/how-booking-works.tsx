import { SiteLink } from '@/components/ui/site-link'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { addressOf } from '@/lib/routing/pages'

const steps = ['choose', 'write', 'confirm', 'go'] as const

/** How booking works in four steps: nothing is booked on the site. */
export function HowBookingWorks({ locale }: { locale: Locale }) {
  const { booking } = wordsOf(locale).choosing
  return (
    <ol className="grid content-start gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map((step, index) => (
        <li key={step} className="flex items-start gap-4 print:break-inside-avoid">
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center rounded-full bg-paint-cobalt font-display text-lg font-extrabold text-white"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-xl leading-tight">{booking.steps[step].title}</h3>
            <p className="mt-1 text-soft">
              {booking.steps[step].text}{' '}
              {step === 'go' ? (
                <SiteLink
                  href={addressOf('policy', locale)}
                  className="text-cobalt underline underline-offset-4"
                >
                  {booking.policy}
                </SiteLink>
              ) : null}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

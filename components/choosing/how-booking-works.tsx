import { ButtonLink, ExternalButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import { choosingWords } from '@/lib/choosing/choosing-words'
import type { Locale } from '@/lib/locales'
import { addressOf } from '@/lib/routing/pages'

interface HowBookingWorksProps {
  locale: Locale
  /** The chat link whose draft is shown: a trip's own on its page (`detailBookingLink`), otherwise any other. */
  chatHref: string
  newWindowHint: string
}

const steps = ['choose', 'write', 'confirm', 'go'] as const

/** The text that a chat link brings along; empty where it brings none. */
const draftOf = (href: string): string => new URL(href).searchParams.get('text') ?? ''

/** How booking works in four steps, with the draft that really opens: nothing is booked on the site. */
export function HowBookingWorks({ locale, chatHref, newWindowHint }: HowBookingWorksProps) {
  const { booking } = choosingWords(locale)
  return (
    <div className="grid gap-8 lg:grid-cols-[1.4fr_1fr] lg:gap-14">
      <ol className="grid content-start gap-6 sm:grid-cols-2">
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
      <figure className="self-start rounded-lg bg-easy p-5 text-on-easy">
        <figcaption className="text-sm font-semibold">{booking.draft}</figcaption>
        <blockquote className="mt-2 rounded-md bg-surface p-4 whitespace-pre-line text-ink">
          {draftOf(chatHref)}
        </blockquote>
        <p className="mt-4 flex flex-wrap gap-3" data-screen-only>
          <ExternalButton href={chatHref} newWindowHint={newWindowHint}>
            <Icon name="chat" />
            {booking.open}
          </ExternalButton>
          <ButtonLink look="secondary" className="!text-on-easy" href={addressOf('choose', locale)}>
            {booking.finder}
          </ButtonLink>
        </p>
      </figure>
    </div>
  )
}

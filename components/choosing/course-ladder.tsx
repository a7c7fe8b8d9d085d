import { ChatButton } from '@/components/booking/chat-button'
import { SiteLink } from '@/components/ui/site-link'
import type { CourseLadder as Ladder, LadderStep } from '@/lib/choosing/course-ladder'
import { fill, fillCounted } from '@/lib/i18n/fill'
import type { Locale } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'

interface CourseLadderProps {
  ladder: Ladder
  locale: Locale
  /** Most students in one class (spec §9). */
  students: number
  /** The chat that asks for the next classes. */
  enquireHref: string
  newWindowHint: string
}

/**
 * The way up to the expeditions that ask for experience (spec §5): courses on the water, treks in the mountains. It
 * says that a course helps and promises nothing.
 */
export function CourseLadder({ ladder, locale, students, enquireHref, newWindowHint }: CourseLadderProps) {
  const { ladder: words } = wordsOf(locale).choosing
  const { kayak, mountain } = ladder
  return (
    <div className="grid gap-8 md:grid-cols-2">
      {kayak.expeditions.length > 0 ? (
        <section>
          <div>
            <h3 className="text-heading">{words.kayak}</h3>
            <p className="mt-2 text-soft">{fill(words.kayakText, { count: students })}</p>
          </div>
          <div>
            <Steps
              steps={kayak.courses.map((step) => ({
                ...step,
                facts: fill(words.course, { duration: step.facts }),
              }))}
              top={kayak.expeditions}
              asks={words.asks}
            />
            <p className="mt-5" data-screen-only>
              <ChatButton locale={locale} look="secondary" href={enquireHref} newWindowHint={newWindowHint}>
                {words.enquire}
              </ChatButton>
            </p>
          </div>
        </section>
      ) : null}
      {mountain.expeditions.length > 0 ? (
        <section>
          <div>
            <h3 className="text-heading">{words.mountain}</h3>
            <p className="mt-2 text-soft">{words.mountainText}</p>
          </div>
          <div>
            <Steps steps={mountain.before} top={mountain.expeditions} asks={words.asks} />
            {mountain.expeditions.map(({ key, title, treks }) =>
              treks === undefined ? null : (
                <p key={key} className="mt-4 font-semibold">
                  {fillCounted(words.mountainTreks, { title, count: treks })}
                </p>
              ),
            )}
          </div>
        </section>
      ) : null}
    </div>
  )
}

interface StepsProps {
  steps: readonly LadderStep[]
  /** Where the steps lead: what asks for experience. */
  top: readonly LadderStep[]
  asks: string
}

function Steps({ steps, top, asks }: StepsProps) {
  return (
    <ol className="mt-4 border-l-4 border-line">
      {[...steps, ...top].map((step) => {
        const isTop = top.includes(step)
        return (
          <li
            key={step.key}
            className={`relative py-2.5 pl-6 before:absolute before:top-4.5 before:-left-2.5 before:size-4 before:rounded-full before:border-4 ${isTop ? 'before:border-paint-terracotta before:bg-paint-terracotta' : 'before:border-paint-ochre before:bg-wall'}`}
          >
            <p className="font-semibold" lang={step.lang}>
              {step.href ? (
                <SiteLink href={step.href} className="text-cobalt underline underline-offset-4">
                  {step.title}
                </SiteLink>
              ) : (
                step.title
              )}
            </p>
            <p className="text-base text-soft">
              {step.facts}
              {isTop ? ` · ${asks}` : null}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

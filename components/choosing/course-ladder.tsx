import { ExternalButton } from '@/components/ui/button'
import { SiteLink } from '@/components/ui/site-link'
import { choosingWords } from '@/lib/choosing/choosing-words'
import type { CourseLadder as Ladder, LadderStep } from '@/lib/choosing/course-ladder'
import { fill, fillCounted } from '@/lib/fill'
import type { Locale } from '@/lib/locales'

interface CourseLadderProps {
  ladder: Ladder
  locale: Locale
  /** Most students in one class (spec §9). */
  students: number
  /** The chat that asks for the next classes. */
  enquireHref: string
  newWindowHint: string
  /** One of the two ways, on the page of a trip that asks for it. */
  only?: 'kayak' | 'mountain'
  /** The trip whose page this is: a step without a link. */
  current?: string
}

/**
 * The way up to the expeditions that ask for experience (spec §5): courses on the water, treks in the mountains. It
 * says that a course helps and promises nothing.
 */
export function CourseLadder({
  ladder,
  locale,
  students,
  enquireHref,
  newWindowHint,
  only,
  current,
}: CourseLadderProps) {
  const { ladder: words } = choosingWords(locale)
  const { kayak, mountain } = ladder
  // Two ladders stand side by side; a single one has its words beside its steps.
  const way = only ? 'grid gap-x-14 md:col-span-2 md:grid-cols-2' : undefined
  return (
    <div className="grid gap-8 md:grid-cols-2">
      {only !== 'mountain' && kayak.expeditions.length > 0 ? (
        <section className={way}>
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
              current={current}
            />
            <p className="mt-5" data-screen-only>
              <ExternalButton look="secondary" href={enquireHref} newWindowHint={newWindowHint}>
                {words.enquire}
              </ExternalButton>
            </p>
          </div>
        </section>
      ) : null}
      {only !== 'kayak' && mountain.expeditions.length > 0 ? (
        <section className={way}>
          <div>
            <h3 className="text-heading">{words.mountain}</h3>
            <p className="mt-2 text-soft">{words.mountainText}</p>
          </div>
          <div>
            <Steps steps={mountain.before} top={mountain.expeditions} asks={words.asks} current={current} />
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
  current: string | undefined
}

function Steps({ steps, top, asks, current }: StepsProps) {
  return (
    <ol className="mt-4 border-l-4 border-line">
      {[...steps, ...top].map((step) => {
        const isTop = top.includes(step)
        return (
          <li
            key={step.key}
            aria-current={step.key === current ? 'step' : undefined}
            className={`relative py-2.5 pl-6 before:absolute before:top-4.5 before:-left-2.5 before:size-4 before:rounded-full before:border-4 ${isTop ? 'before:border-paint-terracotta before:bg-paint-terracotta' : 'before:border-paint-ochre before:bg-wall'}`}
          >
            <p className="font-semibold" lang={step.lang}>
              {step.href && step.key !== current ? (
                <SiteLink href={step.href} className="text-cobalt underline underline-offset-4">
                  {step.title}
                </SiteLink>
              ) : (
                step.title
              )}
            </p>
            <p className="text-[0.9375rem] text-soft">
              {step.facts}
              {isTop ? ` · ${asks}` : null}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

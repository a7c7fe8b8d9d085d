import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ChatButton } from '@/components/booking/chat-button'
import { CancellationPlannerLoader } from '@/components/planning/cancellation-planner-loader'
import { RefundBar } from '@/components/planning/refund-bar'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { type PolicyWords, policyWords } from '@/lib/catalogue/build/policy-page'
import { subjectLink } from '@/lib/chat/drafts'
import { loadCatalogue } from '@/lib/content/page-content'
import { requireLocale } from '@/lib/i18n/preference'
import { wordingsOf } from '@/lib/planning/cancellation-deadlines'
import { planningWords } from '@/lib/planning/planning-words'
import { fixedPageMetadata } from '@/lib/seo/metadata'
import { SiteFrame } from '../_frame/site-frame'
import { plannedTrip } from '../_trips/planned-trip'

export async function generateMetadata(): Promise<Metadata> {
  const locale = requireLocale(await rootParams.locale())
  return fixedPageMetadata({ page: 'policy', locale, ...policyWords(loadCatalogue(), locale).meta })
}

/** The cancellation and refund policy (spec §2.10). */
export default async function PolicyPage() {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations()
  const catalogue = loadCatalogue()
  const words = policyWords(catalogue, locale)
  const planning = planningWords(locale)
  const figures = catalogue.content['policy-figures']
  /** The scale that the trips' pages state, by the same rules. */
  const wordings = (kind: 'tour' | 'expedition') =>
    wordingsOf({
      kind,
      tab: figures.tab[kind],
      important: kind === 'expedition' ? figures.importantExpedition : [],
      figures,
    })
  return (
    <SiteFrame catalogue={catalogue} locale={locale} page="policy">
      <div className="page py-12 lg:py-20 print:py-0">
        <header className="max-w-3xl">
          <h1 className="text-title">{words.title}</h1>
          <div className="mt-5 space-y-4 text-lead text-soft">
            {words.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="mt-6 flex gap-3 rounded-lg bg-easy p-4 font-semibold text-on-easy">
            <Icon name="check" className="mt-0.5 size-5" />
            {words.favourable}
          </p>
        </header>
        <div className="mt-12 print:mt-4 print:block print:columns-2 print:gap-8 grid items-start grid-cols-1 gap-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <PolicyCard card={words.tours} className="border-t-paint-cyan">
            <RefundBar wordings={wordings('tour')} kind="tour" words={planning.cancel} />
          </PolicyCard>
          <PolicyCard
            card={words.expeditions}
            className="border-t-paint-green lg:col-start-2 lg:row-span-2 lg:row-start-1"
          >
            <RefundBar wordings={wordings('expedition')} kind="expedition" words={planning.cancel} />
          </PolicyCard>
          <section className="grid gap-8 rounded-lg bg-deep p-6 text-on-deep sm:p-8 print:mt-4 print:gap-2 print:bg-transparent print:p-0">
            <div>
              <h2 className="text-heading">{words.contact.title}</h2>
              <p className="mt-3 text-on-deep-soft">{words.contact.text}</p>
              <p className="mt-6 print:hidden">
                <ChatButton
                  locale={locale}
                  look="light"
                  href={subjectLink(catalogue, 'cancellation', locale)}
                  newWindowHint={t('site.newWindow')}
                >
                  <Icon name="chat" />
                  {words.contact.chat}
                </ChatButton>
              </p>
              <p className="mt-4 text-on-deep-soft">{words.contact.hours}</p>
            </div>
            <ol className="list-decimal space-y-3 pl-5 marker:font-bold">
              {words.contact.steps.map((step) => (
                <li key={step} className="pl-2">
                  {step}
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
      <div data-screen-only className="[@media(scripting:none)]:hidden">
        <Section ground="sand" title={planning.cancel.title} lead={planning.cancel.lead}>
          <CancellationPlannerLoader
            trips={catalogue.trips.map((trip) => plannedTrip(catalogue, trip, locale))}
            locale={locale}
            words={{ date: planning.date, cancel: planning.cancel }}
            outage={{ failed: planning.day.failed, retry: planning.day.retry }}
          />
        </Section>
      </div>
    </SiteFrame>
  )
}

interface PolicyCardProps {
  card: PolicyWords['tours']
  className: string
  /** What comes back in practice. */
  children: ReactNode
}

function PolicyCard({ card, className, children }: PolicyCardProps) {
  return (
    <section
      className={`rounded-lg border-t-[0.875rem] bg-surface p-6 shadow-card sm:p-8 print:rounded-none print:border-0 print:p-0 print:shadow-none ${className}`}
    >
      <h2 className="text-heading">{card.title}</h2>
      <p className="mt-1 mb-3 text-soft">{card.scope}</p>
      {children}
      <dl className="mt-4 divide-y divide-line print:mt-1">
        {card.rules.map(({ title, text }) => (
          <div key={title} className="py-4 print:break-inside-avoid print:py-1.5">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

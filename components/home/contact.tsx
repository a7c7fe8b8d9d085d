import { useTranslations } from 'next-intl'
import { ChatLink } from '@/components/booking/chat-link'
import { Icon, type IconName } from '@/components/ui/icon'
import type { Catalogue } from '@/lib/catalogue/build/catalogue'
import { type contentWords, hoursOf } from '@/lib/catalogue/build/site-words'
import { fallbackLang } from '@/lib/catalogue/build/trip-view'
import { chatAddress, draftLabel, placeLink } from '@/lib/chat/drafts'
import type { Locale } from '@/lib/i18n/locales'
import { type Words, wordsOf } from '@/lib/i18n/words'
import { readableNumber } from '@/lib/site'
import { ContactForm } from './contact-form'

const interests = ['kayak', 'boat', 'trekking', 'expedition', 'course', 'custom'] as const

type Contacts = Words['interface']['contact']

interface ContactProps {
  catalogue: Catalogue
  words: ReturnType<typeof contentWords>['contact']
  locale: Locale
}

/** How to reach the team, and the form that opens the chat (spec §2.3). */
export function Contact({ catalogue, words, locale }: ContactProps) {
  const t = useTranslations('contact')
  const common = useTranslations('site')
  const footer = useTranslations('footer')
  const { email, chatNumber } = catalogue.content.contact
  const lang = (path: string) => fallbackLang(words.fallbacks, path)
  const inDraft = (word: (contact: Contacts) => string) =>
    draftLabel(locale, (language) => word(wordsOf(language).interface.contact))
  return (
    <section id="contact" className="bg-sand">
      <div className="page grid grid-cols-1 gap-7 py-10 lg:grid-cols-[1fr_1.25fr] lg:gap-20 lg:py-24">
        <div>
          <h2 className="text-title" lang={lang('title')}>
            {words.words.title}
          </h2>
          <p className="mt-4 max-w-prose text-lead text-soft" lang={lang('lead')}>
            {words.words.lead}
          </p>
          <dl className="mt-5 space-y-3">
            <Way icon="chat" label={t('chat')}>
              <ChatLink
                href={placeLink(catalogue, 'home', locale)}
                locale={locale}
                newWindowHint={common('newWindow')}
                className="underline underline-offset-4"
              >
                {readableNumber(chatNumber)}
              </ChatLink>
            </Way>
            <Way icon="mail" label={t('email')}>
              <a href={`mailto:${email}`} className="underline underline-offset-4">
                {email}
              </a>
            </Way>
            <Way icon="pin" label={t('place')}>
              <span lang={lang('place')}>{words.words.place}</span>
            </Way>
            <Way icon="clock" label={t('hours')}>
              {footer('everyDay', hoursOf(catalogue, locale))}
            </Way>
          </dl>
        </div>
        <ContactForm
          locale={locale}
          chatHref={chatAddress(catalogue)}
          interests={interests.map((interest) => ({
            label: t(`interests.${interest}`),
            draft: inDraft(({ interests }) => interests[interest]),
          }))}
          draftWords={{
            greeting: inDraft(({ greeting }) => greeting),
            name: inDraft(({ name }) => name),
            email: inDraft(({ emailField }) => emailField),
            phone: inDraft(({ phone }) => phone),
            interest: inDraft(({ interest }) => interest),
            message: inDraft(({ message }) => message),
          }}
          words={{
            form: t('form'),
            name: t('name'),
            email: t('emailField'),
            phone: t('phone'),
            interest: t('interest'),
            interestNone: t('interestNone'),
            message: t('message'),
            send: t('send'),
            hint: t('sendHint'),
            blocked: t('blocked', { number: readableNumber(chatNumber) }),
            draft: t('draft'),
            copy: t('copy'),
            copied: t('copied'),
            openAgain: t('openAgain'),
          }}
        />
      </div>
    </section>
  )
}

function Way({ icon, label, children }: { icon: IconName; label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="relative pl-10 text-sm text-soft">
        <Icon name={icon} className="absolute top-1 left-0 size-6 text-cobalt" />
        {label}
      </dt>
      <dd className="pl-10 text-lg font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}

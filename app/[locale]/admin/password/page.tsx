import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { Notice } from '@/components/admin/frame/notice'
import { ForgottenForm } from '@/components/admin/people/forgotten-form'
import { LoginCard } from '@/components/admin/sign-in/login-card'
import { otherLocale } from '@/lib/i18n/locales'
import { localeParameter, requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { passwordNotices } from '@/lib/staff/sign-in/return-address'
import { Brand } from '../brand'
import { forgottenAction } from './actions'

interface PasswordPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: wordsOf(requireLocale(await rootParams.locale())).people.forgotten.metaTitle }
}

/** Where somebody who forgot their password asks for a link. Open to everybody, signed in or not. */
export default async function PasswordPage({ searchParams }: PasswordPageProps) {
  const locale = requireLocale(await rootParams.locale())
  const { notice: given } = await searchParams
  const { login, frame } = wordsOf(locale).admin
  const { forgotten } = wordsOf(locale).people
  const notice = passwordNotices.find((name) => name === given)
  const other = otherLocale(locale)
  return (
    <LoginCard
      brand={<Brand />}
      title={forgotten.title}
      lead={forgotten.lead}
      back={{ label: forgotten.back, href: '/admin/login' }}
      toggle={{
        name: frame.toggle,
        short: frame.toggleShort,
        query: `?${notice ? `notice=${notice}&` : ''}${localeParameter}=${other}`,
        lang: other,
      }}
    >
      {notice ? <Notice look="warning">{forgotten.notices[notice]}</Notice> : null}
      <ForgottenForm
        words={forgotten}
        fields={{ email: login.email, errors: login.errors }}
        send={forgottenAction}
      />
    </LoginCard>
  )
}

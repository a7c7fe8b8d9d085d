import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import * as rootParams from 'next/root-params'
import { PasswordForm } from '@/components/admin/people/password-form'
import { LoginCard } from '@/components/admin/sign-in/login-card'
import { fill } from '@/lib/i18n/fill'
import { otherLocale } from '@/lib/i18n/locales'
import { localeParameter, requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { loadRecovery } from '@/lib/staff/sign-in/own-account'
import { Brand } from '../../brand'
import { Outage } from '../../outage'
import { choosePasswordAction } from '../actions'

export async function generateMetadata(): Promise<Metadata> {
  return { title: wordsOf(requireLocale(await rootParams.locale())).people.choose.metaTitle }
}

/** Where the link for a forgotten password leads. Only the session in which it was followed can choose one here. */
export default async function NewPasswordPage() {
  const locale = requireLocale(await rootParams.locale())
  const recovery = await loadRecovery()
  if (recovery.kind === 'none') redirect('/admin/password?notice=link')
  if (recovery.kind === 'failed') return <Outage locale={locale} retryHref="/admin/password/new" />
  const { login, frame } = wordsOf(locale).admin
  const { choose, forgotten } = wordsOf(locale).people
  const other = otherLocale(locale)
  return (
    <LoginCard
      brand={<Brand />}
      title={choose.title}
      lead={fill(choose.lead, { email: recovery.user.email })}
      back={{ label: forgotten.back, href: '/admin/login' }}
      toggle={{
        name: frame.toggle,
        short: frame.toggleShort,
        query: `?${localeParameter}=${other}`,
        lang: other,
      }}
    >
      <PasswordForm
        email={recovery.user.email}
        words={{ password: choose.password, submit: choose.submit, pending: choose.pending }}
        fields={{
          passwordHint: login.passwordHint,
          showPassword: login.showPassword,
          hidePassword: login.hidePassword,
          errors: login.errors,
        }}
        address="/admin/password/new"
        save={choosePasswordAction}
      />
    </LoginCard>
  )
}

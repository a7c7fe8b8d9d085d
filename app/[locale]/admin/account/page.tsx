import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import * as rootParams from 'next/root-params'
import type { ReactNode } from 'react'
import { Notice } from '@/components/admin/frame/notice'
import { EmailForm } from '@/components/admin/people/email-form'
import { EverywhereForm } from '@/components/admin/people/everywhere-form'
import { PasswordForm } from '@/components/admin/people/password-form'
import { fill } from '@/lib/i18n/fill'
import { requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { loadRoles } from '@/lib/staff/sign-in/gate'
import { accountNotices, notices, signInAddressFor } from '@/lib/staff/sign-in/return-address'
import { loadVisitor } from '@/lib/staff/sign-in/session'
import { Outage } from '../outage'
import { PanelFrame } from '../panel-frame'
import { changeEmailAction, changePasswordAction, signOutEverywhereAction } from './actions'

interface AccountPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: wordsOf(requireLocale(await rootParams.locale())).people.account.metaTitle }
}

/** The own account: e-mail, password, sign out everywhere. For everybody who has one, whatever their role. */
export default async function AccountPage({ searchParams }: AccountPageProps) {
  const locale = requireLocale(await rootParams.locale())
  const { notice: given } = await searchParams
  const visitor = await loadVisitor()
  if (visitor.kind === 'anonymous') {
    const kept = notices.find((name) => name === given)
    redirect(kept ? `/admin/login?notice=${kept}` : signInAddressFor('/admin/account'))
  }
  if (visitor.kind === 'failed') return <Outage locale={locale} retryHref="/admin/account" />

  const { user, client } = visitor
  const { isAdmin } = await loadRoles(client, user.id)
  const { login } = wordsOf(locale).admin
  const { account } = wordsOf(locale).people
  const notice = accountNotices.find((name) => name === given)
  const { showPassword, hidePassword, passwordHint, errors } = login
  return (
    <PanelFrame locale={locale} email={user.email} place={isAdmin ? 'more' : undefined}>
      <div className="mx-auto grid max-w-xl gap-8">
        <header>
          <h1 className="text-title">{account.title}</h1>
          <p className="mt-2 text-lead text-soft">{account.lead}</p>
          {isAdmin ? (
            <p className="mt-2">
              <a
                href="/admin/people"
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
              >
                {account.people}
              </a>
            </p>
          ) : null}
        </header>
        {notice ? (
          <Notice look={notice === 'half' || notice === 'link' ? 'warning' : 'good'}>
            {account.notices[notice]}
          </Notice>
        ) : null}
        <Part id="account-email-title" title={account.email.title}>
          <p className="break-words">{fill(account.email.now, { email: user.email })}</p>
          {user.newEmail ? (
            <p className="break-words text-soft">{fill(account.email.waiting, { email: user.newEmail })}</p>
          ) : null}
          <EmailForm
            words={account.email}
            fields={{ showPassword, hidePassword, errors }}
            change={changeEmailAction}
          />
        </Part>
        <Part id="account-password-title" title={account.password.title}>
          <p className="text-soft">{account.password.text}</p>
          <PasswordForm
            email={user.email}
            words={{
              current: account.password.current,
              password: account.password.label,
              submit: account.password.submit,
              pending: account.password.pending,
              done: account.password.changed,
            }}
            fields={{ passwordHint, showPassword, hidePassword, errors }}
            address="/admin/account"
            save={changePasswordAction}
          />
          <p>
            <a
              href="/admin/password"
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {account.password.forgotten}
            </a>
          </p>
        </Part>
        <Part id="account-everywhere-title" title={account.everywhere.title}>
          <p className="text-soft">{account.everywhere.text}</p>
          <EverywhereForm words={account.everywhere} errors={errors} signOut={signOutEverywhereAction} />
        </Part>
      </div>
    </PanelFrame>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-lg border border-line bg-surface p-5 sm:p-7">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  )
}

import { redirect } from 'next/navigation'
import * as rootParams from 'next/root-params'
import { Notice } from '@/components/admin/frame/notice'
import { LoginCard } from '@/components/admin/sign-in/login-card'
import { LoginForms } from '@/components/admin/sign-in/login-forms'
import { SwitchAccount } from '@/components/admin/sign-in/switch-account'
import { otherLocale } from '@/lib/i18n/locales'
import { localeParameter, requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { addressOf } from '@/lib/routing/pages'
import { notices, returnAddress, signInAddressFor } from '@/lib/staff/sign-in/return-address'
import { loadVisitor } from '@/lib/staff/sign-in/session'
import { signOutAction } from '../actions'
import { Brand } from '../brand'
import { signInAction, signUpAction } from './actions'

interface LoginPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/**
 * Sign-in and sign-up of staff (spec §2.12). Signed-in people go on to the panel, to the screen that `?next` names, unless
 * they ask for another account with `?switch`: whoever was refused could otherwise never sign in as somebody else.
 */
export default async function LoginPage({ searchParams }: LoginPageProps) {
  const locale = requireLocale(await rootParams.locale())
  const { switch: wantsSwitch, notice: given, next } = await searchParams
  const wanted = returnAddress(next)
  const visitor = await loadVisitor()
  if (visitor.kind === 'user' && wantsSwitch === undefined) redirect(wanted)

  const { login, frame } = wordsOf(locale).admin
  const notice = notices.find((name) => name === given)
  const other = otherLocale(locale)
  const kept = [
    wantsSwitch === undefined ? '' : 'switch&',
    notice ? `notice=${notice}&` : '',
    next === undefined ? '' : `next=${wanted}&`,
  ].join('')
  return (
    <LoginCard
      brand={<Brand />}
      title={login.title}
      lead={login.lead}
      back={{ label: login.back, href: addressOf('home', locale) }}
      toggle={{
        name: frame.toggle,
        short: frame.toggleShort,
        query: `?${kept}${localeParameter}=${other}`,
        lang: other,
      }}
    >
      {visitor.kind === 'user' ? (
        <SwitchAccount email={visitor.user.email} words={login.switch} signOut={signOutAction} />
      ) : (
        <>
          {notice ? <Notice>{login.notices[notice]}</Notice> : null}
          <LoginForms
            words={login}
            next={wanted}
            address={signInAddressFor(wanted)}
            signIn={signInAction}
            signUp={signUpAction}
          />
        </>
      )}
    </LoginCard>
  )
}

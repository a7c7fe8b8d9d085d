import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { Ways } from '@/components/admin/frame/ways'
import { requireLocale } from '@/lib/i18n/preference'
import { wordsOf } from '@/lib/i18n/words'
import { addressOf } from '@/lib/routing/pages'
import { Outage } from '../outage'
import { enterPanel } from '../page-gate'
import { PanelFrame } from '../panel-frame'

export async function generateMetadata(): Promise<Metadata> {
  return { title: wordsOf(requireLocale(await rootParams.locale())).admin.more.title }
}

/** Everything that is not wanted every day. */
export default async function MorePage() {
  const locale = requireLocale(await rootParams.locale())
  const gate = await enterPanel(locale, '/admin/more')
  if (!gate) return <Outage locale={locale} retryHref="/admin/more" />
  const { more } = wordsOf(locale).admin
  return (
    <PanelFrame locale={locale} email={gate.user.email} place="more">
      <h1 className="text-title">{more.title}</h1>
      <Ways
        ways={[
          { href: '/admin/content/notice', icon: 'chat', label: more.ways.notice },
          { href: '/admin/content', icon: 'book', label: more.ways.content },
          { href: '/admin/visitors', icon: 'compass', label: more.ways.visitors },
          { href: '/admin/redirects', icon: 'route', label: more.ways.redirects },
          { href: '/admin/people', icon: 'group', label: more.ways.people },
          { href: '/admin/events', icon: 'check', label: more.ways.events },
          { href: '/admin/account', icon: 'shield', label: more.ways.account },
          { href: addressOf('home', locale), icon: 'right', label: more.ways.site },
        ]}
      />
    </PanelFrame>
  )
}

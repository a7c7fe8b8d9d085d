import * as rootParams from 'next/root-params'
import { requireLocale } from '@/lib/i18n/require-locale'
import { SiteFrame } from './site-frame'

export default async function HomePage() {
  const locale = requireLocale(await rootParams.locale())
  return (
    <SiteFrame locale={locale} page="home">
      <h1>home</h1>
    </SiteFrame>
  )
}

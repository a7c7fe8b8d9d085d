import * as rootParams from 'next/root-params'
import { requireLocale } from '@/lib/i18n/preference'
import { NotFoundNotice } from './not-found-notice'
import { PanelFrame } from './panel-frame'

/** Shown for an item that is not there, such as one whose draft somebody has discarded. */
export default async function ItemNotFound() {
  const locale = requireLocale(await rootParams.locale())
  return (
    <PanelFrame locale={locale}>
      <NotFoundNotice locale={locale} />
    </PanelFrame>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { HistoryList } from '@/components/admin/content/history-list'
import { buttonClass } from '@/components/ui/button'
import { isShipped } from '@/lib/catalogue/build/parse-document'
import { panelAddress } from '@/lib/staff/content/collections'
import { documentOf, titleOf } from '@/lib/staff/content/content-list'
import { loadHistory } from '@/lib/staff/content/content-rows'
import { readableHistory } from '@/lib/staff/content/history'
import { contentScreen, itemTitle, loadScreenRow, placeOf } from '../../../content-screen'
import { Outage } from '../../../outage'
import { enterPanel } from '../../../page-gate'
import { PanelFrame } from '../../../panel-frame'

type Props = PageProps<'/[locale]/admin/[collection]/[id]/history'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, collection, words } = await contentScreen(params)
  return { title: `${words.history.title} · ${await itemTitle(collection, (await params).id, locale)}` }
}

/** Who changed what of an item, and the way back to any state. */
export default async function HistoryPage({ params }: Props) {
  const { locale, collection, words } = await contentScreen(params)
  const { id } = await params
  const address = panelAddress(collection, id, 'history')
  const gate = await enterPanel(locale, address)
  const retry = <Outage locale={locale} retryHref={address} />
  if (!gate) return retry
  const [row, entries] = await Promise.all([
    loadScreenRow(gate.client, collection, id),
    loadHistory(gate.client, collection, id),
  ])
  if (!row.ok || !entries.ok) return retry
  if (!row.value && !isShipped(collection, id)) notFound()
  const { history, screen, editor } = words
  const title = titleOf({ collection, id }, documentOf(row.value ?? { collection, id }), locale)
  return (
    <PanelFrame locale={locale} email={gate.user.email} place={placeOf(collection)}>
      <p className="flex flex-wrap gap-x-5">
        <a href={panelAddress(collection)} className={buttonClass({ look: 'plain' })}>
          {editor.list}
        </a>
        <a href={panelAddress(collection, id)} className={buttonClass({ look: 'plain' })}>
          {words.list.edit}
        </a>
      </p>
      <h1 className="mb-6 text-title">
        {history.title} · {title}
      </h1>
      <HistoryList
        collection={collection}
        id={id}
        revision={row.value?.revision ?? 0}
        entries={readableHistory(entries.value, { collection, id, locale })}
        words={{ history, screen, editor }}
      />
    </PanelFrame>
  )
}

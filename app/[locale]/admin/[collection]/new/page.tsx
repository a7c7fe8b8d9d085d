import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NewItem } from '@/components/admin/content/new-item'
import { buttonClass } from '@/components/ui/button'
import { categories } from '@/lib/catalogue/shape/trip-facts'
import { currentCatalogue } from '@/lib/content/current'
import { pageIds } from '@/lib/routing/pages'
import { panelAddress } from '@/lib/staff/content/collections'
import { nextExpeditionNumber } from '@/lib/staff/content/content-changes'
import { loadRows } from '@/lib/staff/content/content-rows'
import { modelsOf } from '@/lib/staff/content/models'
import { contentScreen, placeOf } from '../../content-screen'
import { Outage } from '../../outage'
import { enterPanel } from '../../page-gate'
import { PanelFrame } from '../../panel-frame'

type Props = PageProps<'/[locale]/admin/[collection]/new'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { collection, words } = await contentScreen(params)
  return { title: collection === 'site_content' ? undefined : words.addItem[collection] }
}

/** Where a new tour, expedition or course begins; parts of the site are fixed. */
export default async function NewItemPage({ params }: Props) {
  const { locale, collection, words } = await contentScreen(params)
  if (collection === 'site_content') notFound()
  const address = panelAddress(collection, 'new')
  const gate = await enterPanel(locale, address)
  if (!gate) return <Outage locale={locale} retryHref={address} />
  const rows = await loadRows(gate.client, collection)
  if (!rows.ok) return <Outage locale={locale} retryHref={address} />
  return (
    <PanelFrame locale={locale} email={gate.user.email} place={placeOf(collection)}>
      <p>
        <a href={panelAddress(collection)} className={buttonClass({ look: 'plain' })}>
          {words.editor.list}
        </a>
      </p>
      <h1 className="mb-6 text-title">{words.addItem[collection]}</h1>
      <p className="mb-4 hidden rounded-md bg-medium px-4 py-3 text-on-medium noscript:block">
        {words.screen.noScript}
      </p>
      <NewItem
        collection={collection}
        taken={['new', ...pageIds, ...rows.value.map(({ id }) => id), ...currentCatalogue().everyTrip.keys()]}
        categories={categories}
        models={modelsOf(currentCatalogue(), collection, locale)}
        number={collection === 'expeditions' ? nextExpeditionNumber(rows.value) : undefined}
        words={words}
      />
    </PanelFrame>
  )
}

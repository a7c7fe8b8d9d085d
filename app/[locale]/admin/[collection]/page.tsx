import type { Metadata } from 'next'
import { ContentList } from '@/components/admin/content/content-list'
import { buttonClass } from '@/components/ui/button'
import { canBeAdded, panelAddress } from '@/lib/admin/content/collections'
import { loadContentList } from '@/lib/admin/content/content-list'
import { currentCatalogue } from '@/lib/content/current'
import { contentScreen } from '../content-screen'
import { Outage } from '../outage'
import { enterPanel } from '../page-gate'
import { BackToPanel, PanelFrame } from '../panel-frame'

type Props = PageProps<'/[locale]/admin/[collection]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { collection, words } = await contentScreen(params)
  return { title: words.collections[collection].title }
}

/** The list of a collection: everything staff may change, with its state. */
export default async function ContentListPage({ params, searchParams }: Props) {
  const { locale, collection, words } = await contentScreen(params)
  const address = panelAddress(collection)
  const gate = await enterPanel(locale, address)
  if (!gate) return <Outage locale={locale} retryHref={address} />
  const items = await loadContentList(gate.client, collection, { catalogue: currentCatalogue(), locale })
  if (!items.ok) return <Outage locale={locale} retryHref={address} />
  const { list, states, screen } = words
  return (
    <PanelFrame locale={locale} email={gate.user.email}>
      <header className="mb-6 flex flex-wrap items-end gap-4">
        <div className="grow">
          <BackToPanel locale={locale} />
          <h1 className="text-title">{words.collections[collection].title}</h1>
          <p className="mt-2 max-w-prose text-soft">{words.collections[collection].lead}</p>
        </div>
        {collection !== 'site_content' && canBeAdded(collection) ? (
          <a href={panelAddress(collection, 'new')} className={buttonClass()}>
            {words.addItem[collection]}
          </a>
        ) : null}
      </header>
      <p className="mb-4 hidden rounded-md bg-medium px-4 py-3 text-on-medium noscript:block">
        {screen.noScript}
      </p>
      <ContentList
        collection={collection}
        items={items.value}
        words={{ list, states, screen }}
        showsAll={(await searchParams).all !== undefined}
      />
    </PanelFrame>
  )
}

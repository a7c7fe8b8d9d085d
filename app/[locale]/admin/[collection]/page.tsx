import type { Metadata } from 'next'
import { ContentList } from '@/components/admin/content/content-list'
import { buttonClass } from '@/components/ui/button'
import { currentCatalogue } from '@/lib/content/current'
import { canBeAdded, panelAddress } from '@/lib/staff/content/collections'
import { withoutOverdue } from '@/lib/staff/content/content-changes'
import { loadContentList } from '@/lib/staff/content/content-list'
import { datedCollections } from '@/lib/staff/content/dated-items'
import { contentScreen, placeOf } from '../content-screen'
import { Outage } from '../outage'
import { enterPanel } from '../page-gate'
import { PanelFrame } from '../panel-frame'

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
  const loaded = await loadContentList(gate.client, collection, { catalogue: currentCatalogue(), locale })
  if (!loaded.ok) return <Outage locale={locale} retryHref={address} />
  const editor = { client: gate.client, account: gate.user.id }
  const items = await withoutOverdue(editor, collection, loaded.value)
  const asked = await searchParams
  const { list, states, screen, price, choices } = words
  return (
    <PanelFrame locale={locale} email={gate.user.email} place={placeOf(collection)}>
      {collection === 'site_content' ? null : (
        <nav
          aria-label={words.list.lists}
          className="mb-4 flex gap-1 rounded-full bg-sand p-1 sm:inline-flex"
        >
          {datedCollections.map((name) => (
            <a
              key={name}
              href={panelAddress(name)}
              aria-current={name === collection ? 'page' : undefined}
              className="grid min-h-11 grow place-items-center rounded-full px-3 font-semibold whitespace-nowrap text-soft hover:text-ink aria-[current]:bg-paint-cobalt aria-[current]:text-white sm:px-5"
            >
              {words.collections[name].title}
            </a>
          ))}
        </nav>
      )}
      <header className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="grow">
          <h1 className="text-title">{words.collections[collection].title}</h1>
          <p className="mt-1 max-w-prose text-soft max-sm:sr-only">{words.collections[collection].lead}</p>
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
        items={items}
        words={{ list, states, screen, price, choices }}
        showsAll={asked.all !== undefined}
        isSearched={asked.find !== undefined}
      />
    </PanelFrame>
  )
}

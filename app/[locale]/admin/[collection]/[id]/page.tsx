import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ContentEditor } from '@/components/admin/content/content-editor'
import { buttonClass } from '@/components/ui/button'
import { currentCatalogue } from '@/lib/content/current'
import { wordsOf } from '@/lib/i18n/words'
import { panelAddress, previewAddress } from '@/lib/staff/content/collections'
import { editorData } from '@/lib/staff/content/editor-data'
import { contentScreen, itemTitle, loadScreenRow, placeOf } from '../../content-screen'
import { Outage } from '../../outage'
import { enterPanel } from '../../page-gate'
import { PanelFrame } from '../../panel-frame'

type Props = PageProps<'/[locale]/admin/[collection]/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, collection, words } = await contentScreen(params)
  const title = await itemTitle(collection, (await params).id, locale)
  return { title: `${title} · ${words.collections[collection].title}` }
}

/** The editor of one item. */
export default async function ContentEditorPage({ params }: Props) {
  const { locale, collection, words } = await contentScreen(params)
  const { id } = await params
  const address = panelAddress(collection, id)
  const gate = await enterPanel(locale, address)
  if (!gate) return <Outage locale={locale} retryHref={address} />
  const row = await loadScreenRow(gate.client, collection, id)
  if (!row.ok) return <Outage locale={locale} retryHref={address} />
  const editor = await editorData({ collection, id }, row.value, {
    client: gate.client,
    account: gate.user.id,
    catalogue: currentCatalogue(),
    locale,
  })
  if (!editor) notFound()
  const { title, ...data } = editor
  const link = buttonClass({ look: 'plain' })
  return (
    <PanelFrame locale={locale} email={gate.user.email} place={placeOf(collection)}>
      <p className="flex flex-wrap gap-x-5">
        <a href={panelAddress(collection)} className={link}>
          {words.editor.list}
        </a>
        <a href={previewAddress(collection, id)} className={link}>
          {words.editor.preview}
        </a>
        <a href={panelAddress(collection, id, 'history')} className={link}>
          {words.editor.history}
        </a>
      </p>
      <h1 className="mt-1 text-title">{title}</h1>
      <p className="mt-4 hidden rounded-md bg-medium px-4 py-3 text-on-medium noscript:block">
        {words.screen.noScript}
      </p>
      <ContentEditor
        {...data}
        collection={collection}
        id={id}
        locale={locale}
        words={words}
        images={wordsOf(locale).admin.images}
      />
    </PanelFrame>
  )
}

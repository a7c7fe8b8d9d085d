import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ContentEditor } from '@/components/admin/content/content-editor'
import { SharePreview } from '@/components/admin/content/share-preview'
import { buttonClass } from '@/components/ui/button'
import { currentCatalogue } from '@/lib/content/current'
import { fill } from '@/lib/i18n/fill'
import { momentText } from '@/lib/i18n/paraty-clock'
import { wordsOf } from '@/lib/i18n/words'
import { panelAddress, previewAddress, previewFrameAddresses } from '@/lib/staff/content/collections'
import { editorData } from '@/lib/staff/content/editor-data'
import { loadOpenLinks } from '@/lib/staff/content/preview-links'
import { contentScreen, itemTitle, loadScreenRow, placeOf } from '../../../content-screen'
import { Outage } from '../../../outage'
import { enterPanel } from '../../../page-gate'
import { PanelFrame } from '../../../panel-frame'
import { changeLinksAction } from '../../actions'

type Props = PageProps<'/[locale]/admin/preview/[collection]/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, collection, words } = await contentScreen(params)
  const title = await itemTitle(collection, (await params).id, locale)
  return { title: fill(words.preview.title, { title }) }
}

/** The page as its draft would have it, on which whatever is tapped can be changed, and links to it. */
export default async function PreviewPage({ params }: Props) {
  const { locale, collection, words } = await contentScreen(params)
  const { id } = await params
  const address = previewAddress(collection, id)
  const gate = await enterPanel(locale, address)
  if (!gate) return <Outage locale={locale} retryHref={address} />
  const { client } = gate
  const [open, row] = await Promise.all([
    loadOpenLinks(client, { collection, id }),
    loadScreenRow(client, collection, id),
  ])
  if (!row.ok) return <Outage locale={locale} retryHref={address} />
  const needs = { client, account: gate.user.id, catalogue: currentCatalogue(), locale }
  const editor = await editorData({ collection, id }, row.value, needs)
  if (!editor) notFound()
  const { title, ...data } = editor
  const { preview } = words
  return (
    <PanelFrame locale={locale} email={gate.user.email} place={placeOf(collection)}>
      <p>
        <a href={panelAddress(collection, id)} className={buttonClass({ look: 'plain' })}>
          {preview.back}
        </a>
      </p>
      <h1 className="text-heading">{fill(preview.title, { title })}</h1>
      <ContentEditor
        {...data}
        collection={collection}
        id={id}
        locale={locale}
        words={words}
        images={wordsOf(locale).admin.images}
        frames={previewFrameAddresses(collection, id)}
      />
      <SharePreview
        item={{ collection, id }}
        address={address}
        words={preview.share}
        links={
          open.ok
            ? open.value.map((one) => ({
                id: one.id,
                by: one.created_by_email,
                made: momentText(one.created_at, locale),
                until: momentText(one.expires_at, locale),
              }))
            : undefined
        }
        change={changeLinksAction}
      />
    </PanelFrame>
  )
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ContentEditor } from '@/components/panel/content-editor'
import { buttonClass } from '@/components/ui/button'
import { adminWords } from '@/lib/admin/words'
import { currentCatalogue } from '@/lib/content/current'
import { panelAddress, previewAddress } from '@/lib/panel/collections'
import { loadEditor } from '@/lib/panel/editor-data'
import { contentScreen } from '../../content-screen'
import { Outage } from '../../outage'
import { enterPanel } from '../../page-gate'
import { PanelFrame } from '../../panel-frame'

type Props = PageProps<'/[locale]/admin/[collection]/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { collection, words } = await contentScreen(params)
  return { title: `${(await params).id} · ${words.collections[collection].title}` }
}

/** The editor of one item (design §12). */
export default async function ContentEditorPage({ params }: Props) {
  const { locale, collection, words } = await contentScreen(params)
  const { id } = await params
  const gate = await enterPanel(locale)
  if (!gate) return <Outage locale={locale} retryHref={panelAddress(collection, id)} />
  const editor = await loadEditor(gate.client, { collection, id }, { catalogue: currentCatalogue(), locale })
  if (!editor.ok) return <Outage locale={locale} retryHref={panelAddress(collection, id)} />
  if (!editor.value) notFound()
  const { title, ...data } = editor.value
  const link = buttonClass({ look: 'plain' })
  return (
    <PanelFrame locale={locale} email={gate.user.email}>
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
        imageProblems={adminWords(locale).images.problems}
      />
    </PanelFrame>
  )
}

import { notFound } from 'next/navigation'
import { isShipped } from '@/lib/catalogue/build/parse-document'
import { currentCatalogue } from '@/lib/content/current'
import { panelAddress, previewAddress, previewFrameAddresses } from '@/lib/staff/content/collections'
import { issueMessageIn } from '@/lib/staff/content/content-answers'
import { loadRow } from '@/lib/staff/content/content-rows'
import { placeOf } from '@/lib/staff/content/field-labels'
import { withDraft } from '@/lib/staff/content/preview'
import { fieldsOf } from '@/lib/staff/content/schema-fields'
import { DraftPage } from '../../../../../preview/draft-page'
import { contentScreen } from '../../../../content-screen'
import { Outage } from '../../../../outage'
import { enterPanel } from '../../../../page-gate'

type Props = PageProps<'/[locale]/admin/preview/[collection]/[id]/frame'>

/** The real page with the draft, for administrators alone; the panel's answers are never kept or indexed. */
export default async function PreviewFrame({ params }: Props) {
  const { locale, collection, words } = await contentScreen(params)
  const { id } = await params
  const gate = await enterPanel(locale, previewAddress(collection, id))
  if (!gate) return <Outage locale={locale} retryHref={panelAddress(collection, id)} />
  const row = await loadRow(gate.client, collection, id)
  if (!row.ok) return <Outage locale={locale} retryHref={panelAddress(collection, id)} />
  const isKnown = row.value !== undefined || isShipped(collection, id)
  if (!isKnown || fieldsOf(collection, id).length === 0) notFound()
  const change = row.value?.draft ?? row.value?.published ?? {}
  const drafted = withDraft(currentCatalogue(), { collection, id }, change)
  if (!drafted.ok) {
    return (
      <main className="page py-10">
        <p>{words.preview.unusable}</p>
        <ul className="mt-3 list-disc pl-6">
          {drafted.issues.map((issue) => (
            <li key={issue.path}>
              {placeOf(words.fields, issue.path)}: {issueMessageIn(issue, locale).message}
            </li>
          ))}
        </ul>
      </main>
    )
  }
  const addresses = previewFrameAddresses(collection, id)
  return (
    <DraftPage
      preview={{ catalogue: drafted.catalogue, addresses, edited: id }}
      collection={collection}
      id={id}
      locale={locale}
    />
  )
}

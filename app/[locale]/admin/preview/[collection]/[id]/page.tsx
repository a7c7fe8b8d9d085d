import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SharePreview } from '@/components/admin/content/share-preview'
import { buttonClass } from '@/components/ui/button'
import { isShipped } from '@/lib/catalogue/build/parse-document'
import { fill } from '@/lib/i18n/fill'
import { locales } from '@/lib/i18n/locales'
import { momentText } from '@/lib/i18n/paraty-clock'
import { panelAddress, previewAddress, previewFrameAddresses } from '@/lib/staff/content/collections'
import { documentOf, titleOf } from '@/lib/staff/content/content-list'
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

/** The page as its draft would have it, on a phone and on a desktop, in both languages, and links to it. */
export default async function PreviewPage({ params }: Props) {
  const { locale, collection, words } = await contentScreen(params)
  const { id } = await params
  const address = previewAddress(collection, id)
  const gate = await enterPanel(locale, address)
  if (!gate) return <Outage locale={locale} retryHref={address} />
  const [open, row] = await Promise.all([
    loadOpenLinks(gate.client, { collection, id }),
    loadScreenRow(gate.client, collection, id),
  ])
  if (row.ok && !row.value && !isShipped(collection, id)) notFound()
  const item = (row.ok && row.value) || { collection, id }
  const { preview, editor } = words
  const frames = previewFrameAddresses(collection, id)
  return (
    <PanelFrame locale={locale} email={gate.user.email} place={placeOf(collection)}>
      <p>
        <a href={panelAddress(collection, id)} className={buttonClass({ look: 'plain' })}>
          {preview.back}
        </a>
      </p>
      <h1 className="mb-6 text-title">
        {fill(preview.title, { title: titleOf(item, documentOf(item), locale) })}
      </h1>
      <SharePreview
        item={{ collection, id }}
        address={previewAddress(collection, id)}
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
      {locales.map((language) => (
        <section key={language} className="mb-10" aria-label={editor.languages[language]}>
          <h2 className="mb-3 text-heading">
            <a href={frames[language]} className="underline underline-offset-4">
              {editor.languages[language]}
            </a>
          </h2>
          <div className="grid gap-6 lg:grid-cols-[24rem_1fr]">
            {(['phone', 'desktop'] as const).map((device) => (
              <iframe
                key={device}
                src={frames[language]}
                title={fill(preview.frame, { device: preview[device], language: editor.languages[language] })}
                loading="lazy"
                className={`h-[44rem] rounded-lg border border-line bg-wall ${device === 'phone' ? 'w-full max-w-96' : 'w-full max-lg:hidden'}`}
              />
            ))}
          </div>
        </section>
      ))}
    </PanelFrame>
  )
}

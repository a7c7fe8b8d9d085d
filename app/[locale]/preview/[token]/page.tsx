import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { loadSharedPreview } from '@/lib/content/backend'
import { currentCatalogue } from '@/lib/content/current'
import { requireLocale } from '@/lib/i18n/preference'
import { addressOf } from '@/lib/routing/pages'
import { previewLinkAddresses } from '@/lib/routing/preview-link'
import { site } from '@/lib/site'
import { withDraft } from '@/lib/staff/content/preview'
import { SiteFrame } from '../../(site)/_frame/site-frame'
import { DraftPage } from '../draft-page'

type Props = PageProps<'/[locale]/preview/[token]'>

/** Each answer is one person's (lib/front/rendered-answer.ts). */
export const dynamic = 'force-dynamic'

const loadPage = cache(async (token: string) => {
  const preview = await loadSharedPreview(token)
  if (preview.kind !== 'open') return { kind: preview.kind } as const
  const drafted = withDraft(currentCatalogue(), preview, preview.document)
  return drafted.ok
    ? ({ kind: 'open', preview, catalogue: drafted.catalogue } as const)
    : ({ kind: 'unfinished' } as const)
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind } = await loadPage((await params).token)
  const t = await getTranslations('preview')
  return {
    title: `${kind === 'open' ? t('bar.label') : t(`${kind}.title`)} | ${site.name}`,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

/** The page that a link to a draft opens, for whoever has the link: the real one with the draft of its one item. */
export default async function SharedPreviewPage({ params }: Props) {
  const locale = requireLocale(await rootParams.locale())
  const { token } = await params
  const page = await loadPage(token)
  const addresses = previewLinkAddresses(token)
  if (page.kind === 'open') {
    const { collection, id, expiresAt } = page.preview
    const preview = { catalogue: page.catalogue, addresses, until: expiresAt }
    return <DraftPage preview={preview} collection={collection} id={id} locale={locale} />
  }
  const t = await getTranslations('preview')
  return (
    <SiteFrame catalogue={currentCatalogue()} locale={locale} page={addresses}>
      <section className="page max-w-prose py-16">
        <h1 className="text-title">{t(`${page.kind}.title`)}</h1>
        <p className="mt-4 text-lead text-soft">{t(`${page.kind}.text`)}</p>
        <p className="mt-8">
          <ButtonLink href={addressOf('home', locale)}>{t('home')}</ButtonLink>
        </p>
      </section>
    </SiteFrame>
  )
}

import type { Metadata } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { Price } from '@/components/catalogue/price'
import { FactsGrid } from '@/components/product/facts-grid'
import { galleryWords } from '@/components/product/gallery-words'
import { ProductGallery } from '@/components/product/product-gallery'
import { Block, Itinerary, MarkedList } from '@/components/product/text-blocks'
import { Badge } from '@/components/ui/badge'
import { ExternalButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { JsonLd } from '@/components/ui/json-ld'
import { RichText } from '@/components/ui/rich-text'
import { SiteLink } from '@/components/ui/site-link'
import { addressOf } from '@/lib/addresses'
import { bayTour } from '@/lib/catalogue/bay-tour'
import { detailFacts } from '@/lib/catalogue/facts'
import { fallbackLang, linkTarget, productView } from '@/lib/catalogue/read'
import { availabilityLink, bookingLink } from '@/lib/chat'
import { requireLocale } from '@/lib/i18n/require-locale'
import { productPictures } from '@/lib/images/product-pictures'
import { pageMetadata } from '@/lib/seo/metadata'
import { breadcrumbData, jsonLdText, productData } from '@/lib/seo/structured-data'
import { SiteFrame } from '../site-frame'

export const revalidate = 300

export async function generateMetadata(): Promise<Metadata> {
  const locale = requireLocale(await rootParams.locale())
  const { title, description, keywords } = productView(bayTour, locale).words.meta
  return pageMetadata({ page: 'bay-tour', locale, title, description, keywords })
}

/** The static detail page "Tour Guiado Baía de Paraty" (spec §2.7). */
export default async function BayTourPage() {
  const locale = requireLocale(await rootParams.locale())
  const t = await getTranslations()
  const facts = await getTranslations('facts')
  const view = productView(bayTour, locale)
  const { words, fallbacks } = view
  const { details } = words
  const gallery = await getTranslations({ locale, namespace: 'gallery' })
  const staffAlt = gallery('staff', { title: words.title })
  const pictures = await productPictures(bayTour.slug, { alts: words.details.pictures, staffAlt })
  const rich = (text: string) => <RichText text={text} resolve={(target) => linkTarget(target, locale)} />
  const lang = (field: string) => fallbackLang(fallbacks, `details.${field}`)
  const actions = (
    <p className="flex flex-col gap-3">
      <ExternalButton
        size="large"
        href={bookingLink({ kind: 'tour', title: words.title }, locale)}
        newWindowHint={t('site.newWindow')}
      >
        {t('bayTour.reserve')}
      </ExternalButton>
      <ExternalButton
        look="secondary"
        href={availabilityLink(words.title, locale)}
        newWindowHint={t('site.newWindow')}
      >
        <Icon name="chat" />
        {t('bayTour.specialist')}
      </ExternalButton>
    </p>
  )

  return (
    <SiteFrame locale={locale} page="bay-tour">
      <JsonLd
        text={jsonLdText(
          productData({
            page: 'bay-tour',
            locale,
            name: words.title,
            description: words.meta.description,
            images: pictures.shown.map(({ picture }) => picture.fallback),
            category: t('category.Caiaque'),
            price: bayTour.detail.price,
          }),
        )}
      />
      <JsonLd
        text={jsonLdText(
          breadcrumbData(
            [
              { name: t('nav.home'), page: 'home' },
              { name: t('nav.tours'), page: 'tours' },
              { name: words.title, page: 'bay-tour' },
            ],
            locale,
          ),
        )}
      />
      <article className="page pt-6 pb-20">
        <SiteLink
          href={addressOf('tours', locale)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-cobalt hover:underline"
        >
          <Icon name="left" />
          {t('product.backTours')}
        </SiteLink>
        <header className="mt-4 mb-8 max-w-4xl">
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone="kayak">{t('category.Caiaque')}</Badge>
            <Badge tone="green">{t('difficulty.Fácil')}</Badge>
            <span className="ml-1 inline-flex items-center gap-1.5 font-semibold">
              <Icon name="star" className="size-5 text-ochre" />
              <span className="sr-only">{t('facts.rating')}: </span>
              {t('bayTour.rating', { value: (bayTour.rating?.value ?? 0).toLocaleString(locale) })}
            </span>
          </p>
          <h1 className="mt-4 text-title lg:text-[3.75rem]">{words.title}</h1>
          <p className="mt-4 max-w-prose text-lead text-soft">{words.subtitle}</p>
        </header>
        <div className="grid gap-8 lg:grid-cols-[1.55fr_1fr] lg:items-start lg:gap-12">
          <div className="min-w-0">
            <ProductGallery
              productId={bayTour.slug}
              initial={pictures.initial}
              staffAlt={staffAlt}
              words={galleryWords(gallery, words.title)}
              eager
            />
            <div className="mt-12 space-y-12">
              <Block title={t('bayTour.about')}>
                <div lang={lang('fullDescription')} className="max-w-prose space-y-4 text-lg prose-links">
                  {details.fullDescription.map((paragraph) => (
                    <p key={paragraph}>{rich(paragraph)}</p>
                  ))}
                </div>
              </Block>
              <Block title={t('bayTour.itinerary')}>
                <div lang={lang('itinerary')}>
                  <Itinerary entries={details.itinerary} />
                </div>
              </Block>
              <Block title={t('bayTour.highlights')}>
                <div lang={lang('highlights')}>
                  <MarkedList items={details.highlights.map(rich)} mark="tide" />
                </div>
              </Block>
              <Block title={t('bayTour.bring')}>
                <div lang={lang('whatToBring')}>
                  <MarkedList items={details.whatToBring.map(rich)} mark="check" columns />
                </div>
              </Block>
            </div>
          </div>
          <aside className="space-y-6 lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
            <div className="rounded-lg bg-sand p-6">
              <Price price={bayTour.detail.price} locale={locale} size="large" />
              <div className="mt-5">{actions}</div>
            </div>
            <FactsGrid
              label={t('product.facts')}
              facts={detailFacts(bayTour, t('difficulty.Fácil'), locale, facts)}
            />
            <div className="rounded-lg border border-line bg-surface p-6">
              <h2 className="text-xl">{t('bayTour.included')}</h2>
              <div lang={lang('inclusions')} className="mt-4">
                <MarkedList items={details.inclusions.map(rich)} mark="check" />
              </div>
            </div>
          </aside>
        </div>
        <div className="mt-12 rounded-lg bg-sand p-6 sm:p-8">
          <h2 className="text-heading">{t('bayTour.important')}</h2>
          <ul
            lang={lang('importantInfo')}
            className="mt-4 list-disc space-y-2.5 gap-x-12 pl-5 lg:columns-2 prose-links"
          >
            {details.importantInfo.map((line) => (
              <li key={line} className="break-inside-avoid">
                {rich(line)}
              </li>
            ))}
          </ul>
          <p className="mt-6">{t('cancellation.favourable')}</p>
          <p className="mt-1 prose-links">
            <SiteLink href={addressOf('policy', locale)}>{t('product.policyLink')}</SiteLink>
          </p>
        </div>
      </article>
    </SiteFrame>
  )
}

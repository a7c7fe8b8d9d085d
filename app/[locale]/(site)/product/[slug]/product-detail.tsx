import { getTranslations } from 'next-intl/server'
import { Price } from '@/components/catalogue/price'
import { BookingBar } from '@/components/product/booking-bar'
import { FactsGrid } from '@/components/product/facts-grid'
import { galleryWords } from '@/components/product/gallery-words'
import { ProductGallery } from '@/components/product/product-gallery'
import { ProductTabs } from '@/components/product/product-tabs'
import { Badge } from '@/components/ui/badge'
import { ButtonLink, ExternalButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { JsonLd } from '@/components/ui/json-ld'
import { Section } from '@/components/ui/section'
import { SiteLink } from '@/components/ui/site-link'
import { addressOf, type PageId } from '@/lib/addresses'
import { cancellationRules } from '@/lib/catalogue/cancellation'
import { categoryStyle } from '@/lib/catalogue/category'
import { difficultyTone } from '@/lib/catalogue/difficulty'
import { detailFacts, startTimeText } from '@/lib/catalogue/facts'
import { formatAmount, lowestAmount } from '@/lib/catalogue/money'
import { fallbackLang, linkTarget, type ProductView } from '@/lib/catalogue/read'
import { relatedProducts } from '@/lib/catalogue/related'
import { splitTitle } from '@/lib/catalogue/title'
import { detailBookingLink } from '@/lib/chat'
import { productPictures } from '@/lib/images/product-pictures'
import type { Locale } from '@/lib/locales'
import { breadcrumbData, jsonLdText, productData } from '@/lib/seo/structured-data'
import { ProductCards } from '../../product-cards'

export interface ProductDetailProps {
  view: ProductView
  page: PageId
  locale: Locale
  backLabel: string
}

/** The shared template of all detail pages (spec §2.8); pages differ by their data alone. */
export async function ProductDetail({ view, page, locale, backLabel }: ProductDetailProps) {
  const t = await getTranslations({ locale })
  const facts = await getTranslations({ locale, namespace: 'facts' })
  const { product, words, fallbacks } = view
  const { category, detail, kind } = product
  const style = categoryStyle[category]
  const { main, sub } = splitTitle(words.details.title)
  const list: PageId = kind === 'expedition' ? 'expeditions' : 'tours'
  const lang = (path: string) => fallbackLang(fallbacks, path)
  const resolve = (target: string) => linkTarget(target, locale)
  const chatHref = detailBookingLink(
    { kind, title: words.title },
    detail.startTimes.map((time) => startTimeText(time, locale, facts)),
    locale,
  )
  const gallery = await getTranslations({ locale, namespace: 'gallery' })
  const staffAlt = gallery('staff', { title: words.title })
  const pictures = await productPictures(product.slug, { alts: words.details.pictures, staffAlt })
  const lowest = lowestAmount(detail.price)

  return (
    <>
      <JsonLd
        text={jsonLdText(
          productData({
            page,
            locale,
            name: words.title,
            description: words.meta.description,
            images: pictures.shown.map(({ picture }) => picture.fallback),
            category: t(`category.${category}`),
            price: detail.price,
          }),
        )}
      />
      <JsonLd
        text={jsonLdText(
          breadcrumbData(
            [
              { name: t('nav.home'), page: 'home' },
              { name: t(`nav.${list}`), page: list },
              { name: words.title, page },
            ],
            locale,
          ),
        )}
      />
      <article style={{ '--frame': style.frame }}>
        <div className="page pt-6 pb-10">
          <SiteLink
            href={addressOf(list, locale)}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-cobalt hover:underline"
          >
            <Icon name="left" />
            {backLabel}
          </SiteLink>
          <div className="mt-3 grid gap-8 lg:grid-cols-[1.55fr_1fr] lg:items-start lg:gap-12">
            <div className="min-w-0">
              <header className="mb-8">
                <p className="flex flex-wrap gap-2">
                  <Badge tone={style.badge}>{t(`category.${category}`)}</Badge>
                  {detail.difficulty ? (
                    <Badge tone={difficultyTone(detail.difficulty)}>
                      {t(`difficulty.${detail.difficulty}`)}
                    </Badge>
                  ) : null}
                </p>
                <h1 lang={lang('details.title')} className="mt-4 text-title lg:text-[3.25rem]">
                  {main}
                  {sub ? (
                    <span className="mt-2 block text-[0.55em] leading-tight font-bold text-terracotta">
                      {sub}
                    </span>
                  ) : null}
                </h1>
                <p lang={lang('subtitle')} className="mt-4 max-w-prose text-lead text-soft">
                  {words.subtitle}
                </p>
              </header>
              <ProductGallery
                productId={product.slug}
                initial={pictures.initial}
                staffAlt={staffAlt}
                words={galleryWords(gallery, words.title)}
                eager
              />
            </div>
            <div className="space-y-6">
              <div data-booking className="rounded-lg bg-sand p-6">
                <Price price={detail.price} locale={locale} size="large" />
                <p className="mt-5 flex flex-col gap-3">
                  <ExternalButton size="large" href={chatHref} newWindowHint={t('site.newWindow')}>
                    {t('product.bookNow')}
                  </ExternalButton>
                  <ExternalButton look="secondary" href={chatHref} newWindowHint={t('site.newWindow')}>
                    <Icon name="chat" />
                    {t('product.chatCta')}
                  </ExternalButton>
                </p>
              </div>
              <FactsGrid
                label={t('product.facts')}
                facts={detailFacts(
                  product,
                  detail.difficulty && t(`difficulty.${detail.difficulty}`),
                  locale,
                  facts,
                )}
              />
              {product.minimumAge ? (
                <p className="flex items-center gap-2.5 font-semibold">
                  <Icon name="group" className="size-5 text-cobalt" />
                  {product.minimumAge.recommended
                    ? facts('recommendedAge', { years: product.minimumAge.years })
                    : facts('minimumAge', { years: product.minimumAge.years })}
                </p>
              ) : null}
            </div>
          </div>
        </div>
        <div className="page pb-16">
          <ProductTabs
            details={words.details}
            langOf={lang}
            resolveLink={resolve}
            rules={cancellationRules(product)}
            policyHref={addressOf('policy', locale)}
          />
        </div>
      </article>
      {product.experience === 'kayak' ? (
        <div className="page pb-16">
          <section className="rounded-lg border-l-8 border-ochre bg-sand p-6 sm:p-8">
            <h2 className="text-heading">{t('product.courseTitle')}</h2>
            <p className="mt-2 max-w-prose">{t('product.courseText')}</p>
            <p className="mt-4">
              <ButtonLink look="secondary" href={`${addressOf('home', locale)}#courses`}>
                {t('product.courseLink')}
              </ButtonLink>
            </p>
          </section>
        </div>
      ) : null}
      <Section ground="deep" title={t('product.closingTitle')} lead={t('product.closingText')}>
        <ExternalButton look="light" size="large" href={chatHref} newWindowHint={t('site.newWindow')}>
          {t('product.bookNow')}
        </ExternalButton>
      </Section>
      <Section title={t('product.related')}>
        <ProductCards products={relatedProducts(product)} locale={locale} most={3} />
      </Section>
      <BookingBar
        label={t('product.bookingBar')}
        buttonLabel={t('product.reserve')}
        price={
          <p className="leading-tight">
            <span className="block font-display text-xl font-extrabold">
              {lowest === undefined ? t('price.onRequest') : formatAmount(lowest, locale)}
            </span>
            <span className="text-sm text-soft">
              {detail.price.per === 'group' ? t('price.perGroup') : t('price.perPerson')}
            </span>
          </p>
        }
        action={{ href: chatHref, newWindowHint: t('site.newWindow') }}
      />
    </>
  )
}

import { getTranslations } from 'next-intl/server'
import { LowestPrice } from '@/components/catalogue/price'
import { BackLink } from '@/components/product/back-link'
import { BookingBar } from '@/components/product/booking-bar'
import { BookingPanel } from '@/components/product/booking-panel'
import { CourseHint } from '@/components/product/course-hint'
import { ProductGallery } from '@/components/product/product-gallery'
import { ProductTabs } from '@/components/product/product-tabs'
import { TripBadges } from '@/components/product/trip-badges'
import { TripFacts } from '@/components/product/trip-facts'
import { ExternalButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { OwnTurn } from '@/components/ui/own-turn'
import { Section } from '@/components/ui/section'
import { addressOf, type PageId } from '@/lib/addresses'
import { cancellationRules, importantRules } from '@/lib/catalogue/cancellation'
import { categoryStyle } from '@/lib/catalogue/category'
import { fallbackLang, linkTarget, type ProductView } from '@/lib/catalogue/read'
import { relatedProducts } from '@/lib/catalogue/related'
import { splitTitle } from '@/lib/catalogue/title'
import { detailBookingLink } from '@/lib/chat'
import type { Locale } from '@/lib/locales'
import { ProductCards } from '../../product-cards'
import { TripData } from '../../trip-data'
import { tripPictures } from '../../trip-pictures'

interface ProductDetailProps {
  view: ProductView
  page: PageId
  locale: Locale
}

/** The shared template of all detail pages (spec §2.8); pages differ by their data alone. */
export async function ProductDetail({ view, page, locale }: ProductDetailProps) {
  const t = await getTranslations({ locale })
  const facts = await getTranslations({ locale, namespace: 'facts' })
  const { product, words, fallbacks } = view
  const { detail, kind, minimumAge } = product
  const { gallery, images } = await tripPictures(view, locale)
  const { main, sub } = splitTitle(words.details.title)
  const lang = (path: string) => fallbackLang(fallbacks, path)
  const chatHref = detailBookingLink(product, locale)
  const newWindowHint = t('site.newWindow')

  return (
    <>
      <TripData view={view} page={page} locale={locale} images={images} />
      <article style={{ '--frame': categoryStyle[product.category].frame }}>
        <div className="page pt-6 pb-10">
          <BackLink kind={kind} locale={locale} />
          <div className="mt-3 grid gap-8 lg:grid-cols-[1.55fr_1fr] lg:items-start lg:gap-12">
            <div className="min-w-0">
              <header className="mb-8">
                <TripBadges product={product} locale={locale} />
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
              <OwnTurn>
                <ProductGallery {...gallery} eager />
              </OwnTurn>
            </div>
            <div className="space-y-6">
              <BookingPanel price={detail.price} locale={locale}>
                <ExternalButton size="large" href={chatHref} newWindowHint={newWindowHint}>
                  {t('product.bookNow')}
                </ExternalButton>
                <ExternalButton look="secondary" href={chatHref} newWindowHint={newWindowHint}>
                  <Icon name="chat" />
                  {t('product.chatCta')}
                </ExternalButton>
              </BookingPanel>
              <TripFacts product={product} locale={locale} />
              {minimumAge ? (
                <p className="flex items-center gap-2.5 font-semibold">
                  <Icon name="group" className="size-5 text-cobalt" />
                  {facts(minimumAge.recommended ? 'recommendedAge' : 'minimumAge', {
                    years: minimumAge.years,
                  })}
                </p>
              ) : null}
            </div>
          </div>
        </div>
        <div className="page pb-16">
          <OwnTurn>
            <ProductTabs
              details={words.details}
              langOf={lang}
              resolveLink={(target) => linkTarget(target, locale)}
              rules={{ tab: cancellationRules(product), important: importantRules(product) }}
              policyHref={addressOf('policy', locale)}
            />
          </OwnTurn>
        </div>
      </article>
      {product.experience === 'kayak' ? <CourseHint locale={locale} /> : null}
      <Section ground="deep" title={t('product.closingTitle')} lead={t('product.closingText')}>
        <ExternalButton look="light" size="large" href={chatHref} newWindowHint={newWindowHint}>
          {t('product.bookNow')}
        </ExternalButton>
      </Section>
      <Section title={t('product.related')}>
        <ProductCards products={relatedProducts(product)} locale={locale} most={3} />
      </Section>
      <OwnTurn>
        <BookingBar
          label={t('product.bookingBar')}
          buttonLabel={t('product.reserve')}
          price={<LowestPrice price={detail.price} locale={locale} />}
          action={{ href: chatHref, newWindowHint }}
        />
      </OwnTurn>
    </>
  )
}

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ChatLink } from '@/components/booking/chat-link'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { PictureProps } from '@/components/ui/picture'
import { Sign } from '@/components/ui/sign'
import { SiteLink } from '@/components/ui/site-link'
import { fallbackLang, type ProductView } from '@/lib/catalogue/build/trip-view'
import { categoryStyle } from '@/lib/catalogue/shape/category'
import { difficultyTone, isBeginnerFriendly } from '@/lib/catalogue/shape/difficulty'
import { maxHighlights } from '@/lib/catalogue/shape/trip-words'
import { durationText, groupText } from '@/lib/catalogue/text/fact-formats'
import { readingDifferences } from '@/lib/catalogue/text/readings'
import type { Locale } from '@/lib/i18n/locales'
import { CardPrice } from './price'

interface ProductCardProps {
  view: ProductView
  locale: Locale
  picture: PictureProps['picture']
  alt: string
  /** The chat that books it, folded away: the card itself is one link, to the trip's page. */
  chatHref: string
  sizes: string
  /** What lies on the picture's corner: the heart. */
  corner?: ReactNode
  /** What the trip answers to the wish. */
  answer?: ReactNode
}

/**
 * A trip on a list (spec §2.4, §2.5), compact so that two fit on a phone's screen: description and highlights stand in
 * a native disclosure, which works without scripts and which the browser's search opens. The link to the trip's page
 * is stretched over the card; the disclosure lies above it.
 */
export function ProductCard({
  view,
  locale,
  picture,
  alt,
  chatHref,
  sizes,
  corner,
  answer,
}: ProductCardProps) {
  const t = useTranslations()
  const { product, words, fallbacks, href } = view
  const lang = (field: string) => fallbackLang(fallbacks, field)
  const { listing, category } = product
  const style = categoryStyle[category]
  return (
    <article
      data-trip={product.slug}
      className="group relative flex min-w-0 flex-col overflow-clip rounded-lg bg-surface shadow-card pointer-fine:transition-shadow hover:shadow-lift has-[a.card-link:focus-visible]:outline-3 has-[a.card-link:focus-visible]:outline-offset-3 has-[a.card-link:focus-visible]:outline-(--color-ring) @2xl:flex-row print:flex-row print:gap-3 print:rounded-none print:break-inside-avoid print:shadow-none"
      style={{ '--frame': style.frame }}
    >
      <div className="relative shrink-0 overflow-clip border-b-4 border-(--frame) @2xl:w-[46%] @2xl:border-r-4 @2xl:border-b-0 print:w-[26%] print:self-start print:border-0">
        <Sign
          frame={style.frame}
          picture={picture}
          alt={alt}
          sizes={sizes}
          className="aspect-[16/10] sm:aspect-4/3 @2xl:aspect-auto @2xl:h-full"
        />
        <p className="absolute inset-x-3 top-3 print:static print:mt-1 flex flex-wrap gap-1.5 sm:gap-2">
          <Badge tone={style.badge}>{t(`category.${category}`)}</Badge>
          {listing.difficulty ? (
            <Badge tone={difficultyTone(listing.difficulty)}>
              <span className="sr-only">{t('card.difficulty')}: </span>
              {t(`difficulty.${listing.difficulty}`)}
            </Badge>
          ) : null}
          {isBeginnerFriendly(category, listing.difficulty) ? (
            <Badge tone="green">{t('card.beginner')}</Badge>
          ) : null}
        </p>
        {corner}
      </div>
      <div className="flex grow flex-col print:p-0 px-3.5 pt-2 sm:px-5 sm:pt-3.5 sm:pb-1">
        <h3 lang={lang('title')} className="text-lg leading-[1.15] sm:text-2xl">
          {words.title}
        </h3>
        <p lang={lang('subtitle')} className="mt-1 leading-snug text-soft max-sm:hidden print:hidden">
          {words.subtitle}
        </p>
        <CardFacts view={view} locale={locale} />
        {answer}
        <div className="mt-auto flex items-center justify-between gap-3 max-[17rem]:flex-wrap pt-1.5 sm:pt-4 print:pt-0">
          <CardPrice price={listing.price} category={category} locale={locale} />
        </div>
        <div className="mt-1 border-t border-line sm:mt-3 print:mt-0 print:border-0">
          {/* Floats, so that what is unfolded has the whole width; positioned, it could not lie over the card. */}
          <SiteLink
            href={href}
            className="card-link float-right flex min-h-9 items-center font-semibold text-cobalt outline-none after:absolute after:inset-0 group-hover:underline sm:min-h-11 print:hidden"
          >
            {t('card.details')}
            <span className="sr-only">
              : <span lang={lang('title')}>{words.title}</span>
            </span>
            <span aria-hidden="true">&nbsp;→</span>
          </SiteLink>
          <CardMore view={view} locale={locale} chatHref={chatHref} />
        </div>
      </div>
    </article>
  )
}

/** Duration and group in one line. */
function CardFacts({ view: { product }, locale }: Pick<ProductCardProps, 'view' | 'locale'>) {
  const t = useTranslations()
  const facts = useTranslations('facts')
  const { duration, group } = product.listing
  return (
    <dl className="mt-0.5 flex flex-wrap items-center gap-x-3.5 gap-y-0.5 text-sm leading-snug font-semibold sm:mt-2.5 print:mt-0 sm:text-base">
      <div>
        <dt className="sr-only">{t('card.duration')}</dt>
        <dd className="flex items-center gap-1.5 whitespace-nowrap">
          <Icon name="clock" className="size-4.5 text-soft" />
          {durationText(duration, facts)}
        </dd>
      </div>
      {group ? (
        <div>
          <dt className="sr-only">{t('card.group')}</dt>
          <dd className="flex items-center gap-1.5 whitespace-nowrap">
            <Icon name="group" className="size-4.5 text-soft" />
            {groupText(group, locale, facts)}
          </dd>
        </div>
      ) : null}
    </dl>
  )
}

/** What the card folds away: the description, the highlights, and what the trip's page reads differently. */
function CardMore({
  view: { product, words, fallbacks },
  locale,
  chatHref,
}: Pick<ProductCardProps, 'view' | 'locale' | 'chatHref'>) {
  const t = useTranslations()
  const lang = (field: string) => fallbackLang(fallbacks, field)
  const difference = readingDifferences(product, locale, t)
  return (
    <details className="group/more">
      <summary className="relative z-10 flex min-h-9 w-fit items-center gap-1.5 pr-3 font-semibold sm:min-h-11 print:hidden">
        {t('card.more')}
        <span className="sr-only">
          : <span lang={lang('title')}>{words.title}</span>
        </span>
        <Icon name="down" className="size-4 transition-transform group-open/more:rotate-180" />
      </summary>
      <div className="relative z-10 clear-both pb-3 text-base print:pb-0">
        <p lang={lang('description')}>{words.description}</p>
        <p className="mt-3 font-bold print:mt-1">
          {product.kind === 'expedition' ? t('card.includes') : t('card.highlights')}
        </p>
        <ul
          lang={lang('highlights')}
          className="marked marked-check mt-1 space-y-1 text-soft print:mt-0 print:columns-2 print:space-y-0"
        >
          {words.highlights.slice(0, maxHighlights[product.kind]).map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
        {difference ? (
          <p className="mt-3 text-soft print:mt-1">{t('readings.onList', { reading: difference.page })}</p>
        ) : null}
        <p className="mt-2 print:hidden">
          <ChatLink
            href={chatHref}
            locale={locale}
            newWindowHint={t('site.newWindow')}
            className="inline-flex min-h-11 items-center font-semibold text-cobalt underline underline-offset-4"
          >
            {product.kind === 'expedition' ? t('card.reserveExpedition') : t('card.reserveTour')}
            <span className="sr-only">
              : <span lang={lang('title')}>{words.title}</span>
            </span>
          </ChatLink>
        </p>
      </div>
    </details>
  )
}

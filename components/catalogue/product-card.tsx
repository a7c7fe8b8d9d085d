import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Picture, type PictureProps } from '@/components/ui/picture'
import { SiteLink } from '@/components/ui/site-link'
import { categoryStyle } from '@/lib/catalogue/category'
import { difficultyTone, isBeginnerFriendly } from '@/lib/catalogue/difficulty'
import { durationText, groupText } from '@/lib/catalogue/facts'
import { fallbackLang, type ProductView } from '@/lib/catalogue/read'
import type { Locale } from '@/lib/locales'
import { Price } from './price'

/** Expedition cards show at most this many highlights (spec §9). */
const expeditionHighlights = 4

interface ProductCardProps {
  view: ProductView
  locale: Locale
  picture: PictureProps['picture']
  alt: string
  chatHref: string
  sizes: string
}

/**
 * A trip on a list (spec §2.4, §2.5). The link to its page is stretched over the card, picture included, so
 * that all of it is easy to tap; the chat button lies above that.
 */
export function ProductCard({ view, locale, picture, alt, chatHref, sizes }: ProductCardProps) {
  const t = useTranslations()
  const facts = useTranslations('facts')
  const { product, words, fallbacks, href } = view
  const lang = (field: string) => fallbackLang(fallbacks, field)
  const { listing, category } = product
  const style = categoryStyle[category]
  const isExpedition = product.kind === 'expedition'
  const highlights = isExpedition ? words.highlights.slice(0, expeditionHighlights) : words.highlights
  // Boat cards say "por grupo" (spec §2.4), also where the price itself is per person (spec §9).
  const isPricedPerPersonBoat = category === 'Barco' && listing.price.per === 'person'
  return (
    <article
      className="group relative flex flex-col rounded-lg bg-surface p-3 pb-0 shadow-card transition-shadow hover:shadow-lift print:break-inside-avoid"
      style={{ '--frame': style.frame }}
    >
      <div className="window relative">
        <Picture
          picture={picture}
          alt={alt}
          sizes={sizes}
          className="aspect-4/3 w-full object-cover transition-transform duration-500 group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex grow flex-col px-3 pt-4 pb-5">
        <p className="flex flex-wrap gap-2">
          <Badge tone={style.badge}>{t(`category.${category}`)}</Badge>
          {listing.difficulty && isExpedition ? (
            <Badge tone={difficultyTone(listing.difficulty)}>{t(`difficulty.${listing.difficulty}`)}</Badge>
          ) : null}
          {isBeginnerFriendly(category, listing.difficulty) ? (
            <Badge tone="green">{t('card.beginner')}</Badge>
          ) : null}
        </p>
        <h3 lang={lang('title')} className="mt-3 text-heading">
          {words.title}
        </h3>
        <p lang={lang('description')} className="mt-2 text-soft">
          {words.description}
        </p>
        <dl className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-[0.9375rem]">
          <Detail icon="clock" label={t('card.duration')} value={durationText(listing.duration, facts)} />
          {listing.group ? (
            <Detail icon="group" label={t('card.group')} value={groupText(listing.group, locale, facts)} />
          ) : null}
          {listing.difficulty && !isExpedition ? (
            <div>
              <dt className="sr-only">{t('card.difficulty')}</dt>
              <dd>
                <Badge tone={difficultyTone(listing.difficulty)}>
                  {t(`difficulty.${listing.difficulty}`)}
                </Badge>
              </dd>
            </div>
          ) : null}
        </dl>
        <p className="mt-5 text-sm font-bold">{isExpedition ? t('card.includes') : t('card.highlights')}</p>
        <ul
          lang={lang('highlights')}
          className="marked marked-check mt-1.5 space-y-1 text-[0.9375rem] text-soft"
        >
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
        <div className="mt-auto pt-6">
          <Price price={listing.price} locale={locale} />
          {isPricedPerPersonBoat && listing.group ? (
            <p className="text-sm text-soft">
              {t('price.groupDeparture', { group: groupText(listing.group, locale, facts) })}
            </p>
          ) : null}
          <p className="mt-4 flex flex-col items-stretch gap-x-5 gap-y-2 min-[24rem]:flex-row min-[24rem]:items-center">
            <a
              href={chatHref}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({}, 'relative z-10 grow')}
            >
              {isExpedition ? t('card.reserveExpedition') : t('card.reserveTour')}
              <span className="sr-only">
                : <span lang={lang('title')}>{words.title}</span> ({t('site.newWindow')})
              </span>
            </a>
            <SiteLink
              href={href}
              className="font-semibold text-cobalt after:absolute after:inset-0 after:rounded-lg group-hover:underline"
            >
              {t('card.details')}
              <span className="sr-only">
                : <span lang={lang('title')}>{words.title}</span>
              </span>
              <span aria-hidden="true"> →</span>
            </SiteLink>
          </p>
        </div>
      </div>
    </article>
  )
}

function Detail({ icon, label, value }: { icon: 'clock' | 'group'; label: string; value: string }) {
  return (
    <div className="flex items-center gap-1.5">
      <Icon name={icon} className="size-4.5 text-soft" />
      <dt className="sr-only">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}

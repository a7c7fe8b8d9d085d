import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PictureProps } from '@/components/ui/picture'
import { Sign } from '@/components/ui/sign'
import { SiteLink } from '@/components/ui/site-link'
import { fallbackLang, type ProductView } from '@/lib/catalogue/build/trip-view'
import { categoryStyle } from '@/lib/catalogue/shape/category'
import { durationText } from '@/lib/catalogue/text/fact-formats'
import { factWords } from '@/lib/catalogue/text/fact-translators'
import { formatAmount, hasSeveralAmounts, lowestAmount } from '@/lib/catalogue/text/money'
import type { Locale } from '@/lib/i18n/locales'

interface TripTileProps {
  view: ProductView
  locale: Locale
  picture: PictureProps['picture']
  /** What lies on the picture: the heart. */
  corner?: ReactNode
}

/**
 * A trip as a poster with its name, and a line with what it takes and costs; the trip's page has every reading. The link
 * is stretched over its positioned parent, which is the whole tile.
 */
export function TripTile({
  view: { product, words, fallbacks, href },
  locale,
  picture,
  corner,
}: TripTileProps) {
  const t = useTranslations('price')
  const { price, duration } = product.detail
  const reais = lowestAmount(price)
  const amount = reais === undefined ? t('onRequest') : formatAmount(reais, locale)
  const from = hasSeveralAmounts(price) ? `${t('from')} ` : ''
  const group = price.per === 'group' && reais !== undefined ? ` ${t('perGroup')}` : ''
  return (
    <article>
      <div className="relative">
        <Sign
          frame={categoryStyle[product.category].frame}
          picture={picture}
          // The words below it say more than the picture.
          alt=""
          sizes="(min-width: 64rem) 17rem, 46vw"
          className="aspect-square rounded-md"
        />
        {corner}
      </div>
      <h3 lang={fallbackLang(fallbacks, 'title')} className="mt-2 leading-tight hyphens-auto sm:text-lg">
        <SiteLink href={href} className="after:absolute after:inset-0 after:rounded-md hover:underline">
          {words.title}
        </SiteLink>
      </h3>
      <p className="mt-0.5 text-sm leading-snug">
        {durationText(duration, factWords(locale).facts)} · {from}
        {amount}
        {group}
      </p>
    </article>
  )
}

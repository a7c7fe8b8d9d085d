import { useTranslations } from 'next-intl'
import type { Category, Price as PriceFact } from '@/lib/catalogue/shape/trip-facts'
import { formatAmount, lowestAmount, mainAmounts } from '@/lib/catalogue/text/money'
import type { Locale } from '@/lib/i18n/locales'

interface PriceProps {
  price: PriceFact
  locale: Locale
  size?: 'small' | 'large'
}

/**
 * A price as the language shows it, per person or per group, with the note that the chat confirms it
 * (spec §9; design: two readings stand). Several amounts are each converted.
 */
export function Price({ price, locale, size = 'small' }: PriceProps) {
  const t = useTranslations('price')
  const figure = `font-display font-extrabold leading-none ${size === 'large' ? 'text-2xl lg:text-4xl' : 'text-2xl'}`
  const per = price.per === 'group' ? t('perGroup') : t('perPerson')
  if (price.kind === 'onRequest') {
    return (
      <div>
        <p className={`${figure} first-letter:uppercase`}>{t('onRequest')}</p>
        <p className="mt-1 text-sm text-soft">
          {per} · {t('confirmed')}
        </p>
      </div>
    )
  }
  return (
    <div>
      <div className="flex flex-wrap items-baseline gap-x-4 lg:block">
        {price.amounts.map(({ reais, option }) => (
          <p key={option ?? 'main'} className="flex flex-wrap items-baseline gap-x-2">
            {option === 'extension' ? (
              <span className="text-base font-semibold">
                {t('plus', { amount: formatAmount(reais, locale) })}
              </span>
            ) : (
              <span className={figure}>{formatAmount(reais, locale)}</span>
            )}
            <span className="text-soft">{option ? t(option) : per}</span>
          </p>
        ))}
      </div>
      <p className="mt-1 text-sm text-soft">
        {price.amounts.some(({ option }) => option === 'camping' || option === 'chalet') ? `${per} · ` : null}
        {t('confirmed')}
      </p>
    </div>
  )
}

interface CardPriceProps extends Omit<PriceProps, 'size'> {
  category: Category
}

/**
 * A card's price; its list says once that the chat confirms it. Boat cards say "por grupo" (spec §2.4), also where the price itself is per person (spec §9): then
 * the note says that departures are.
 */
export function CardPrice({ price, category, locale }: CardPriceProps) {
  const t = useTranslations('price')
  const isPricedPerPersonBoat = category === 'Barco' && price.per === 'person'
  const amounts = mainAmounts(price)
  return (
    <div className="min-w-0 leading-tight">
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        {amounts.length === 0 ? (
          <span className="inline-block font-display text-xl font-extrabold first-letter:uppercase sm:text-2xl">
            {t('onRequest')}
          </span>
        ) : (
          amounts.map(({ reais, option }) => (
            <span key={option ?? 'main'} className="font-display text-xl font-extrabold sm:text-2xl">
              {formatAmount(reais, locale)}
              {option ? <span className="font-text text-sm font-normal"> {t(option)}</span> : null}
            </span>
          ))
        )}
        <span className="text-sm text-soft">{price.per === 'group' ? t('perGroup') : t('perPerson')}</span>
      </p>
      {isPricedPerPersonBoat ? (
        <p className="text-sm leading-tight text-soft">{t('groupDeparture')}</p>
      ) : null}
    </div>
  )
}

/** The lowest amount of a price, for the booking bar (spec §2.9); the page says once that the chat confirms it. */
export function LowestPrice({ price, locale }: Omit<PriceProps, 'size'>) {
  const t = useTranslations('price')
  const lowest = lowestAmount(price)
  const isOneOfSeveral = mainAmounts(price).length > 1
  return (
    <p className="min-w-0 leading-tight">
      <span className="flex flex-wrap items-baseline gap-x-1.5">
        {isOneOfSeveral ? <span className="text-sm">{t('from')}</span> : null}
        <span className="inline-block font-display text-xl font-extrabold first-letter:uppercase">
          {lowest === undefined ? t('onRequest') : formatAmount(lowest, locale)}
        </span>
        <span className="text-sm max-sm:text-sm">
          {price.per === 'group' ? t('perGroup') : t('perPerson')}
        </span>
      </span>
    </p>
  )
}

import { useTranslations } from 'next-intl'
import type { Category, Price as PriceFact } from '@/lib/catalogue/shape/trip-facts'
import { formatAmount, hasSeveralAmounts, lowestAmount, mainAmounts } from '@/lib/catalogue/text/money'
import { hasRates, rateRows } from '@/lib/catalogue/text/price-text'
import type { Locale } from '@/lib/i18n/locales'

interface PriceProps {
  price: PriceFact
  locale: Locale
  size?: 'small' | 'large'
}

/** What stands large: the plain price, or its lowest amount where that depends on the day or on the people. */
function headline(price: PriceFact): PriceFact {
  const reais = lowestAmount(price)
  if (!hasRates(price) || price.kind === 'onRequest' || reais === undefined) return price
  return { ...price, amounts: [{ reais }, ...price.amounts.filter(({ option }) => option === 'extension')] }
}

/**
 * A price as the language shows it, per person or per group, with the note that the chat confirms it
 * (spec §9; design: two readings stand). Several amounts are each converted.
 */
export function Price({ price, locale, size = 'small' }: PriceProps) {
  const t = useTranslations('price')
  const figure = `font-display font-extrabold leading-none ${size === 'large' ? 'text-2xl lg:text-4xl' : 'text-2xl'}`
  const per = price.per === 'group' ? t('perGroup') : t('perPerson')
  const shown = headline(price)
  if (shown.kind === 'onRequest') {
    return (
      <div>
        <p className={`${figure} first-letter:uppercase`}>{t('onRequest')}</p>
        <p className="mt-1 text-sm text-soft">
          {per} · {t('confirmed')}
        </p>
        <Rates price={price} locale={locale} />
      </div>
    )
  }
  return (
    <div>
      <div className="flex flex-wrap items-baseline gap-x-4 lg:block">
        {shown.amounts.map(({ reais, option }) => (
          <p key={option ?? 'main'} className="flex flex-wrap items-baseline gap-x-2">
            {hasRates(price) && option !== 'extension' ? <span>{t('from')} </span> : null}
            {option === 'extension' ? (
              <span className="text-base font-semibold">
                {t('plus', { amount: formatAmount(reais, locale) })}
              </span>
            ) : (
              <span className={figure}>{formatAmount(reais, locale)}</span>
            )}{' '}
            <span className="text-soft">{option ? t(option) : per}</span>
          </p>
        ))}
      </div>
      <p className="mt-1 text-sm text-soft">
        {shown.amounts.some(({ option }) => option === 'camping' || option === 'chalet') ? `${per} · ` : null}
        {t('confirmed')}
      </p>
      <Rates price={price} locale={locale} />
    </div>
  )
}

/** What the price depends on, as a small table; nothing where its plain amounts are all. */
function Rates({ price, locale }: PriceProps) {
  const t = useTranslations('price')
  const rows = rateRows(price, locale)
  if (rows.length === 0) return null
  return (
    <table className="mt-3 w-full border-t border-line text-left text-sm leading-snug">
      <caption className="sr-only">{t('rates')}</caption>
      <tbody>
        {rows.map(({ label, text }) => (
          <tr key={label} className="border-b border-line align-baseline">
            <th scope="row" className="py-1.5 pr-3 font-normal text-soft first-letter:uppercase">
              {label}
            </th>
            <td className="py-1.5 text-right font-semibold first-letter:uppercase">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
  const amounts = mainAmounts(headline(price))
  return (
    <div className="min-w-0 leading-tight">
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        {hasRates(price) ? <span className="text-sm">{t('from')} </span> : null}
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
        )}{' '}
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
  return (
    <p className="min-w-0 leading-tight">
      <span className="flex flex-wrap items-baseline gap-x-1.5">
        {hasSeveralAmounts(price) ? <span className="text-sm">{t('from')}</span> : null}
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

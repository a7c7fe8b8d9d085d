import { useTranslations } from 'next-intl'
import { formatAmount, lowestAmount, mainAmounts } from '@/lib/catalogue/money'
import type { Price as PriceFact } from '@/lib/catalogue/schema'
import type { Locale } from '@/lib/locales'

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
  const figure = `font-display font-extrabold leading-none ${size === 'large' ? 'text-4xl' : 'text-2xl'}`
  const per = price.per === 'group' ? t('perGroup') : t('perPerson')
  if (price.kind === 'onRequest') {
    return (
      <div>
        <p className={figure}>{t('onRequest')}</p>
        <p className="mt-1 text-sm text-soft">
          {per} · {t('confirmed')}
        </p>
      </div>
    )
  }
  return (
    <div>
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
      <p className="mt-1 text-sm text-soft">
        {price.amounts.some(({ option }) => option === 'camping' || option === 'chalet') ? `${per} · ` : null}
        {t('confirmed')}
      </p>
    </div>
  )
}

/** The lowest amount of a price in two lines, for the booking bar (spec §2.9). */
export function LowestPrice({ price, locale }: Omit<PriceProps, 'size'>) {
  const t = useTranslations('price')
  const lowest = lowestAmount(price)
  const isOneOfSeveral = mainAmounts(price).length > 1
  return (
    <p className="min-w-0 leading-tight">
      <span className="flex flex-wrap items-baseline gap-x-1.5">
        {isOneOfSeveral ? <span className="text-sm">{t('from')}</span> : null}
        <span className="font-display text-xl font-extrabold">
          {lowest === undefined ? t('onRequest') : formatAmount(lowest, locale)}
        </span>
        <span className="text-sm">{price.per === 'group' ? t('perGroup') : t('perPerson')}</span>
      </span>
      <span className="block text-[0.8125rem] text-soft">{t('confirmed')}</span>
    </p>
  )
}

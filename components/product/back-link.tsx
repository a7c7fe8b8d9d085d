import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import type { Product } from '@/lib/catalogue/shape/trip'
import type { Locale } from '@/lib/i18n/locales'
import { addressOf } from '@/lib/routing/pages'

/** The way from a trip back to its list. */
export function BackLink({ kind, locale }: { kind: Product['kind']; locale: Locale }) {
  const t = useTranslations('product')
  const isExpedition = kind === 'expedition'
  return (
    <SiteLink
      href={addressOf(isExpedition ? 'expeditions' : 'tours', locale)}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-cobalt hover:underline"
    >
      <Icon name="left" />
      {isExpedition ? t('backExpeditions') : t('backTours')}
    </SiteLink>
  )
}

import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/layout/notice'
import type { Catalogue } from '@/lib/catalogue/build/catalogue'
import { currentNotice } from '@/lib/catalogue/build/site-words'
import { fallbackLang } from '@/lib/catalogue/build/trip-view'
import { sourceMark } from '@/lib/content/page-content'
import type { Locale } from '@/lib/i18n/locales'

/** The notice that the team put up, until it expires. */
export async function FrameNotice({ catalogue, locale }: { catalogue: Catalogue; locale: Locale }) {
  const notice = currentNotice(catalogue, locale, Date.now())
  if (!notice?.words.text) return null
  const t = await getTranslations({ locale, namespace: 'site' })
  return (
    <Notice
      label={t('notice')}
      text={sourceMark('notice')(notice.words.text, `words.${locale}.text`)}
      lang={fallbackLang(notice.fallbacks, 'text')}
    />
  )
}

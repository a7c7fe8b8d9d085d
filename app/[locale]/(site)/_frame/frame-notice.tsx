import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/layout/notice'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { fallbackLang } from '@/lib/catalogue/read'
import { currentNotice } from '@/lib/catalogue/site-words'
import type { Locale } from '@/lib/locales'

/** The notice that the team put up, until it expires. */
export async function FrameNotice({ catalogue, locale }: { catalogue: Catalogue; locale: Locale }) {
  const notice = currentNotice(catalogue, locale, Date.now())
  if (!notice?.words.text) return null
  const t = await getTranslations({ locale, namespace: 'site' })
  return <Notice label={t('notice')} text={notice.words.text} lang={fallbackLang(notice.fallbacks, 'text')} />
}

import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/layout/notice'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { currentNotice, fallbackLang } from '@/lib/catalogue/read'
import type { Locale } from '@/lib/locales'

/** What the team wants everybody to know now, until it ends by itself (design §12). */
export async function FrameNotice({ catalogue, locale }: { catalogue: Catalogue; locale: Locale }) {
  const notice = currentNotice(catalogue, locale, Date.now())
  if (!notice?.words.text) return null
  const t = await getTranslations({ locale, namespace: 'site' })
  return <Notice label={t('notice')} text={notice.words.text} lang={fallbackLang(notice.fallbacks, 'text')} />
}

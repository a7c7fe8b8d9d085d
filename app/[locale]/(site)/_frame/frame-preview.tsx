import { getFormatter, getTranslations } from 'next-intl/server'
import { PreviewBar } from '@/components/layout/preview-bar'
import { shownPreview } from '@/lib/content/page-content'
import { type Locale, otherLocale } from '@/lib/i18n/locales'

/** Says of a page with a draft that it is one, and until when its link opens it; on every other page nothing. */
export async function FramePreview({ locale }: { locale: Locale }) {
  const preview = shownPreview()
  // In the panel the bar would stand in the way of the page that is edited there.
  if (!preview || preview.edited !== undefined) return null
  const { addresses, until } = preview
  const t = await getTranslations({ locale, namespace: 'preview.bar' })
  const format = await getFormatter({ locale })
  const other = otherLocale(locale)
  const inOther = await getTranslations({ locale: other, namespace: 'preview.bar' })
  return (
    <PreviewBar
      label={t('label')}
      text={t('text')}
      until={
        until && t('until', { moment: format.dateTime(until, { dateStyle: 'medium', timeStyle: 'short' }) })
      }
      links={t('links')}
      other={{ label: inOther('here'), href: addresses[other], lang: other }}
    />
  )
}

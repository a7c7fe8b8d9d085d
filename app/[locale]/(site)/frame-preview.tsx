import { PreviewBar } from '@/components/layout/preview-bar'
import { momentText } from '@/lib/auth/moment-text'
import { shownPreview } from '@/lib/content/request'
import { fill } from '@/lib/fill'
import { type Locale, otherLocale } from '@/lib/locales'
import { contentWordsOf } from '@/lib/panel/content-words'

/** Says of a page with a draft that it is one, and until when its link opens it; on every other page nothing. */
export function FramePreview({ locale }: { locale: Locale }) {
  const preview = shownPreview()
  if (!preview) return null
  const { bar } = contentWordsOf(locale).preview
  const other = otherLocale(locale)
  return (
    <PreviewBar
      label={bar.label}
      text={bar.text}
      until={preview.until && fill(bar.until, { moment: momentText(preview.until, locale) })}
      links={bar.links}
      other={{ label: contentWordsOf(other).preview.bar.here, href: preview.addresses[other], lang: other }}
    />
  )
}

import type { Locale } from '../locales'
import { messagesOf } from './messages'

/** The gallery's words for one product; `{index}`, `{count}` and `{alt}` are filled in by the gallery itself. */
export function galleryWords(title: string, locale: Locale) {
  const { gallery } = messagesOf(locale)
  const named = (text: string) => text.replace('{title}', title)
  return {
    ...gallery,
    label: named(gallery.label),
    viewer: named(gallery.viewer),
    staff: named(gallery.staff),
  }
}

import type { Locale } from '../../i18n/locales'

const units = ['Bytes', 'KB', 'MB'] as const

/** A file's size as people read it: Bytes, KB or MB with up to two decimals (spec §9). */
export function fileSize(bytes: number, locale: Locale): string {
  const power = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(bytes / 1024 ** power)
  return `${number} ${units[power]}`
}

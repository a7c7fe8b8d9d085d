import { isRecord } from '../shape/change.ts'

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * English where it is present, the Portuguese original where it is missing or empty, field by field (spec §3) and line by
 * line. What
 * only the translation has is shown as well.
 * @param fallbacks is given the paths of the fields that stay in Portuguese, such as "details.faq"
 */
function overlay(original: unknown, translation: unknown, path: string, fallbacks: string[]): unknown {
  if (isMissing(translation)) {
    if (!isMissing(original)) fallbacks.push(path)
    return original
  }
  if (isRecord(original) && isRecord(translation)) {
    const keys = new Set([...Object.keys(original), ...Object.keys(translation)])
    return Object.fromEntries(
      [...keys].map((key) => [
        key,
        overlay(original[key], translation[key], path ? `${path}.${key}` : key, fallbacks),
      ]),
    )
  }
  if (Array.isArray(original) && Array.isArray(translation)) {
    const longest = original.length > translation.length ? original : translation
    return longest.map((_, index) =>
      overlay(original[index], translation[index], `${path}.${index}`, fallbacks),
    )
  }
  return translation
}

/** Words in the visitor's language, and the paths of those that had to stay in Portuguese. */
export function translate(original: unknown, translation: unknown): { words: unknown; fallbacks: string[] } {
  const fallbacks: string[] = []
  const words = overlay(original, translation, '', fallbacks)
  return { words, fallbacks }
}

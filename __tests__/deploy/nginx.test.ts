/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { preferredLocale } from '@/lib/i18n/preference'
import { defaultLocale, locales } from '@/lib/locales'

const configuration = readFileSync('deploy/nginx.conf', 'utf8')

/** What a `map` of the configuration makes of a value, as nginx reads it: the first expression that fits, or the default. */
function mapped(variable: string, value: string): string | undefined {
  const block = new RegExp(`map \\S+ \\$${variable} \\{([^}]*)\\}`).exec(configuration)?.[1] ?? ''
  const lines = [...block.matchAll(/^\s*(?:"~(\*?)([^"]+)"|default)\s+(\S+);$/gm)]
  const fallback = lines.find(([, , pattern]) => pattern === undefined)
  const found = lines.find(
    ([, anyCase, pattern]) => pattern !== undefined && new RegExp(pattern, anyCase ? 'i' : '').test(value),
  )
  return (found ?? fallback)?.[3]
}

describe('the language in the cache key of nginx', () => {
  test.each(locales)('is the stored choice %s, as on the site', (locale) => {
    expect(mapped('saira_language', locale)).toBe(locale)
  })

  test('is that of the browser where no choice, or none of the site, is stored', () => {
    for (const stored of ['', 'fr', 'en', 'xpt-BR', 'en-GBx']) {
      expect(mapped('saira_language', stored)).toBe('$saira_browser_language')
    }
  })

  test.each([
    ...locales,
    ...locales.map((locale) => locale.slice(0, 2)),
    ...locales.map((locale) => ` ${locale.toUpperCase()} ,x;q=0.5`),
    'en-US,pt;q=0.9',
    'pt-PT,en',
    'fr-FR,en;q=0.9',
    'enm',
    '*',
    '',
  ])('of a browser that says %p is the language in which the site answers it', (browser) => {
    expect(mapped('saira_browser_language', browser)).toBe(preferredLocale(undefined, browser))
  })

  test('falls back to the default language', () => {
    expect(mapped('saira_browser_language', 'xx')).toBe(defaultLocale)
  })
})

import { readFileSync } from 'node:fs'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { preferredLocale } from '@/lib/i18n/preference'
import { fileFolders, handlerFolders, panelFolder, rootFiles } from '@/lib/routing/places'
import { previewLinkFolders } from '@/lib/routing/preview-link'

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

describe('what a session of a hosted project needs', () => {
  test('the first buffer of an answer takes the headers of a sign-in', () => {
    expect(configuration).toMatch(/^ {4}proxy_buffer_size 16k;$/m)
    expect(configuration).toMatch(/^ {4}proxy_buffers 8 16k;$/m)
  })
})

test('every folder and file of the table of places has its location', () => {
  const places = [...configuration.matchAll(/^ {4}location (?:~\*? )?(\S+) \{$/gm)].map(
    ([, place = '']) => place,
  )
  const has = (path: string) =>
    places.some((place) => place !== '/' && new RegExp(place.replace(/^\/(?=\w)/, '^/')).test(path))
  for (const folder of [...fileFolders.filter((one) => one !== '_next'), ...handlerFolders, panelFolder])
    expect({ folder, has: has(`/${folder}/x`) }).toEqual({ folder, has: true })
  expect(has('/_next/static/x')).toBe(true)
  for (const file of rootFiles) expect({ file, has: has(`/${file}`) }).toEqual({ file, has: true })
  expect(has('/passeios')).toBe(false)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['br', 'br'],
  ['br;q=0.5, gzip', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.0, gzip', 'gzip'],
  ['gzip', 'gzip'],
  ['abr', 'gzip'],
  ['', 'gzip'],
])('a client that takes %j gets %s', (takes, encoding) => {
  expect(mapped('saira_encoding', takes)).toBe(encoding)
})

describe('the key of the page cache', () => {
  test.each(['/pictures/a.avif', '/pictures/a.avif?1', '/pictures/a.avif?1?2'])(
    'of %s is its path',
    (address) => {
      const written = mapped('saira_path', address)
      const [, pattern = ''] = /map \$request_uri \$saira_path \{[^}]*?"~([^"]+)"/.exec(configuration) ?? []
      const captured = new RegExp(pattern).exec(address)?.[1]
      expect(written === '$1' ? captured : written?.replace('$request_uri', address)).toBe('/pictures/a.avif')
    },
  )

  test('keeps addresses with a query out of the cache of pages', () => {
    expect(configuration).toContain('proxy_cache $saira_cache;')
    expect(mapped('saira_cache', '/passeios')).toBe('saira')
    expect(mapped('saira_cache', '/')).toBe('saira')
    expect(mapped('saira_cache', '/passeios?x=1')).toBe('saira_queries')
  })

  test('keeps invented addresses with a slash too many, which Next redirects, out of it as well', () => {
    expect(mapped('saira_cache', '/x1/')).toBe('saira_queries')
  })
})

test('links to drafts are neither cached nor logged', () => {
  const [, pattern = '', block = ''] = /location ~\* (\^\/\(previa\S*) \{([^}]*)\}/.exec(configuration) ?? []
  for (const folder of previewLinkFolders) {
    for (const link of [`${folder}0123`, `${folder.toUpperCase()}0123`]) {
      expect(link).toMatch(new RegExp(pattern, 'i'))
      expect(mapped('saira_logged', link)).toBe('0')
    }
  }
  expect('/previas/0123').not.toMatch(new RegExp(pattern))
  expect(mapped('saira_logged', '/previas/0123')).toBe('1')
  expect(configuration).toMatch(/^ {4}access_log [^;]* if=\$saira_logged;$/m)
  expect(block).toContain('proxy_cache off;')
  expect(block).toContain('error_log /dev/null crit;')
  const [plain = ''] = /server \{\s+listen 80;[\s\S]*?\n\}\n/.exec(configuration) ?? []
  expect(plain).toMatch(/^ {4}access_log off;$/m)
  expect(plain).toContain('error_log /dev/null crit;')
})

test('asks the site for the page that it has ready, whatever else a client takes; for pictures as the client does', () => {
  expect(mapped('saira_page_form', '0')).toBe('"text/html"')
  expect(mapped('saira_accept', '/passeios')).toBe('$saira_page_form')
  for (const path of ['/media/a.png', '/api/health', '/admin', '/admin/login']) {
    expect(mapped('saira_accept', path)).toBe('$http_accept')
  }
})

test.each([
  ['GET:/passeios', '0'],
  ['HEAD:/', '0'],
  ['POST:/admin', '0'],
  ['POST:/admin/login', '0'],
  ['DELETE:/api/admin/images/icons/a.png', '0'],
  ['POST:/', '1'],
  ['PUT:/administrar', '1'],
  ['OPTIONS:/en/tours', '1'],
  ['POST:/en/admin', '1'],
  ['GETS:/passeios', '1'],
])('%s is refused by nginx (1) or not (0): %s', (request, refused) => {
  expect(mapped('saira_refused', request)).toBe(refused)
})

describe('requests for the name without its www', () => {
  test('are sent to the one address of the site, with TLS and without', () => {
    expect(configuration.match(/server_name www\.example\.com example\.com;/g)).toHaveLength(2)
    expect(configuration.match(/return 308 https:\/\/\$server_name\$request_uri;/g)).toHaveLength(2)
    expect(configuration).toContain('if ($host != $server_name)')
  })
})

test('a visitor who comes after a publication waits for the new page, in place of being shown one that may be weeks old', () => {
  expect(configuration).toContain('proxy_cache_background_update off;')
})

describe('requests for another host', () => {
  const byDefault = readFileSync('deploy/nginx-default.conf', 'utf8')

  test('are not redirected to the host that they name', () => {
    expect(configuration).not.toMatch(/return 30\d [^;]*\$host/)
  })

  test('leave no address in a log', () => {
    expect(byDefault).toMatch(/listen 80 default_server;[^{}]*access_log off;/)
  })

  test('get no answer, with TLS or without', () => {
    expect(byDefault).toMatch(/listen 80 default_server;[\s\S]*return 444;/)
    expect(byDefault).toMatch(/listen 443 ssl http2 default_server;[\s\S]*ssl_reject_handshake on;/)
  })
})

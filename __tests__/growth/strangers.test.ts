import { line, paragraph } from '@/lib/catalogue/shape/trip-facts'
import { acceptedEncoding, isKnownTag, prefersMarkdown } from '@/lib/front/accept'
import { requestRefusal } from '@/lib/front/door'
import { isOwnOrigin } from '@/lib/front/own-origin'
import { refusalOfBody } from '@/lib/front/panel-form'
import { preferredLocale, storedLocale } from '@/lib/i18n/preference'
import { placeOf } from '@/lib/routing/places'
import { withoutToken } from '@/lib/routing/preview-link'
import { resolveAddress } from '@/lib/routing/resolve'
import { shipped } from '../lib/catalogue/shipped'
import { growth } from './growth'

/** An input by its size, and what reads it. */
type Reader = [what: string, size: number, make: (size: number) => string, read: (text: string) => unknown]

const form = (body: string) => refusalOfBody(Buffer.from(body), 'multipart/form-data; boundary=x')
const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n[]\r\n`

/** Headers end at 16 KB, paths at 4 KB, forms at 64 KB, drafts at 256 KB. */
const readers: Reader[] = [
  ['Accept-Encoding: spaces', 2000, (size) => `a${' '.repeat(size)}b`, acceptedEncoding],
  ['Accept-Encoding: spaces before weights', 120, (size) => `a${' '.repeat(size)};q=0`, acceptedEncoding],
  ['Accept-Encoding: commas', 120, (size) => 'br,'.repeat(size / 3), acceptedEncoding],
  ['Accept: types', 120, (size) => 'text/markdown;q=0,'.repeat(size / 18), prefersMarkdown],
  ['If-None-Match: tags', 2000, (size) => ' ,W/"x"'.repeat(size / 7), (text) => isKnownTag(text, '"y"')],
  ['If-None-Match: spaces', 2000, (size) => `a${' '.repeat(size)}b`, (text) => isKnownTag(text, '"y"')],
  ['Cookie: pairs', 2000, (size) => 'NEXT_LOCALE=%'.repeat(size / 13), storedLocale],
  ['Cookie: separators', 2000, (size) => '; '.repeat(size / 2), storedLocale],
  ['Accept-Language: spaces', 2000, (size) => `${' '.repeat(size)};`, (text) => preferredLocale('', text)],
  [
    'Origin',
    2000,
    (size) => `http://${'a.'.repeat(size / 2)}`,
    (text) => isOwnOrigin({ headers: new Headers({ origin: text }) }),
  ],
  ['address: escapes', 512, (size) => `/${'%2f'.repeat(size / 3)}`, (text) => requestRefusal('GET', text)],
  ['address: query', 512, (size) => `/?${'a&'.repeat(size / 2)}`, (text) => requestRefusal('GET', text)],
  ['address: slashes', 512, (size) => '/'.repeat(size), (text) => placeOf(text)],
  [
    'address: folders',
    512,
    (size) => '/en'.repeat(size / 3),
    (text) => resolveAddress(shipped.addresses, text, 'pt-BR'),
  ],
  [
    'address: slashes to tidy',
    512,
    (size) => `/A${'/'.repeat(size)}`,
    (text) => resolveAddress(shipped.addresses, text, 'pt-BR'),
  ],
  [
    'address: panel',
    512,
    (size) => `/admin/tours/${'a-'.repeat(size / 2)}`,
    (text) => resolveAddress(shipped.addresses, text, 'pt-BR'),
  ],
  ['address in a log', 512, (size) => `/${'0a'.repeat(size / 2)}`, withoutToken],
  [
    'form: parts',
    8192,
    (size) => Array.from({ length: size / 60 }, (_, index) => part(`${index}`)).join(''),
    form,
  ],
  ['form: the same part', 8192, (size) => part('0').repeat(size / 60), form],
  ['form: dashes', 8192, (size) => '--x'.repeat(size / 3), form],
  ['form: one part', 8192, (size) => `${part('a').slice(0, -4)}${'['.repeat(size)}\r\n--x--`, form],
  ['text of a draft: brackets', 2500, (size) => `${'['.repeat(size)}](`, (text) => paragraph.safeParse(text)],
  ['text of a draft: links', 2500, (size) => '[a](b'.repeat(size / 5), (text) => paragraph.safeParse(text)],
  ['text of a draft: spaces', 32_000, (size) => `a${' '.repeat(size)}b`, (text) => line.safeParse(text)],
  [
    'text of a draft: too long',
    32_000,
    (size) => `${'['.repeat(size)}](`,
    (text) => paragraph.safeParse(text),
  ],
]

test.each(readers)(
  'what it takes to read %s grows no worse than its size',
  async (_what, size, make, read) => {
    await read(make(size))
    const { costs, tooMuch } = await growth(size, make, read)
    expect({ costs, tooMuch }).toEqual({ costs, tooMuch: undefined })
  },
)

test('a reader that is not linear is found', async () => {
  const quadratic = (text: string) => text.split(/\s*;\s*q=/)
  const { tooMuch } = await growth(4000, (size) => `a${' '.repeat(size)}b`, quadratic)
  expect(tooMuch).toBeGreaterThan(0)
})

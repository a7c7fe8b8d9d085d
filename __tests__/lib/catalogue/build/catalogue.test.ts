import { spawnSync } from 'node:child_process'
import sitemap from '@/app/sitemap'
import { buildCatalogue, type Catalogue, isUpcoming, nothingPublished } from '@/lib/catalogue/build/catalogue'
import { menuGroups } from '@/lib/catalogue/build/menus'
import { contentWords, courseWords, currentNotice } from '@/lib/catalogue/build/site-words'
import { listedProducts, productView, tripAddress } from '@/lib/catalogue/build/trip-view'
import { detailFacts } from '@/lib/catalogue/text/fact-formats'
import { bookingLink, detailBookingLink } from '@/lib/chat/drafts'
import { type Locale, locales } from '@/lib/i18n/locales'
import { tripGallery } from '@/lib/images/trip-gallery'
import { addressOf, pageIds, routeOf } from '@/lib/routing/pages'
import { resolveAddress } from '@/lib/routing/resolve'
import { llmsText } from '@/lib/seo/llms'
import { tripData } from '@/lib/seo/structured-data'
import { site } from '@/lib/site'
import { factsIn } from '../facts-translator'
import { catalogueWith, newTour, published, row, shipped, trip, view } from '../shipped'

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const slugs = (trips: readonly { slug: string }[]) => trips.map(({ slug }) => slug)

/** Every address that the sitemap has while a process shows this catalogue. */
function sitemapOf(catalogue: Catalogue): string[] {
  globalThis.siteContent = { catalogue, name: 'test' }
  return sitemap().map(({ url }) => url.replace(site.origin, ''))
}

const menuOf = (catalogue: Catalogue, locale: Locale) =>
  (['tours', 'expeditions'] as const).flatMap((list) =>
    menuGroups(catalogue, list, { locale, facts: factsIn(locale), nameOf: (category) => category }).flatMap(
      ({ items }) => items.map(({ label }) => label),
    ),
  )

const chatText = (link: string) => new URL(link).searchParams.get('text') ?? ''

describe('with nothing published', () => {
  test('the catalogue is the shipped one, whole and without a problem', () => {
    expect(shipped.problems).toEqual([])
    expect(shipped).toMatchObject({ version: 0, expiries: [] })
    expect(shipped.shown).toEqual(nothingPublished)
  })
})

describe('a price that staff changed', () => {
  const price = { kind: 'amounts', currency: 'BRL', per: 'person', amounts: [{ reais: 317 }] }
  const words = { 'pt-BR': { description: 'Agora por {price}, só na maré certa.' } }
  const catalogue = catalogueWith(
    row('tours', 'caiaque-coletivo', { listing: { price }, detail: { price }, words }),
  )
  const changed = trip('caiaque-coletivo', catalogue)
  const said = view('caiaque-coletivo', 'pt-BR', catalogue).words.description

  test('is what list and page have', () => {
    expect(catalogue.problems).toEqual([])
    const [listed] = listedProducts(catalogue, 'tour', 'Caiaque')
    expect(listed?.listing.price).toEqual(price)
    expect(changed.detail.price).toEqual(price)
  })

  test('is said by the words that name it, in llms.txt as well', () => {
    expect(said).toBe('Agora por R$\u00a0317, só na maré certa.')
    expect(llmsText(catalogue)).toContain(said)
    expect(llmsText(shipped)).not.toContain('R$\u00a0317')
  })

  test('is the offer of the structured data', () => {
    const { words: shown, href } = productView(catalogue, changed, 'pt-BR')
    const data = tripData({
      href,
      name: shown.title,
      description: shown.description,
      images: [],
      category: changed.category,
      price: changed.detail.price,
      optionNames: { camping: 'camping', chalet: 'chalé' },
      itinerary: [],
      departures: [],
    })
    expect(data.offers).toMatchObject({ price: 317, priceCurrency: 'BRL' })
  })

  test('leaves every other trip as it was', () => {
    for (const { slug } of shipped.trips) {
      if (slug !== 'caiaque-coletivo') expect(trip(slug, catalogue)).toEqual(trip(slug))
    }
  })
})

test.each(locales)('title and start times that staff changed stand in the chat drafts (%s)', (locale) => {
  const catalogue = catalogueWith(
    row('tours', 'caiaque-dia-inteiro', {
      detail: { startTimes: [{ start: '06:15' }] },
      words: { 'pt-BR': { title: 'Remada da alvorada' }, 'en-GB': { title: 'Dawn paddle' } },
    }),
  )
  const product = trip('caiaque-dia-inteiro', catalogue)
  expect(chatText(bookingLink(catalogue, product, locale))).toContain('passeio Remada da alvorada.')
  const text = chatText(detailBookingLink(catalogue, product, locale))
  expect(text).toContain('06h15')
  if (locale === 'en-GB') expect(text).toMatch(/tour: Dawn paddle\.\n.*06:15/)
  expect(menuOf(catalogue, locale)).toContain(locale === 'pt-BR' ? 'Remada da alvorada' : 'Dawn paddle')
})

test('facts that staff changed stand in the grid of the page', () => {
  const catalogue = catalogueWith(
    row('expeditions', 'itatiaia', {
      detail: { distanceKm: { min: 21, max: 21 }, meetingPoint: 'Na praça' },
    }),
  )
  const grid = detailFacts(trip('itatiaia', catalogue), undefined, 'pt-BR', factsIn('pt-BR'))
  expect(grid.find(({ key }) => key === 'distance')?.values).toEqual(['21\u00a0km'])
  expect(grid.find(({ key }) => key === 'meetingPoint')?.values).toEqual(['Na praça'])
})

describe('a row that does not parse', () => {
  const poison = { listing: { price: { amounts: [{ reais: -1 }] } } }
  const good = row('tours', 'caiaque-coletivo', { words: { 'pt-BR': { title: 'Estado bom' } } })
  const poisoned = row('tours', 'caiaque-coletivo', poison)
  const fresh = row('tours', 'passeio-veleiro', { words: { 'pt-BR': { title: 'Vela nova' } } })
  const before = catalogueWith(good)
  const after = buildCatalogue(published([poisoned, fresh], { version: 2 }), before)

  test('keeps its last good state, and everything else is fresh', () => {
    expect(view('caiaque-coletivo', 'pt-BR', after).words.title).toBe('Estado bom')
    expect(view('passeio-veleiro', 'pt-BR', after).words.title).toBe('Vela nova')
    expect(after.version).toBe(2)
  })

  test('is reported with the path of its field', () => {
    expect(after.problems).toEqual([
      {
        collection: 'tours',
        id: 'caiaque-coletivo',
        issues: [
          expect.objectContaining({ path: 'listing.price.amounts.0.reais', code: 'not-above-number' }),
        ],
      },
    ])
  })

  test('keeps that state for as long as it is broken, publication after publication', () => {
    const later = buildCatalogue(published([poisoned, fresh], { version: 3 }), after)
    expect(view('caiaque-coletivo', 'pt-BR', later).words.title).toBe('Estado bom')
  })

  test('keeps it in the snapshot, so that a restart shows the same', () => {
    const restarted = buildCatalogue(after.shown)
    expect(view('caiaque-coletivo', 'pt-BR', restarted).words.title).toBe('Estado bom')
  })

  test('is shown as shipped where it never was good', () => {
    const first = catalogueWith(poisoned)
    expect(trip('caiaque-coletivo', first)).toEqual(trip('caiaque-coletivo'))
    expect(first.problems).toHaveLength(1)
  })

  test('is hidden, placed and deleted as it says all the same', () => {
    const hidden = buildCatalogue(published([{ ...poisoned, hidden: true }]), before)
    expect(slugs(hidden.trips)).not.toContain('caiaque-coletivo')
    const last = buildCatalogue(published([{ ...poisoned, position: 99 }]), before)
    expect(slugs(last.tours).at(-1)).toBe('caiaque-coletivo')
  })

  test('of a new trip is left out, and the rest stands', () => {
    const { listing: _listing, ...half } = newTour
    const catalogue = catalogueWith(row('tours', 'lagoa', half), fresh)
    expect(slugs(catalogue.trips)).toEqual(slugs(shipped.trips))
    expect(catalogue.problems).toMatchObject([{ collection: 'tours', id: 'lagoa' }])
    expect(view('passeio-veleiro', 'pt-BR', catalogue).words.title).toBe('Vela nova')
  })

  test.each([
    ['aca_courses', 'rolamento', { days: 0 }],
    ['site_content', 'hours', { opens: 'cedo' }],
    ['expeditions', 'itatiaia', { words: { 'pt-BR': { description: 'Por {preço} e {altitude}.' } } }],
  ] as const)('of %s/%s is as shipped', (collection, id, document) => {
    const catalogue = catalogueWith(row(collection, id, document))
    expect(catalogue.problems).toMatchObject([{ collection, id }])
    expect({ ...catalogue, version: 0, shown: undefined, problems: [] }).toEqual({
      ...shipped,
      shown: undefined,
    })
  })

  test('that names a fact which its trip has not says which', () => {
    const catalogue = catalogueWith(
      row('expeditions', 'itatiaia', { words: { 'pt-BR': { description: 'No alto, {altitude}.' } } }),
    )
    expect(catalogue.problems[0]?.issues).toEqual([
      {
        path: 'words.pt-BR.description',
        code: 'unknown-fact',
        values: { name: '{altitude}' },
        incomplete: false,
      },
    ])
  })

  test('of a part or a collection that nobody knows changes nothing', () => {
    const catalogue = catalogueWith(row('site_content', 'footer', { words: {} }))
    expect(catalogue.content).toEqual(shipped.content)
  })
})

describe('a row that is gone', () => {
  test('is shown as shipped again: what was published before is not what is published now', () => {
    const before = catalogueWith(
      row('tours', 'passeio-veleiro', { words: { 'pt-BR': { title: 'Vela nova' } } }),
    )
    const after = buildCatalogue(published([], { version: 2 }), before)
    expect(view('passeio-veleiro', 'pt-BR', after).words.title).toBe(
      view('passeio-veleiro', 'pt-BR').words.title,
    )
    expect(after.shown.items).toEqual([])
  })

  test('of a new trip takes the trip with it', () => {
    const before = catalogueWith(row('tours', 'lagoa', newTour))
    expect(slugs(buildCatalogue(published([], { version: 2 }), before).trips)).not.toContain('lagoa')
  })
})

describe.each([
  ['hidden', { hidden: true }],
  ['deleted', { deleted: true }],
])('a trip that is %s', (_, place) => {
  const catalogue = catalogueWith(row('expeditions', 'serra-fina', {}, place))
  const gone = trip('serra-fina')

  test('is in no list and in no menu', () => {
    expect(slugs(catalogue.trips)).not.toContain('serra-fina')
    expect(slugs(listedProducts(catalogue, 'expedition'))).not.toContain('serra-fina')
    for (const locale of locales)
      expect(menuOf(catalogue, locale)).not.toContain(view('serra-fina', locale).words.title)
    expect(catalogue.expeditions).toHaveLength(shipped.expeditions.length - 1)
  })

  test('is 404 at each of its addresses, at once', () => {
    for (const locale of locales) {
      for (const address of gone.addresses[locale]) {
        expect(resolveAddress(catalogue.addresses, address, locale)).toMatchObject({ kind: 'missing' })
      }
    }
  })

  test('is in neither sitemap nor llms.txt', () => {
    for (const locale of locales) {
      expect(sitemapOf(catalogue)).not.toContain(tripAddress(gone, locale))
      expect(llmsText(catalogue)).not.toContain(`${tripAddress(gone, locale)})`)
    }
    expect(sitemapOf(catalogue)).toHaveLength(sitemapOf(shipped).length - locales.length)
  })

  test('can still be named by the words of others', () => {
    const naming = catalogueWith(
      row('expeditions', 'serra-fina', {}, place),
      row('expeditions', 'itatiaia', {
        words: { 'pt-BR': { description: 'Mais curta que os {serra-fina:duration} da Serra Fina.' } },
      }),
    )
    expect(naming.problems).toEqual([])
    const { max } = gone.detail.duration.range
    expect(view('itatiaia', 'pt-BR', naming).words.description).toContain(`${max}\u00a0dias`)
  })

  test('comes back as it was', () => {
    const back = buildCatalogue(published([row('expeditions', 'serra-fina')], { version: 2 }), catalogue)
    expect(back.trips).toEqual(shipped.trips)
  })
})

test('what is not listed and not in the menu has a page all the same', () => {
  const catalogue = catalogueWith(row('tours', 'passeio-veleiro', { listed: false, menu: { shown: false } }))
  expect(slugs(listedProducts(catalogue, 'tour'))).not.toContain('passeio-veleiro')
  expect(sitemapOf(catalogue)).toContain('/passeio-veleiro')
})

describe('the order of a list', () => {
  test('is that of the positions, on the list, in the menu and in the sitemap', () => {
    const order = ['joatinga-trekking', 'petro-tere', 'serra-fina', 'itatiaia', 'marins-itaguare']
    const catalogue = catalogueWith(
      ...shipped.expeditions.map(({ slug }) =>
        row('expeditions', slug, {}, { position: 100 + order.indexOf(slug) }),
      ),
    )
    expect(slugs(listedProducts(catalogue, 'expedition', 'Trekking'))).toEqual(order)
    const labels = order.map((slug) => view(slug, 'pt-BR').words.title)
    expect(menuOf(catalogue, 'pt-BR').slice(-order.length)).toEqual(labels)
  })

  test('trips that staff never placed keep their places', () => {
    const catalogue = catalogueWith(row('expeditions', 'itatiaia', { bestSeller: null }))
    expect(slugs(catalogue.expeditions)).toEqual(slugs(shipped.expeditions))
  })

  test('a new trip without a place comes last', () => {
    expect(slugs(catalogueWith(row('tours', 'lagoa', newTour)).tours).at(-1)).toBe('lagoa')
  })
})

describe('a tour that staff added', () => {
  const catalogue = catalogueWith(row('tours', 'lagoa', newTour, { position: 0 }))

  test('has its page in both languages', () => {
    expect(catalogue.problems).toEqual([])
    for (const [address, locale] of [
      ['/lagoa-em-silencio', 'pt-BR'],
      ['/quiet-lagoon', 'en-GB'],
    ] as const) {
      expect(resolveAddress(catalogue.addresses, address, locale)).toMatchObject({
        kind: 'page',
        rewrite: `/${locale}/product/lagoa`,
      })
    }
  })

  test('has a card, a place in the menu, in the sitemap and in llms.txt', () => {
    expect(slugs(listedProducts(catalogue, 'tour', 'Caiaque'))[0]).toBe('lagoa')
    expect(menuOf(catalogue, 'pt-BR')[0]).toBe('Lagoa em silêncio')
    expect(sitemapOf(catalogue)).toEqual(expect.arrayContaining(['/lagoa-em-silencio', '/quiet-lagoon']))
    expect(llmsText(catalogue)).toContain('/quiet-lagoon')
  })

  test('has the still life of its kind as its sign', () => {
    const { cover, coverAddress } = tripGallery(catalogue, view('lagoa', 'pt-BR', catalogue), {
      locale: 'pt-BR',
      staffAlt: '',
    })
    expect(cover.picture.full).toMatch(/-still\.svg$/)
    expect(coverAddress).toBeUndefined()
  })

  test('says its facts, and stands in Portuguese, marked, where it has no English', () => {
    const { words, fallbacks } = view('lagoa', 'en-GB', catalogue)
    expect(words.description).toBe('Uma volta sem pressa pela lagoa, por R$\u00a0123.')
    expect(fallbacks).toEqual(expect.arrayContaining(['title', 'description', 'details', 'meta']))
  })
})

describe('addresses', () => {
  const renamed = row('tours', 'passeio-veleiro', {
    addresses: { 'pt-BR': ['/velejar-em-paraty'], 'en-GB': ['/go-sailing', '/sailboat-tour'] },
  })

  test('that a trip had before lead to the new one for ever, in each language', () => {
    const { addresses } = catalogueWith(renamed)
    for (const preference of locales) {
      expect(resolveAddress(addresses, '/passeio-veleiro', preference)).toEqual({
        kind: 'redirect',
        to: '/velejar-em-paraty',
        status: 308,
        dependsOnPreference: false,
      })
    }
    expect(resolveAddress(addresses, '/PASSEIO-veleiro/', 'pt-BR')).toMatchObject({
      status: 308,
      to: '/velejar-em-paraty',
    })
    expect(resolveAddress(addresses, '/sailboat-tour', 'en-GB')).toMatchObject({ kind: 'page' })
    expect(addresses.entries.get('/sailboat-tour')?.canonical).toBe('/go-sailing')
  })

  test('of history lead to the new one as well, also of a trip that was never shipped', () => {
    const { addresses } = buildCatalogue(
      published([renamed, row('tours', 'lagoa', newTour)], {
        formerAddresses: [
          { collection: 'tours', id: 'passeio-veleiro', locale: 'pt-BR', address: '/vela' },
          { collection: 'tours', id: 'lagoa', locale: 'en-GB', address: '/old-lagoon' },
        ],
      }),
    )
    expect(resolveAddress(addresses, '/vela', 'pt-BR')).toMatchObject({
      status: 308,
      to: '/velejar-em-paraty',
    })
    expect(resolveAddress(addresses, '/old-lagoon', 'pt-BR')).toMatchObject({
      status: 308,
      to: '/quiet-lagoon',
    })
  })

  test('of history yield to whoever has them now, and lead nowhere for a hidden trip', () => {
    const taking = { ...newTour, addresses: { 'pt-BR': ['/passeio-veleiro'], 'en-GB': ['/quiet-lagoon'] } }
    const catalogue = catalogueWith(renamed, row('tours', 'lagoa', taking))
    expect(catalogue.problems).toEqual([])
    expect(resolveAddress(catalogue.addresses, '/passeio-veleiro', 'pt-BR')).toMatchObject({
      rewrite: '/pt-BR/product/lagoa',
    })
    const hidden = catalogueWith({ ...renamed, hidden: true })
    expect(resolveAddress(hidden.addresses, '/passeio-veleiro', 'pt-BR')).toMatchObject({ kind: 'missing' })
  })

  test.each([
    ['/passeio-veleiro', 'passeio-veleiro'],
    ['/expedicao-ilha-grande', 'ilha-grande'],
    ['/paraty', ''],
    ['/en/tours', ''],
    ['/remada-tropical', ''],
    ['/admin/tours', ''],
    ['/api/health', ''],
    ['/pt-br/passeios', ''],
  ])('%s is taken (by %p, "" being the site): the row is refused, and both stand', (address, owner) => {
    const code = owner === '' ? 'address-reserved' : 'address-taken'
    const catalogue = catalogueWith(
      row('tours', 'lagoa', { ...newTour, addresses: { 'pt-BR': [address], 'en-GB': ['/quiet-lagoon'] } }),
    )
    expect(catalogue.problems).toEqual([
      {
        collection: 'tours',
        id: 'lagoa',
        issues: [{ path: 'addresses', code, values: { address, owner }, incomplete: false }],
      },
    ])
    expect(slugs(catalogue.trips)).toEqual(slugs(shipped.trips))
  })

  test.each(pageIds.filter((page) => page !== 'home'))(
    'a trip called like the page %p does not get that page’s addresses',
    (slug) => {
      const catalogue = catalogueWith(
        row('tours', slug, {
          ...newTour,
          addresses: { 'pt-BR': [addressOf(slug, 'pt-BR')], 'en-GB': ['/quiet-lagoon'] },
        }),
      )
      expect(catalogue.problems).toMatchObject([{ id: slug }])
      expect(resolveAddress(catalogue.addresses, addressOf(slug, 'pt-BR'), 'pt-BR')).toMatchObject({
        rewrite: `/pt-BR${routeOf(slug)}`,
      })
    },
  )

  test('that an earlier trip takes from a later one stay with their owner', () => {
    const catalogue = catalogueWith(
      row('tours', 'caiaque-coletivo', { addresses: { 'pt-BR': ['/passeio-veleiro'] } }),
    )
    expect(slugs(catalogue.trips)).toEqual(slugs(shipped.trips))
    expect(catalogue.problems).toMatchObject([
      { id: 'caiaque-coletivo', issues: [{ values: { owner: 'passeio-veleiro' } }] },
    ])
    expect(trip('passeio-veleiro', catalogue)).toEqual(trip('passeio-veleiro'))
  })

  test('can be exchanged by two trips, one after the other', () => {
    const first = catalogueWith(renamed)
    const second = buildCatalogue(
      published(
        [renamed, row('tours', 'caiaque-coletivo', { addresses: { 'pt-BR': ['/passeio-veleiro'] } })],
        {
          version: 2,
        },
      ),
      first,
    )
    expect(second.problems).toEqual([])
    expect(resolveAddress(second.addresses, '/passeio-veleiro', 'pt-BR')).toMatchObject({
      rewrite: '/pt-BR/product/caiaque-coletivo',
    })
  })

  test('of a hidden trip stay its own, so that it can come back', () => {
    const catalogue = catalogueWith(
      row('tours', 'passeio-veleiro', {}, { hidden: true }),
      row('tours', 'lagoa', {
        ...newTour,
        addresses: { 'pt-BR': ['/passeio-veleiro'], 'en-GB': ['/quiet-lagoon'] },
      }),
    )
    expect(catalogue.problems).toMatchObject([{ id: 'lagoa' }])
  })

  test('named twice by one trip are refused', () => {
    const catalogue = catalogueWith(
      row('tours', 'lagoa', { ...newTour, addresses: { 'pt-BR': ['/lagoa'], 'en-GB': ['/lagoa'] } }),
    )
    expect(catalogue.problems).toMatchObject([{ id: 'lagoa', issues: [{ code: 'address-taken' }] }])
  })
})

describe('courses and parts of the page', () => {
  test('are as staff changed them, in both languages', () => {
    const catalogue = catalogueWith(
      row('aca_courses', 'rolamento', { words: { 'pt-BR': { title: 'Rolar' }, 'en-GB': { title: 'Roll' } } }),
      row('site_content', 'hero', { words: { 'pt-BR': { title: 'Baía' }, 'en-GB': { title: 'Bay' } } }),
    )
    const titles = (locale: Locale) => [
      catalogue.courses.map((course) => courseWords(course, locale).words.title).at(-1),
      contentWords(catalogue, locale).hero.words.title,
    ]
    expect(titles('pt-BR')).toEqual(['Rolar', 'Baía'])
    expect(titles('en-GB')).toEqual(['Roll', 'Bay'])
  })

  test('a course can be added, placed and hidden', () => {
    const words = { 'pt-BR': { title: 'Remo noturno', description: 'Com lua.' }, 'en-GB': {} }
    const catalogue = catalogueWith(
      row('aca_courses', 'noturno', { days: 1, level: 'advanced', words }, { position: 0 }),
      row('aca_courses', 'basico', {}, { hidden: true }),
    )
    expect(catalogue.courses.map(({ id }) => id)).toEqual(['noturno', 'avancado', 'rolamento'])
  })
})

describe('what goes by itself', () => {
  const until = '2026-12-01T18:00:00-03:00'
  const notice = row('site_content', 'notice', {
    until,
    words: { 'pt-BR': { text: 'Sem saídas: vento.' }, 'en-GB': { text: 'No departures: wind.' } },
  })
  const end = Date.parse(until)

  test('a notice stands until its end, in both languages', () => {
    const catalogue = catalogueWith(notice)
    expect(currentNotice(catalogue, 'pt-BR', end - 1)?.words.text).toBe('Sem saídas: vento.')
    expect(currentNotice(catalogue, 'en-GB', end - 1)?.words.text).toBe('No departures: wind.')
    expect(currentNotice(catalogue, 'pt-BR', end)).toBeUndefined()
    expect(catalogue.expiries).toEqual([end])
  })

  test('there is no notice without an end or without a text', () => {
    for (const document of [{ words: { 'pt-BR': { text: 'Sem fim' } } }, { until }]) {
      const catalogue = catalogueWith(row('site_content', 'notice', document))
      expect(currentNotice(catalogue, 'pt-BR', end - 1)).toBeUndefined()
    }
    expect(currentNotice(shipped, 'pt-BR', 0)).toBeUndefined()
  })

  test('a notice without English is shown in Portuguese, and marked', () => {
    const catalogue = catalogueWith(
      row('site_content', 'notice', { until, words: { 'pt-BR': { text: 'Só em português' } } }),
    )
    expect(currentNotice(catalogue, 'en-GB', end - 1)).toEqual({
      words: { text: 'Só em português' },
      fallbacks: ['text'],
    })
  })

  test.each([
    ['2026-12-01T23:59:59-03:00', true],
    ['2026-12-02T02:59:59Z', true],
    ['2026-12-02T00:00:00-03:00', false],
    ['2026-12-02T03:00:00Z', false],
    ['2026-12-01T00:00:00-03:00', true],
    ['2026-11-30T12:00:00Z', true],
  ])('a departure on 1 December is to come at %s: %p', (moment, upcoming) => {
    expect(isUpcoming('2026-12-01', Date.parse(moment))).toBe(upcoming)
  })

  test.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo'])(
    'on a machine in %s the day ends at the same moment',
    (TZ) => {
      const program = `
        import { isUpcoming } from './lib/catalogue/build/catalogue.ts'
        const moments = ['2026-12-02T02:59:59Z', '2026-12-02T03:00:00Z']
        console.log(new Date(0).getTimezoneOffset(), moments.map((at) => isUpcoming('2026-12-01', Date.parse(at))).join())`
      const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
        encoding: 'utf8',
        env: { ...process.env, TZ },
      })
      expect(stdout).toMatch(/^-?\d+ true,false\n$/)
      expect(stdout.startsWith('0 ')).toBe(TZ === 'UTC')
    },
  )

  test('the day of a departure or a class ends at midnight in Paraty, and pages are out of date then', () => {
    const dates = [{ date: '2026-12-01', state: 'few' }]
    const catalogue = catalogueWith(
      row('expeditions', 'itatiaia', { dates }),
      row('aca_courses', 'basico', { dates: [{ date: '2027-01-15', state: 'open' }, ...dates] }),
      notice,
    )
    expect(catalogue.expiries.map((moment) => new Date(moment).toISOString())).toEqual([
      '2026-12-01T21:00:00.000Z',
      '2026-12-02T03:00:00.000Z',
      '2027-01-16T03:00:00.000Z',
    ])
  })
})

import { baseDocuments, collections } from '@/lib/catalogue/base/documents'
import { buildCatalogue, nothingPublished } from '@/lib/catalogue/build/catalogue'
import { pageIds } from '@/lib/routing/pages'
import { checkContent, linkNames } from '@/lib/staff/content/content-check'
import { catalogueWith, newTour, row, shipped } from '../../catalogue/shipped'

// The new tour has no English yet, which is logged.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})

/** A new tour whose first paragraph links to `target`. */
const linkingTo = (target: string) => {
  const portuguese = newTour.words['pt-BR']
  const fullDescription = [`Veja [isto](${target}).`, ...portuguese.details.fullDescription.slice(1)]
  return {
    ...newTour,
    words: {
      ...newTour.words,
      'pt-BR': { ...portuguese, details: { ...portuguese.details, fullDescription } },
    },
  }
}

const check = (target: string, catalogue = shipped) => {
  const { blocking, warnings } = checkContent(catalogue, 'tours', 'lagoa', linkingTo(target))
  const links = (issues: typeof blocking) => issues.filter(({ code }) => code.startsWith('link-'))
  return { blocking: links(blocking), warnings: links(warnings) }
}

const at = 'words.pt-BR.details.fullDescription.0'

describe('links in the words of a draft', () => {
  test.each([
    'passeio-veleiro',
    'lagoa',
    'page:policy',
    '/passeio-veleiro',
    '/politica-cancelamento#day-tours',
    '/#contact',
    '/remada-tropical',
    `${newTour.addresses['pt-BR'][0]}#roteiro`,
    '/llms.txt',
    '/share/home-pt-BR.jpg',
  ])('%s may be published', (target) => {
    expect(check(target)).toEqual({ blocking: [], warnings: [] })
  })

  test.each(['[](saco-mamangua)', '[aqui](saco-mamangua', '](saco-mamangua)'])(
    '%s, which pages would show as it is typed, blocks, and what is published still parses',
    (typed) => {
      const change = { words: { 'pt-BR': { description: `Veja ${typed}, perto.` } } }
      const { refused, blocking } = checkContent(shipped, 'tours', 'passeio-veleiro', change)
      expect(refused).toEqual([])
      expect(blocking).toEqual([expect.objectContaining({ path: 'words.pt-BR.description', code: 'link' })])
    },
  )

  test.each(['passeio-veleirro', 'page:polices', '/passeio-veleirro', '/admin', '/previa/x'])(
    '%s leads nowhere and blocks',
    (target) => {
      expect(check(target).blocking).toEqual([
        expect.objectContaining({ path: at, code: 'link-unknown', values: { target } }),
      ])
    },
  )

  test.each(['serra-fina', '/trekking-serra-fina'])('%s is hidden, which only warns', (target) => {
    const catalogue = catalogueWith(row('expeditions', 'serra-fina', {}, { hidden: true }))
    expect(check(target, catalogue)).toEqual({
      blocking: [],
      warnings: [expect.objectContaining({ path: at, code: 'link-hidden', values: { target } })],
    })
  })

  test.each(['lagoa-azul', '/lagoa-azul', '/blue-lagoon#faq'])(
    '%s waits for its publication, which only warns: two new trips may link to each other',
    (target) => {
      const waiting = new Set(
        linkNames('lagoa-azul', { addresses: { 'pt-BR': ['/lagoa-azul'], 'en-GB': ['/blue-lagoon'] } }),
      )
      const { blocking, warnings } = checkContent(shipped, 'tours', 'lagoa', linkingTo(target), waiting)
      expect(blocking).toEqual([])
      expect(warnings).toContainEqual(
        expect.objectContaining({ path: at, code: 'link-waiting', values: { target } }),
      )
    },
  )

  test.each([
    ['subtitle', { subtitle: 'Veja [isto](lagoa)' }],
    ['description', { description: 'Veja [isto](lagoa)' }],
    [
      'details.itinerary.0.activity',
      { details: { itinerary: [{ activity: '[Isto](lagoa)', description: 'Sim.' }] } },
    ],
    ['details.faq.0.question', { details: { faq: [{ question: '[Isto](lagoa)?', answer: 'Sim.' }] } }],
    ['details.beforeBooking.rain', { details: { beforeBooking: { rain: 'Veja [isto](lagoa)' } } }],
    ['meta.description', { meta: { description: 'Veja [isto](lagoa)' } }],
  ])('block in %s, which the page shows as it is typed', (path, words) => {
    expect(
      checkContent(shipped, 'tours', 'passeio-veleiro', { words: { 'pt-BR': words } }).blocking,
    ).toContainEqual(expect.objectContaining({ path: `words.pt-BR.${path}`, code: 'link-misplaced' }))
  })

  test('block in the note of a date, on the home page and in a course', () => {
    const linked = 'Veja [isto](passeio-veleiro)'
    const dates = [{ date: '2099-01-31', state: 'open', note: { 'pt-BR': linked } }]
    const misplaced = expect.objectContaining({ code: 'link-misplaced' })
    expect(checkContent(shipped, 'tours', 'passeio-veleiro', { dates }).blocking).toEqual([misplaced])
    for (const [collection, id, words] of [
      ['site_content', 'hero', { lead: linked }],
      ['aca_courses', [...baseDocuments.aca_courses.keys()][0] ?? '', { description: linked }],
    ] as const) {
      expect(checkContent(shipped, collection, id, { words: { 'pt-BR': words } }).blocking).toEqual([
        misplaced,
      ])
    }
  })

  test('are welcome in what an hour of the itinerary brings', () => {
    const { itinerary } = newTour.words['pt-BR'].details
    const linked = itinerary.map((entry) => ({
      ...entry,
      description: 'Como no [veleiro](passeio-veleiro).',
    }))
    const words = { 'pt-BR': { details: { itinerary: linked } } }
    expect(checkContent(shipped, 'tours', 'passeio-veleiro', { words }).blocking).toEqual([])
  })

  test('an unfinished draft hears of them as well', () => {
    const words = { 'en-GB': { details: { inclusions: ['[Nowhere](nowhere)'] } } }
    expect(
      checkContent(shipped, 'tours', 'passeio-veleiro', { category: null, words }).blocking,
    ).toContainEqual(
      expect.objectContaining({ path: 'words.en-GB.details.inclusions.0', code: 'link-unknown' }),
    )
  })
})

describe('a name or address that the site keeps for itself', () => {
  const reserved = (address: string) =>
    expect.objectContaining({ code: 'address-reserved', values: expect.objectContaining({ address }) })

  test.each(pageIds)('no draft of a trip is called %s, like the page', (id) => {
    for (const collection of ['tours', 'expeditions'] as const) {
      expect(checkContent(shipped, collection, id, {}).refused).toContainEqual(reserved(`/${id}`))
    }
  })

  test.each(['/paraty', '/passeios', '/en/tours', '/remada-tropical'])(
    '%s belongs to no other trip, and staff read that the site has it',
    (address) => {
      const document = { ...newTour, addresses: { 'pt-BR': [address], 'en-GB': ['/quiet-lagoon'] } }
      expect(checkContent(shipped, 'tours', 'lagoa', document).blocking).toEqual([reserved(address)])
    },
  )
})

test('a trip that staff added need not say what drawings show: it has none', () => {
  const portuguese = newTour.words['pt-BR']
  const { pictures: _, ...details } = portuguese.details
  const without = { ...newTour, words: { ...newTour.words, 'pt-BR': { ...portuguese, details } } }
  expect(checkContent(shipped, 'tours', 'lagoa', without).blocking).toEqual([])
})

test.each(
  collections.flatMap((collection) =>
    [...baseDocuments[collection].keys()].map((id) => ({ collection, id })),
  ),
)('$collection/$id could be published as it is shipped', ({ collection, id }) => {
  const { refused, blocking } = checkContent(shipped, collection, id, {})
  expect([...refused, ...blocking]).toEqual([])
})

describe('a trip that staff add', () => {
  const least = {
    category: 'Caiaque',
    addresses: newTour.addresses,
    listing: newTour.listing,
    rating: { value: 4.5 },
    words: { 'pt-BR': { title: 'Lagoa', details: { fullDescription: ['Uma volta.'] } }, 'en-GB': {} },
  }

  test('can go out with a name, a price, a duration and one paragraph, and is told once what it lacks', () => {
    const { refused, blocking, warnings } = checkContent(shipped, 'tours', 'lagoa', least)
    expect([...refused, ...blocking]).toEqual([])
    const codes = warnings.map(({ code }) => code)
    expect(codes.filter((code) => code.startsWith('translation'))).toEqual(['translation-none'])
    expect(codes).toContain('worth-itinerary')
    expect(codes).toContain('worth-group')
    expect(new Set(codes).size).toBe(codes.length)
  })

  test('is told how much English lacks once its name is translated, and nothing of what it has', () => {
    const words = { ...newTour.words, 'en-GB': { title: 'Lagoon' } }
    const { warnings } = checkContent(shipped, 'tours', 'lagoa', {
      ...newTour,
      words,
      minimumAge: { years: 6 },
    })
    const missing = warnings.filter(({ code }) => code.startsWith('translation'))
    expect(missing).toMatchObject([{ code: 'translation-missing', values: { count: expect.any(Number) } }])
    expect(warnings.map(({ code }) => code)).not.toContain('worth-age')
    expect(warnings.map(({ code }) => code)).not.toContain('worth-itinerary')
  })
})

describe('a notice', () => {
  const text = { 'pt-BR': { text: 'Hoje não há saídas: vento.' } }
  const later = new Date(Date.now() + 86_400_000).toISOString()
  const warned = (notice: unknown) =>
    checkContent(shipped, 'site_content', 'notice', notice)
      .warnings.filter(({ code }) => code !== 'translation-missing')
      .map(({ path, code }) => `${path}: ${code}`)

  test.each([
    ['without an end', { words: text }, ['until: notice-over']],
    ['whose end has passed', { words: text, until: '2026-01-01T00:00:00.000Z' }, ['until: notice-over']],
    [
      'in English alone',
      { words: { 'en-GB': { text: 'No departures.' } }, until: later },
      ['words.pt-BR.text: missing'],
    ],
    ['that is shown', { words: text, until: later }, []],
    ['that is taken down', { words: { 'pt-BR': {} } }, []],
  ])('%s is told of before it is published, where no page would show it', (_which, notice, warnings) => {
    expect(warned(notice)).toEqual(warnings)
  })
})

test('a cover that no longer exists is told of', () => {
  const cover = 'tour-images/passeio-veleiro--1-a.jpg'
  const warned = (pictures: { bucket: string; name: string; createdAt: string }[]) =>
    checkContent(buildCatalogue({ ...nothingPublished, pictures }), 'tours', 'passeio-veleiro', {
      pictures: { items: [], cover },
    }).warnings.some(({ code, path }) => code === 'cover-gone' && path === 'pictures.cover')
  expect(warned([])).toBe(true)
  const name = 'passeio-veleiro--1-a.jpg'
  expect(warned([{ bucket: 'tour-images', name, createdAt: '2026-11-23T00:00:00Z' }])).toBe(false)
})

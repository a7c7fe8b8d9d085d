/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { plannedTrip } from '@/app/[locale]/(site)/_trips/planned-trip'
import { CancellationPanel } from '@/components/product/cancellation-panel'
import { ProductTabs } from '@/components/product/product-tabs'
import { linkTarget } from '@/lib/catalogue/build/links'
import { importantRules } from '@/lib/catalogue/text/refund-text'
import type { Locale } from '@/lib/i18n/locales'
import { shipped, view } from '../../lib/catalogue/shipped'
import { renderIn } from '../in-language'

function show(slug: string, locale: Locale, fallbacks: string[] = []) {
  const trip = view(slug, locale)
  const { product, words } = trip
  const figures = shipped.content['policy-figures']
  renderIn(
    locale,
    <ProductTabs
      view={{ ...trip, fallbacks }}
      resolveLink={(target) => linkTarget(shipped, target, locale)}
      rules={importantRules(figures, product)}
      cancellation={<CancellationPanel trip={plannedTrip(shipped, product, locale)} locale={locale} />}
    />,
  )
  return words.details
}

const panel = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`No panel ${id}`)
  return found
}

beforeAll(() => {
  // jsdom has none; nothing here comes near.
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  })
})
afterEach(() => window.history.replaceState(null, '', '/'))

describe('the tabs of a detail page (spec §2.8)', () => {
  test.each([
    ['pt-BR', ['Detalhes', 'Roteiro', 'O que levar', 'Perguntas frequentes', 'Cancelamento']],
    ['en-GB', ['Details', 'Itinerary', 'What to Bring', 'FAQ', 'Cancellation']],
  ] as const)('five in %s, Details open', (locale, labels) => {
    show('caiaque-coletivo', locale)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(labels)
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(labels[0])
  })

  test('nothing stands over what nobody has written yet', () => {
    const trip = view('caiaque-coletivo', 'pt-BR')
    const unwritten = { highlights: [], inclusions: [], exclusions: [], importantInfo: [] }
    const details = { ...trip.words.details, ...unwritten, itinerary: [], whatToBring: [] }
    renderIn(
      'pt-BR',
      <ProductTabs
        view={{ ...trip, words: { ...trip.words, highlights: [], details } }}
        resolveLink={() => undefined}
        rules={[]}
        cancellation={null}
      />,
    )
    const names = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
    expect(names('tab')).toEqual(['Detalhes', 'Perguntas frequentes', 'Cancelamento'])
    expect(names('heading')).toEqual(['Sobre a experiência'])
    expect(screen.queryByRole('table')).toBeNull()
  })

  test.each(['caiaque-coletivo', 'serra-fina', 'regate-caicara'])(
    'every word of %s is in the page, closed or not',
    (slug) => {
      const details = show(slug, 'pt-BR')
      const all = document.body.textContent ?? ''
      const plain = (text: string) => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
      for (const text of [
        ...details.fullDescription,
        ...details.inclusions,
        ...details.exclusions,
        ...details.highlights,
        ...details.whatToBring,
        ...details.importantInfo,
        ...details.itinerary.flatMap(({ activity, description }) => [activity, description]),
        ...details.faq.flatMap(({ question, answer }) => [question, answer]),
      ]) {
        expect(all).toContain(plain(text))
      }
    },
  )

  test('a bubble stands only beside an entry that has a time', () => {
    const { itinerary } = show('caiaque-coletivo', 'pt-BR')
    const entries = within(panel('itinerary')).getAllByRole('listitem', { hidden: true })
    expect(entries).toHaveLength(itinerary.length)
    for (const [index, { time, activity, description }] of itinerary.entries()) {
      expect(entries[index]?.textContent).toBe(`${time ?? ''}${activity}${description}`)
    }
    expect(itinerary.some(({ time }) => time === undefined)).toBe(true)
  })

  test('what an hour of the itinerary brings may lead to another trip', () => {
    const trip = view('caiaque-coletivo', 'pt-BR')
    const itinerary = [{ activity: 'Volta', description: 'Como no [veleiro](passeio-veleiro).' }]
    const words = { ...trip.words, details: { ...trip.words.details, itinerary } }
    renderIn(
      'pt-BR',
      <ProductTabs
        view={{ ...trip, words }}
        resolveLink={(target) => linkTarget(shipped, target, 'pt-BR')}
        rules={[]}
        cancellation={null}
      />,
    )
    const entry = within(panel('itinerary')).getByText(/^Como no/)
    expect(entry).toHaveTextContent('Como no veleiro.')
    expect(within(entry).getByRole('link', { name: 'veleiro', hidden: true })).toHaveAttribute(
      'href',
      '/passeio-veleiro',
    )
  })

  test.each([
    ['pt-BR', 'Dica: deixe objetos de valor na hospedagem ou use o saco estanque que fornecemos.'],
    ['en-GB', 'Tip: leave valuables at your accommodation, or use the dry bag we provide.'],
  ] as const)('what to bring ends with the tip in %s', (locale, tip) => {
    show('caiaque-coletivo', locale)
    expect(panel('what-to-bring').textContent?.endsWith(tip)).toBe(true)
  })

  test.each(['trekking-pedra-macela', 'passeio-veleiro'])('no dry bag is promised on %s', (slug) => {
    show(slug, 'pt-BR')
    expect(panel('what-to-bring')).toHaveTextContent(/Dica: deixe objetos de valor na hospedagem/)
    expect(panel('what-to-bring')).not.toHaveTextContent(/estanque que fornecemos/)
  })

  test('its highlights are one list without what the table of the price holds', () => {
    const details = show('saco-mamangua', 'en-GB')
    const { highlights } = view('saco-mamangua', 'en-GB').words
    const inDetails = within(panel('details'))
    expect(inDetails.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'About the experience',
      'Highlights',
      'Important information',
    ])
    // The first four of an expedition's card are what it includes (spec §2.5).
    const lines = highlights.slice(4).concat(details.highlights)
    const shown = inDetails.getAllByRole('listitem').slice(0, lines.length)
    expect(shown.map(({ textContent }) => textContent)).toEqual(lines)
    const rows = inDetails.getAllByRole('row')
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'What’s included',
      'What’s not included',
    ])
    for (const [index, part] of [details.inclusions, details.exclusions].entries())
      expect(within(rows[index] ?? panel('faq')).getAllByRole('listitem')).toHaveLength(part.length)
  })

  test('the text is folded after its first paragraph, in a disclosure that needs no script', () => {
    const { fullDescription } = show('saco-mamangua', 'pt-BR')
    const folded = panel('details').querySelector('details')
    const plain = (text = '') => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    expect(folded).not.toHaveAttribute('open')
    expect(folded?.textContent).toContain(plain(fullDescription[1]))
    expect(folded?.textContent).not.toContain(plain(fullDescription[0]))
    expect(panel('details').textContent).toContain(plain(fullDescription[0]))
  })

  test('questions open one at a time', async () => {
    const { faq } = show('caiaque-coletivo', 'pt-BR')
    await userEvent.click(screen.getByRole('tab', { name: 'Perguntas frequentes' }))
    expect(window.location.hash).toBe('#faq')
    for (const { question } of faq.slice(0, 2))
      await userEvent.click(screen.getByRole('button', { name: question }))
    const open = screen.getAllByRole('button', { expanded: true })
    expect(open.map(({ textContent }) => textContent)).toEqual([faq[1]?.question])
  })

  test.each([
    [
      'caiaque-coletivo',
      'pt-BR',
      ['Até 24 horas antesReembolso total', 'No mesmo diaSem reembolso, exceto em clima adverso'],
      '/politica-cancelamento',
    ],
    [
      'itatiaia',
      'en-GB',
      [
        'Up to 7 days beforeFull refund',
        '3 to 6 days before50% refund',
        'Less than 3 days beforeNo refund, except in a medical emergency or extreme weather',
      ],
      '/en/cancellation-policy',
    ],
  ] as const)('%s in %s: the rules, which wording wins, and the policy', (slug, locale, rules, policy) => {
    show(slug, locale)
    const cancellation = within(panel('cancellation'))
    const [tab] = cancellation.getAllByRole('table', { hidden: true })
    const rows = within(tab ?? panel('faq')).getAllByRole('row', { hidden: true })
    expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(rules)
    expect(panel('cancellation')).toHaveTextContent(
      locale === 'pt-BR'
        ? 'Onde as regras diferem, vale a melhor para você.'
        : 'Where our rules differ, the one better for you applies.',
    )
    expect(cancellation.getByRole('link', { hidden: true })).toHaveAttribute('href', policy)
  })

  test.each([
    ['saco-fundao', 'pt-BR', /até 7 dias antes, 100%; de 6 a 3 dias antes, 80%/],
    ['trekking-pao-acucar', 'en-GB', /^Free cancellation up to 48 hours before/],
    ['trekking-pao-acucar', 'pt-BR', /^Cancelamento gratuito até 48 horas antes/],
  ] as const)(
    '%s in %s: the important information ends with refunds, and which rule wins',
    (slug, locale, refunds) => {
      show(slug, locale)
      const last = within(panel('details')).getAllByRole('listitem').at(-1)
      expect(last).toHaveTextContent(refunds)
      expect(last).toHaveTextContent(/a melhor para você|better for you/)
    },
  )

  test('a trip without rules of its own states none there', () => {
    show('passeio-veleiro', 'pt-BR')
    expect(within(panel('details')).queryByText(/Cancelamento gratuito|Quanto volta/)).toBeNull()
  })

  describe('what every guest asks stands after the trip’s own questions', () => {
    const asked = (details?: object) => {
      const trip = view('caiaque-coletivo', 'pt-BR')
      const words = { ...trip.words, details: { ...trip.words.details, ...details } }
      renderIn(
        'pt-BR',
        <ProductTabs
          view={{ ...trip, words }}
          resolveLink={(target) => linkTarget(shipped, target, 'pt-BR')}
          rules={[]}
          cancellation={null}
        />,
      )
      return (panel('faq').textContent ?? '').replaceAll('\u00a0', ' ')
    }

    test('by its own sentence before its facts', () => {
      expect(asked({ beforeBooking: { rain: 'Se chover, remamos.' } })).toContain(
        'E se chover?Se chover, remamos.',
      )
    })

    test('by its facts where it says nothing', () => {
      const text = asked({ beforeBooking: {} })
      expect(text).toContain('Crianças podem ir?A partir de 6 anos, sempre com os responsáveis.')
    })

    test('and not at all where only the chat can answer', () => {
      expect(asked({ beforeBooking: {} })).not.toContain('Como pagar?')
    })
  })

  test('links in the text lead to pages of the same language', () => {
    show('caiaque-coletivo', 'en-GB')
    const links = within(panel('details')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/full-day-kayak-tour', '/private-kayak-paraty']),
    )
  })

  test('a part without translation is marked as Portuguese, the rest is not', () => {
    show('caiaque-coletivo', 'en-GB', ['details.faq'])
    expect(panel('faq').querySelector('[lang="pt-BR"]')).not.toBeNull()
    expect(panel('details').querySelector('[lang]')).toBeNull()
  })
})

import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProductTabs } from '@/components/product/product-tabs'
import { addressOf } from '@/lib/addresses'
import { cancellationRules, importantRules } from '@/lib/catalogue/cancellation'
import { findProduct } from '@/lib/catalogue/products'
import { fallbackLang, linkTarget, productView } from '@/lib/catalogue/read'
import type { Locale } from '@/lib/locales'
import { renderIn } from '../in-language'

function show(slug: string, locale: Locale, fallbacks: string[] = []) {
  const product = findProduct(slug)
  if (!product) throw new Error(`No product ${slug}`)
  const { details } = productView(product, locale).words
  renderIn(
    locale,
    <ProductTabs
      details={details}
      langOf={(path) => fallbackLang(fallbacks, path)}
      resolveLink={(target) => linkTarget(target, locale)}
      rules={{ tab: cancellationRules(product), important: importantRules(product) }}
      policyHref={addressOf('policy', locale)}
    />,
  )
  return details
}

const panel = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`No panel ${id}`)
  return found
}

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

  test.each([
    ['pt-BR', 'Dica: deixe objetos de valor na hospedagem ou use a bolsa estanque que fornecemos.'],
    ['en-GB', 'Tip: leave valuables at your lodgings, or use the dry bag we provide.'],
  ] as const)('what to bring ends with the tip in %s', (locale, tip) => {
    show('caiaque-coletivo', locale)
    expect(panel('what-to-bring').textContent?.endsWith(tip)).toBe(true)
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
    const [, ...rows] = cancellation.getAllByRole('row', { hidden: true })
    expect(rows.map(({ textContent }) => textContent)).toEqual(rules)
    expect(
      cancellation.getByText(
        locale === 'pt-BR'
          ? 'Onde os textos diferem, vale o mais favorável a você.'
          : 'Where wordings differ, the one more favourable to you applies.',
      ),
    ).toBeInTheDocument()
    expect(cancellation.getByRole('link', { hidden: true })).toHaveAttribute('href', policy)
  })

  test.each([
    ['saco-fundao', 'pt-BR', /até 7 dias antes, 100%; de 6 a 3 dias antes, 80%/, '/politica-cancelamento'],
    ['trekking-pao-acucar', 'en-GB', /^Free cancellation up to 48 hours before/, '/en/cancellation-policy'],
    ['passeio-veleiro', 'pt-BR', /aba Cancelamento/, '/politica-cancelamento'],
  ] as const)(
    '%s in %s: the important information ends with refunds and the policy',
    (slug, locale, refunds, policy) => {
      show(slug, locale)
      const details = within(panel('details'))
      expect(details.getByText(refunds)).toBeInTheDocument()
      expect(details.getByText(/mais favorável a você|more favourable to you/)).toBeInTheDocument()
      const link = details.getByRole('link', {
        name: /política de cancelamento completa|whole cancellation policy/,
      })
      expect(link).toHaveAttribute('href', policy)
    },
  )

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

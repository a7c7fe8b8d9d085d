/** @jest-environment jsdom */

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CompareChooser } from '@/components/choosing/compare-chooser'
import { CompareTable } from '@/components/choosing/compare-table'
import { CourseLadder } from '@/components/choosing/course-ladder'
import { DifficultyScale } from '@/components/choosing/difficulty-scale'
import { ExpeditionTable } from '@/components/choosing/expedition-table'
import { HowBookingWorks } from '@/components/choosing/how-booking-works'
import { KeepList } from '@/components/choosing/keep-list'
import { MyList } from '@/components/choosing/my-list'
import { findProduct, productView } from '@/lib/catalogue/build/trip-view'
import { detailBookingLink, subjectLink } from '@/lib/chat/drafts'
import { courseLadder } from '@/lib/choosing/course-ladder'
import { difficultyScale } from '@/lib/choosing/difficulty-scale'
import { draftWriter } from '@/lib/choosing/draft-writer'
import { savedList, saveList } from '@/lib/choosing/saved-list'
import { maxKept } from '@/lib/choosing/trip-slugs'
import { type Locale, locales } from '@/lib/i18n/locales'
import { wordsOf } from '@/lib/i18n/words'
import { addressOf } from '@/lib/routing/pages'
import { shipped } from '../../lib/choosing/samples'
import { picture, renderIn } from '../in-language'

const keepWords = { keep: 'Juntar', kept: 'Guardado', full: 'Cheia' }

beforeEach(() => act(() => saveList([])))

function viewOf(slug: string, locale: Locale) {
  const product = findProduct(shipped, slug)
  if (!product) throw new Error(`No trip ${slug}`)
  return productView(shipped, product, locale)
}

/** The comparison of some trips. */
function showTable(slugs: readonly string[], locale: Locale) {
  const trips = slugs.map((slug) => {
    const view = viewOf(slug, locale)
    return { view, picture, take: { href: detailBookingLink(shipped, view.product, locale) } }
  })
  return renderIn(locale, <CompareTable trips={trips} locale={locale} newWindowHint="x" />)
}

describe('the comparison', () => {
  test.each(locales)('in %s shows first what differs, and says in one line what is the same', (locale) => {
    showTable(['caiaque-coletivo', 'aventura-privada'], locale)
    const { rows, same } = wordsOf(locale).choosing.compare
    const facts = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(facts[0]).toBe(rows.price)
    // One of them has no distance: nobody can say whether they differ.
    expect(facts.indexOf(rows.distance)).toBeGreaterThan(facts.indexOf(rows.duration))
    expect(facts).not.toContain(rows.age)
    expect(screen.getByText(same).parentElement).toHaveTextContent(`${rows.age}: `)
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
  })

  test('each cell names its fact and its trip to people who hear it alone', () => {
    const { container } = showTable(['itatiaia', 'serra-fina'], 'pt-BR')
    for (const cell of container.querySelectorAll('td')) {
      const [fact = '', trip = ''] = cell.headers.split(' ')
      expect(document.getElementById(fact)?.textContent).not.toBe('')
      expect(document.getElementById(trip)).toHaveAttribute('scope', 'col')
    }
  })

  test('each trip can be taken, and taken out while the others stay', () => {
    showTable(['itatiaia', 'serra-fina', 'ilha-grande'], 'pt-BR')
    expect(screen.getByRole('link', { name: 'Tirar Travessia da Serra Fina da comparação' })).toHaveAttribute(
      'href',
      '/comparar?trips=itatiaia,ilha-grande',
    )
    expect(screen.getByRole('link', { name: /^Quero este ?: Travessia da Serra Fina/ })).toHaveAttribute(
      'href',
      detailBookingLink(shipped, viewOf('serra-fina', 'pt-BR').product, 'pt-BR'),
    )
  })

  test('a single trip is not called the same as anything', () => {
    showTable(['itatiaia'], 'pt-BR')
    expect(screen.queryByText(wordsOf('pt-BR').choosing.compare.same)).toBeNull()
  })

  test('is chosen by a plain form, with what is compared now', () => {
    renderIn(
      'pt-BR',
      <CompareChooser
        groups={[
          {
            label: 'Passeios',
            trips: [
              { slug: 'a', title: 'A' },
              { slug: 'b', title: 'B' },
            ],
          },
        ]}
        chosen={['b']}
        most={3}
        wish="adults=2&age=7"
        locale="pt-BR"
      />,
    )
    const form = screen.getByRole('form', { name: 'Escolha até três' })
    expect(form).toHaveAttribute('action', '/comparar')
    const fields = within(form).getAllByRole('combobox')
    expect(fields.map((field) => field.getAttribute('name'))).toEqual(['trips', 'trips', 'trips'])
    expect(fields[0]).toHaveValue('b')
    expect(fields[1]).toHaveValue('')
    // The wish goes along.
    expect(form.querySelector('input[name=age]')).toHaveValue('7')
  })
})

describe('the table of expeditions', () => {
  test.each(locales)('in %s has a row for each, and can be scrolled by keyboard', (locale) => {
    renderIn(
      locale,
      <ExpeditionTable
        trips={shipped.expeditions.map(({ slug }) => ({ view: viewOf(slug, locale), picture }))}
        locale={locale}
      />,
    )
    expect(screen.getAllByRole('rowheader')).toHaveLength(9)
    expect(screen.getByRole('region')).toHaveAttribute('tabindex', '0')
    // Each fact once; what a trip's page says differently is a footnote.
    expect(document.querySelectorAll('sup')).toHaveLength(8)
    expect(screen.getAllByRole('listitem')).toHaveLength(8)
    expect(screen.getAllByText(wordsOf(locale).choosing.table.nothing).length).toBeGreaterThan(3)
  })
})

describe('my list', () => {
  const show = (locale: Locale, { isBesideShared = false } = {}) =>
    renderIn(
      locale,
      <MyList
        tiles={{ itatiaia: <article>Itatiaia</article>, 'saco-fundao': <article>Fundão</article> }}
        titles={{ itatiaia: 'Parte alta do Itatiaia', 'saco-fundao': 'Saco do Fundão' }}
        words={wordsOf(locale).choosing.list}
        writer={draftWriter(shipped, locale)}
        listHref={addressOf('list', locale)}
        compareHref={addressOf('compare', locale)}
        newWindowHint="abre em outra janela"
        locale={locale}
        isBesideShared={isBesideShared}
      >
        <p>ver passeios</p>
      </MyList>,
    )

  test('says how to begin while nothing is kept', () => {
    show('pt-BR')
    expect(screen.getByText(/Toque no coração/)).toBeInTheDocument()
    expect(screen.getByText('ver passeios')).toBeInTheDocument()
  })

  test.each(locales)(
    'shows a heading of its own beside a list that was sent, not below the same title, in %s',
    (locale) => {
      const name = wordsOf(locale).choosing.list.own
      const alone = show(locale)
      expect(screen.getByRole('heading', { name })).toHaveClass('sr-only')
      alone.unmount()
      show(locale, { isBesideShared: true })
      expect(screen.getByRole('heading', { name })).not.toHaveClass('sr-only')
    },
  )

  test('has one message and one comparison for all, and leaves out what the catalogue no longer has', () => {
    act(() => saveList(['saco-fundao', 'gone', 'itatiaia']))
    show('pt-BR')
    expect(screen.getByText(/^2\spasseios na lista$/)).toBeInTheDocument()
    const chat = screen.getByRole('link', { name: /Perguntar sobre todos/ })
    const text = new URL(chat.getAttribute('href') ?? '').searchParams.get('text')
    expect(text).toContain('- Saco do Fundão\n- Parte alta do Itatiaia\n')
    expect(screen.getByRole('link', { name: 'Comparar' })).toHaveAttribute(
      'href',
      '/comparar?trips=saco-fundao,itatiaia',
    )
  })

  test('a trip taken off is gone, and focus does not get lost with its button', async () => {
    act(() => saveList(['saco-fundao', 'itatiaia']))
    show('en-GB')
    await userEvent.click(screen.getByRole('button', { name: 'Remove Saco do Fundão from the list' }))
    expect(savedList()).toEqual(['itatiaia'])
    expect(screen.queryByText('Fundão')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Your list' })).toHaveFocus()
    expect(await screen.findByText('Saco do Fundão is off the list')).toBeInTheDocument()
  })

  test('the link that hands it on is copied where the system has no sheet', async () => {
    act(() => saveList(['itatiaia', 'saco-fundao']))
    const user = userEvent.setup()
    show('pt-BR')
    await user.click(screen.getByRole('button', { name: 'Mandar a lista para alguém' }))
    expect(await screen.findByText('Link copiado')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/minha-lista?trips=itatiaia,saco-fundao`,
    )
  })

  test('where copying is refused the link stands there', async () => {
    act(() => saveList(['itatiaia']))
    const user = userEvent.setup()
    show('pt-BR')
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(screen.getByRole('button', { name: 'Mandar a lista para alguém' }))
    expect(await screen.findByLabelText('Copie o link:')).toHaveValue(
      `${window.location.origin}/minha-lista?trips=itatiaia`,
    )
  })

  test('a list that somebody sent is kept at a touch', async () => {
    renderIn('pt-BR', <KeepList slugs={['itatiaia']} words={keepWords} />)
    await userEvent.click(screen.getByRole('button', { name: 'Juntar' }))
    expect(savedList()).toEqual(['itatiaia'])
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('a list that somebody sent and that does not fit is not said to be kept, until there is room', async () => {
    const own = Array.from({ length: maxKept - 1 }, (_, index) => `trip-${index}`)
    act(() => saveList(own))
    renderIn('pt-BR', <KeepList slugs={['itatiaia', 'saco-fundao']} words={keepWords} />)
    await userEvent.click(screen.getByRole('button', { name: 'Juntar' }))
    expect(savedList()).toEqual([...own, 'itatiaia'])
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Cheia'))
    expect(screen.getByText('Cheia', { ignore: '[role=status]' })).toBeInTheDocument()
    expect(screen.queryByText('Guardado')).toBeNull()
    act(() => saveList(own.slice(1)))
    expect(screen.queryByText('Cheia', { ignore: '[role=status]' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Juntar' }))
    expect(screen.getByText('Guardado', { ignore: '[role=status]' })).toBeInTheDocument()
  })
})

describe('what explains the site', () => {
  test.each(locales)('how booking works in %s, in four steps', (locale) => {
    renderIn(locale, <HowBookingWorks locale={locale} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
  })

  test.each(locales)('the scale in %s names six levels with terrain and for whom', (locale) => {
    renderIn(locale, <DifficultyScale levels={difficultyScale(shipped, locale)} locale={locale} />)
    const { where, who } = wordsOf(locale).choosing.scale
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6)
    expect(screen.getAllByText(where)).toHaveLength(6)
    expect(screen.getAllByText(who)).toHaveLength(6)
  })

  test.each(locales)('the ladder in %s leads to three expeditions and promises no place', (locale) => {
    renderIn(
      locale,
      <CourseLadder
        ladder={courseLadder(shipped, locale)}
        locale={locale}
        students={6}
        enquireHref={subjectLink(shipped, 'courseClasses', locale)}
        newWindowHint="x"
      />,
    )
    const { asks, lead } = wordsOf(locale).choosing.ladder
    expect(screen.getAllByText(new RegExp(asks))).toHaveLength(3)
    expect(lead).toMatch(/não garante a vaga|doesn’t guarantee a place/)
  })

  test('only treks in the mountains lead up to the mountains', () => {
    const { before } = courseLadder(shipped, 'pt-BR').mountain
    expect(before.map(({ key }) => key)).not.toContain('joatinga-trekking')
  })
})

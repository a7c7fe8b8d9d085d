/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CompareChooser } from '@/components/choosing/compare-chooser'
import { CompareLink } from '@/components/choosing/compare-link'
import { CompareTable } from '@/components/choosing/compare-table'
import { CourseLadder } from '@/components/choosing/course-ladder'
import { DifficultyScale } from '@/components/choosing/difficulty-scale'
import { ExpeditionTable } from '@/components/choosing/expedition-table'
import { HowBookingWorks } from '@/components/choosing/how-booking-works'
import { KeepList } from '@/components/choosing/keep-list'
import { MyList } from '@/components/choosing/my-list'
import { findProduct, productView } from '@/lib/catalogue/read'
import { detailBookingLink, subjectLink } from '@/lib/chat'
import { choosingWords } from '@/lib/choosing/choosing-words'
import { courseLadder } from '@/lib/choosing/course-ladder'
import { difficultyScale } from '@/lib/choosing/difficulty-scale'
import { draftWriter } from '@/lib/choosing/draft-writer'
import { savedList, saveList } from '@/lib/choosing/saved-list'
import { maxKept } from '@/lib/choosing/trip-slugs'
import { type Locale, locales } from '@/lib/locales'
import { addressOf } from '@/lib/routing/pages'
import { shipped } from '../../lib/choosing/samples'
import { renderIn } from '../in-language'

const keepWords = { keep: 'Juntar', kept: 'Guardado', full: 'Cheia' }

beforeEach(() => act(() => saveList([])))

function viewOf(slug: string, locale: Locale) {
  const product = findProduct(shipped, slug)
  if (!product) throw new Error(`No trip ${slug}`)
  return productView(shipped, product, locale)
}

describe('the comparison', () => {
  test.each([
    ['pt-BR', 'diferem', 'iguais'],
    ['en-GB', 'differ', 'the same'],
  ] as const)('in %s says in words which facts differ', (locale, differ, same) => {
    renderIn(
      locale,
      <CompareTable
        views={['caiaque-coletivo', 'aventura-privada'].map((slug) => viewOf(slug, locale))}
        locale={locale}
      />,
    )
    const { rows } = choosingWords(locale).compare
    expect(
      screen.getByRole('rowheader', { name: new RegExp(`^${rows.price}.*${differ}$`) }),
    ).toBeInTheDocument()
    expect(screen.getByRole('rowheader', { name: new RegExp(`^${rows.age}.*${same}$`) })).toBeInTheDocument()
    // One of them has no distance: nobody can say whether they differ.
    expect(screen.getByRole('rowheader', { name: rows.distance })).toBeInTheDocument()
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
  })

  test('each trip can be taken out, and the others stay', () => {
    renderIn(
      'pt-BR',
      <CompareTable
        views={['itatiaia', 'serra-fina', 'ilha-grande'].map((slug) => viewOf(slug, 'pt-BR'))}
        locale="pt-BR"
      />,
    )
    expect(screen.getByRole('link', { name: 'Tirar Travessia da Serra Fina da comparação' })).toHaveAttribute(
      'href',
      '/comparar?trips=itatiaia,ilha-grande',
    )
  })

  test('a single trip is not called different from anything', () => {
    renderIn('pt-BR', <CompareTable views={[viewOf('itatiaia', 'pt-BR')]} locale="pt-BR" />)
    expect(screen.queryByText(/diferem|iguais/)).toBeNull()
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
        locale="pt-BR"
      />,
    )
    const form = screen.getByRole('form', { name: 'Escolha até três' })
    expect(form).toHaveAttribute('action', '/comparar')
    const fields = within(form).getAllByRole('combobox')
    expect(fields.map((field) => field.getAttribute('name'))).toEqual(['trips', 'trips', 'trips'])
    expect(fields[0]).toHaveValue('b')
    expect(fields[1]).toHaveValue('')
  })

  test('a link to it names its trip to people who hear it alone', () => {
    renderIn('en-GB', <CompareLink slugs={['itatiaia', 'serra-fina']} title="Itatiaia" locale="en-GB" />)
    expect(screen.getByRole('link', { name: /^Compare\s*: Itatiaia$/ })).toHaveAttribute(
      'href',
      '/en/compare?trips=itatiaia,serra-fina',
    )
  })
})

describe('the table of expeditions', () => {
  test.each(locales)('in %s has a row for each, and can be scrolled by keyboard', (locale) => {
    renderIn(
      locale,
      <ExpeditionTable views={shipped.expeditions.map(({ slug }) => viewOf(slug, locale))} locale={locale} />,
    )
    expect(screen.getAllByRole('rowheader')).toHaveLength(9)
    expect(screen.getByRole('region')).toHaveAttribute('tabindex', '0')
    const { both } = choosingWords(locale)
    expect(screen.getAllByText(new RegExp(`\\(${both.page}\\)`)).length).toBeGreaterThan(8)
  })
})

describe('my list', () => {
  const show = (locale: Locale, { isBesideShared = false } = {}) =>
    renderIn(
      locale,
      <MyList
        tiles={{ itatiaia: <article>Itatiaia</article>, 'saco-fundao': <article>Fundão</article> }}
        titles={{ itatiaia: 'Parte alta do Itatiaia', 'saco-fundao': 'Saco do Fundão' }}
        words={choosingWords(locale).list}
        writer={draftWriter(shipped, locale)}
        listHref={addressOf('list', locale)}
        compareHref={addressOf('compare', locale)}
        newWindowHint="abre em outra janela"
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
      const name = choosingWords(locale).list.own
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
  test.each(locales)('how booking works in %s shows the draft that opens, word for word', (locale) => {
    const product = findProduct(shipped, 'caiaque-coletivo')
    if (!product) throw new Error('expected')
    const href = detailBookingLink(shipped, product, locale)
    renderIn(locale, <HowBookingWorks locale={locale} chatHref={href} newWindowHint="x" />)
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
    const { open } = choosingWords(locale).booking
    const link = screen.getByRole('link', { name: new RegExp(open) })
    expect(document.querySelector('blockquote')?.textContent).toBe(
      new URL(link.getAttribute('href') ?? '').searchParams.get('text'),
    )
  })

  test.each(locales)('the scale in %s names six levels with terrain and for whom', (locale) => {
    renderIn(locale, <DifficultyScale levels={difficultyScale(shipped, locale)} locale={locale} />)
    const { where, who } = choosingWords(locale).scale
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
    const { asks, lead } = choosingWords(locale).ladder
    expect(screen.getAllByText(new RegExp(asks))).toHaveLength(3)
    expect(lead).toMatch(/não garante a vaga|does not guarantee a place/)
  })

  test('on the page of a trip the ladder is the one way to it, and the trip is its step without a link', () => {
    renderIn(
      'pt-BR',
      <CourseLadder
        ladder={courseLadder(shipped, 'pt-BR')}
        only="mountain"
        current="serra-fina"
        locale="pt-BR"
        students={6}
        enquireHref={subjectLink(shipped, 'courseClasses', 'pt-BR')}
        newWindowHint="x"
      />,
    )
    const { kayak, mountain } = choosingWords('pt-BR').ladder
    expect(screen.getByRole('heading', { name: mountain })).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: kayak })).toBeNull()
    const here = screen.getAllByRole('listitem').filter((step) => step.hasAttribute('aria-current'))
    expect(here).toHaveLength(1)
    expect(here[0]).toHaveTextContent('Serra Fina')
    expect(here[0]?.querySelector('a')).toBeNull()
  })
})

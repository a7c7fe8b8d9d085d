/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListLink } from '@/components/choosing/list-link'
import { TripHeart } from '@/components/choosing/trip-heart'
import { savedList, saveList } from '@/lib/choosing/saved-list'
import { maxKept } from '@/lib/choosing/trip-slugs'
import { renderIn } from '../in-language'

beforeEach(() => {
  act(() => saveList([]))
  document.getElementById('announcements')?.remove()
})

const heart = (name: RegExp) => screen.getByRole('button', { name })

describe('the heart of a trip', () => {
  test.each([
    ['pt-BR', /^Guardar na minha lista: Itatiaia$/, 'Itatiaia está na sua lista', 'Itatiaia saiu da lista'],
    ['en-GB', /^Keep in my list: Itatiaia$/, 'Itatiaia is on your list', 'Itatiaia is off the list'],
  ] as const)('in %s keeps the trip, takes it off, and says both aloud', async (locale, name, kept, off) => {
    renderIn(locale, <TripHeart slug="itatiaia" title="Itatiaia" locale={locale} />)
    expect(heart(name)).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(heart(name))
    expect(heart(name)).toHaveAttribute('aria-pressed', 'true')
    expect(savedList()).toEqual(['itatiaia'])
    expect(await screen.findByText(kept)).toHaveAttribute('role', 'status')
    await userEvent.click(heart(name))
    expect(heart(name)).toHaveAttribute('aria-pressed', 'false')
    expect(await screen.findByText(off)).toBeInTheDocument()
    expect(savedList()).toEqual([])
  })

  test('answers the keyboard', async () => {
    renderIn('pt-BR', <TripHeart slug="itatiaia" title="Itatiaia" locale="pt-BR" />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(savedList()).toEqual(['itatiaia'])
  })

  test('says that the list is full instead of forgetting a trip', async () => {
    act(() => saveList(Array.from({ length: maxKept }, (_, index) => `trip-${index}`)))
    renderIn('pt-BR', <TripHeart slug="itatiaia" title="Itatiaia" locale="pt-BR" />)
    await userEvent.click(heart(/Itatiaia/))
    expect(heart(/Itatiaia/)).toHaveAttribute('aria-pressed', 'false')
    expect(await screen.findByText(/Tire um para pôr outro/)).toBeInTheDocument()
  })

  test('two hearts of one trip, on a card and on its page, agree', async () => {
    renderIn(
      'pt-BR',
      <>
        <TripHeart slug="itatiaia" title="Itatiaia" locale="pt-BR" />
        <TripHeart slug="itatiaia" title="Itatiaia" locale="pt-BR" />
        <ListLink href="/minha-lista" label="Minha lista" />
      </>,
    )
    const [first, second] = screen.getAllByRole('button')
    if (!first || !second) throw new Error('two hearts expected')
    expect(screen.getByRole('link', { name: 'Minha lista' })).toBeInTheDocument()
    await userEvent.click(first)
    expect(second).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('link', { name: 'Minha lista (1)' })).toHaveAttribute('href', '/minha-lista')
  })
})

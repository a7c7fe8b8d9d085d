/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { ListLink } from '@/components/choosing/list-link'
import { TripHeart } from '@/components/choosing/trip-heart'
import { savedList, saveList } from '@/lib/choosing/saved-list'
import { maxKept } from '@/lib/choosing/trip-slugs'
import { renderIn } from '../in-language'

beforeEach(() => {
  act(() => saveList([]))
  document.getElementById('announcements')?.remove()
})

const heart = (name: RegExp) => screen.getByRole('checkbox', { name })

describe('the heart of a trip', () => {
  test.each([
    ['pt-BR', /^Guardar na minha lista: Itatiaia$/, /^Itatiaia está na sua lista/, 'Itatiaia saiu da lista'],
    ['en-GB', /^Keep in my list: Itatiaia$/, /^Itatiaia is on your list/, 'Itatiaia is off the list'],
  ] as const)('in %s keeps the trip, takes it off, and says both aloud', async (locale, name, kept, off) => {
    renderIn(locale, <TripHeart slug="itatiaia" title="Itatiaia" locale={locale} />)
    expect(heart(name)).not.toBeChecked()
    await userEvent.click(heart(name))
    expect(heart(name)).toBeChecked()
    expect(savedList()).toEqual(['itatiaia'])
    expect(await screen.findByText(kept)).toHaveAttribute('role', 'status')
    await userEvent.click(heart(name))
    expect(heart(name)).not.toBeChecked()
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
    expect(heart(/Itatiaia/)).not.toBeChecked()
    expect(await screen.findByText(/Tire um para pôr outro/)).toBeInTheDocument()
  })

  test('two hearts of one trip, on a card and on its page, agree', async () => {
    renderIn(
      'pt-BR',
      <>
        <TripHeart slug="itatiaia" title="Itatiaia" locale="pt-BR" />
        <TripHeart slug="itatiaia" title="Itatiaia" locale="pt-BR" />
        <ListLink href="/minha-lista" words={{ name: 'Minha lista', kept: 'Guardado na sua lista' }} />
      </>,
    )
    const [first, second] = screen.getAllByRole('checkbox')
    if (!first || !second) throw new Error('two hearts expected')
    expect(screen.getByRole('link', { name: 'Minha lista' })).toBeInTheDocument()
    await userEvent.click(first)
    expect(second).toBeChecked()
    expect(screen.getByRole('link', { name: 'Minha lista 1' })).toHaveAttribute('href', '/minha-lista')
    // Beside the count it says for a moment where the trip went.
    expect(screen.getByText('Guardado na sua lista')).toBeInTheDocument()
  })

  test('one that was tapped before the scripts ran is kept as soon as they do', () => {
    const heartOf = <TripHeart slug="itatiaia" title="Itatiaia" locale="pt-BR" />
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(heartOf)
    const box = container.querySelector('input')
    if (!box) throw new Error('a box is expected')
    box.checked = true
    render(heartOf, { container, hydrate: true })
    expect(savedList()).toEqual(['itatiaia'])
    expect(box.checked).toBe(true)
  })
})

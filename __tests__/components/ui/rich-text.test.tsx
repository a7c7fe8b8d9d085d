/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { RichText } from '@/components/ui/rich-text'

const resolve = (target: string) => (target === 'veleiro' ? '/passeio-veleiro' : undefined)

describe('a text with links', () => {
  test('marked words become links between plain words', () => {
    const { container } = render(
      <RichText text="Veja o [veleiro](veleiro) e volte. [Outro](veleiro)" resolve={resolve} />,
    )
    expect(container.textContent).toBe('Veja o veleiro e volte. Outro')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/passeio-veleiro',
      '/passeio-veleiro',
    ])
  })

  test('a target that nobody knows leaves plain words', () => {
    const { container } = render(<RichText text="Veja o [mergulho](mergulho)." resolve={resolve} />)
    expect(container.textContent).toBe('Veja o mergulho.')
    expect(screen.queryByRole('link')).toBeNull()
  })

  test.each(['Sem elos', 'Colchetes [soltos] e (parênteses)', '<b>não</b> é marcação', ''])(
    '%p stays as it is',
    (text) => {
      const { container } = render(<RichText text={text} resolve={resolve} />)
      expect(container.textContent).toBe(text)
      expect(container.querySelector('b, a')).toBeNull()
    },
  )
})

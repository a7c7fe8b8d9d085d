/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { SiteHeader } from '@/components/layout/site-header'
import { LanguageToggle } from '@/components/ui/language-toggle'

const groups = [
  {
    label: 'Caiaque',
    href: '/passeios#kayak',
    colour: 'bg-paint-cobalt',
    items: [{ label: 'Passeio de Caiaque Coletivo', href: '/remada-tropical', duration: '4h' }],
  },
  { label: 'Barco', href: '/passeios#boat', colour: 'bg-paint-cyan', items: [] },
]

function show() {
  render(
    <SiteHeader
      brand="Saíra"
      homeHref="/"
      chatHref="https://wa.me/1?text=Ol%C3%A1"
      words={{
        main: 'Menu principal',
        open: 'Abrir menu',
        showTours: 'Mostrar os passeios',
        showExpeditions: 'Mostrar as expedições',
        newWindow: 'abre em outra janela',
        book: 'Reservar',
        kept: 'Guardado na sua lista',
      }}
      locale="pt-BR"
      links={{
        home: { label: 'Início', href: '/' },
        tours: { label: 'Passeios', href: '/passeios' },
        expeditions: { label: 'Expedições', href: '/expedicoes' },
        about: { label: 'Sobre', href: '/#about' },
        destination: { label: 'Paraty & Costa Verde', href: '/paraty-costa-verde' },
        contact: { label: 'Contato', href: '/#contact' },
        choose: { label: 'Escolher', href: '/escolher' },
        list: { label: 'Minha lista', href: '/minha-lista' },
      }}
      tours={groups}
      expeditions={groups}
      languageToggle={
        <LanguageToggle href="/en?lang=en-GB" lang="en-GB" short="EN" name="Read this page in English" />
      }
    />,
  )
  const [wide, narrow] = screen.getAllByRole('navigation', { name: 'Menu principal', hidden: true })
  if (!wide || !narrow) throw new Error('Two menus are expected')
  return { wide: within(wide), narrow: within(narrow) }
}

const hidden = { hidden: true }

describe('the header (spec §2.2)', () => {
  test.each([
    ['Início', '/'],
    ['Passeios', '/passeios'],
    ['Expedições', '/expedicoes'],
    ['Sobre', '/#about'],
    ['Paraty & Costa Verde', '/paraty-costa-verde'],
    ['Contato', '/#contact'],
  ])('%s leads to %s, on wide and narrow screens', (name, href) => {
    const { wide, narrow } = show()
    expect(wide.getByRole('link', { name })).toHaveAttribute('href', href)
    expect(narrow.getByRole('link', { name, ...hidden })).toHaveAttribute('href', href)
  })

  test('the menus hold groups, trips and durations, on both', () => {
    for (const menu of Object.values(show())) {
      expect(menu.getAllByRole('link', { name: 'Caiaque', ...hidden })).toHaveLength(2)
      const [trip] = menu.getAllByRole('link', { name: /Passeio de Caiaque Coletivo/, ...hidden })
      expect(trip).toHaveAttribute('href', '/remada-tropical')
      expect(trip).toHaveTextContent('4h')
    }
  })

  test('the language toggle is a plain link in the words of the other language, at hand at every width', () => {
    show()
    const toggles = screen.getAllByRole('link', { name: /Read this page in English$/, hidden: true })
    // In the header, and on phones in the menu.
    expect(toggles).toHaveLength(2)
    for (const toggle of toggles) {
      expect(toggle).toHaveAttribute('href', '/en?lang=en-GB')
      expect(toggle).toHaveAttribute('lang', 'en-GB')
      expect(toggle).toHaveAttribute('hreflang', 'en-GB')
    }
  })

  test('logo leads home, the chat opens in a new window', () => {
    show()
    expect(screen.getByRole('link', { name: 'Saíra' })).toHaveAttribute('href', '/')
    const chat = screen.getByRole('link', { name: /Reservar.*abre em outra janela/ })
    expect(chat).toHaveAttribute('target', '_blank')
    expect(chat).toHaveAttribute('rel', 'noopener noreferrer')
  })
})

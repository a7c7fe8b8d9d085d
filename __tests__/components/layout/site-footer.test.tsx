/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { SiteFooter } from '@/components/layout/site-footer'

test('the footer has its lists, hours and year, and social links that open in new tabs (spec §2.2)', () => {
  render(
    <SiteFooter
      brand="Saíra"
      words={{
        line: 'Remar e caminhar',
        quickLinks: 'Links rápidos',
        explore: 'Conheça',
        hours: 'Horário',
        everyDay: 'Todos os dias, das 7h às 19h',
        follow: 'Acompanhe',
        pictures: 'Fotos',
        chat: 'Conversar',
        rights: '© 2024 Saíra',
        counting: 'Sums of the day.',
        newWindow: 'abre em outra janela',
      }}
      quickLinks={[{ label: 'Sobre nós', href: '/#about' }]}
      explore={[{ label: 'Política de cancelamento', href: '/politica-cancelamento' }]}
      staff={{ label: 'Área da equipe', href: '/admin/login' }}
      picturesHref="https://pictures.example/saira"
      chatHref="https://wa.me/1"
      locale="pt-BR"
    />,
  )
  const links = within(screen.getByRole('navigation', { name: 'Links rápidos' }))
  expect(links.getByRole('link', { name: 'Sobre nós' })).toHaveAttribute('href', '/#about')
  const explore = within(screen.getByRole('navigation', { name: 'Conheça' }))
  expect(explore.getByRole('link', { name: 'Política de cancelamento' })).toHaveAttribute(
    'href',
    '/politica-cancelamento',
  )
  expect(screen.getByRole('link', { name: 'Área da equipe' })).toHaveAttribute('href', '/admin/login')
  for (const [name, href] of [
    [/Fotos.*abre em outra janela/, 'https://pictures.example/saira'],
    [/Conversar.*abre em outra janela/, 'https://wa.me/1'],
  ] as const) {
    const link = screen.getByRole('link', { name })
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
  expect(screen.getByText('Todos os dias, das 7h às 19h')).toBeInTheDocument()
  expect(screen.getByText('© 2024 Saíra')).toBeInTheDocument()
})

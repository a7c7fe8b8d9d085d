/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { PanelHeader } from '@/components/admin/frame/panel-header'
import { LoginCard } from '@/components/admin/sign-in/login-card'
import english from '@/messages/en-GB/admin.json'
import portuguese from '@/messages/pt-BR/admin.json'

const signOut = async (): Promise<never> => {
  throw new Error('nobody signs out here')
}

it('the way to the other language keeps the open tab, which only the browser knows', () => {
  window.location.hash = '#images'
  const toggle = { query: '?lang=en-GB', lang: 'en-GB' }
  render(
    <PanelHeader brand="Saíra" words={portuguese.frame} homeHref="/" toggle={toggle} signOut={signOut} />,
  )
  const link = screen.getByRole('link', { name: /^EN: / })
  expect(link).toHaveAttribute('href', '?lang=en-GB#images')
  act(() => {
    window.location.hash = ''
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(link).toHaveAttribute('href', '?lang=en-GB')
})

it.each([
  [portuguese, 'en-GB', 'EN: Use the panel in English'],
  [english, 'pt-BR', /^PT: /],
] as const)(
  'the way to the other language is called what is seen on it first',
  ({ frame, login }, lang, name) => {
    const query = `?lang=${lang}`
    render(
      <>
        <PanelHeader brand="Saíra" words={frame} homeHref="/" toggle={{ query, lang }} signOut={signOut} />
        <LoginCard
          brand="Saíra"
          title={login.title}
          lead={login.lead}
          back={{ label: login.back, href: '/' }}
          toggle={{ query, lang, short: frame.toggleShort, name: frame.toggle }}
        >
          form
        </LoginCard>
      </>,
    )
    const toggles = screen.getAllByRole('link', { name })
    expect(toggles).toHaveLength(2)
    for (const toggle of toggles) expect(toggle).toHaveAttribute('href', query)
  },
)

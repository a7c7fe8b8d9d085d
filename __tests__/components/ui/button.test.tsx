/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { ButtonLink, buttonClass } from '@/components/ui/button'
import { Section } from '@/components/ui/section'

test('a button inside the site stays in the window', () => {
  render(<ButtonLink href="/passeios">Ver passeios</ButtonLink>)
  const link = screen.getByRole('link', { name: 'Ver passeios' })
  expect(link).toHaveAttribute('href', '/passeios')
  expect(link).not.toHaveAttribute('target')
})

test('a plain button stands where text begins: it has no padding of a shape that it does not show', () => {
  expect(buttonClass({ look: 'plain' })).not.toMatch(/\bpx-/)
  expect(buttonClass({ look: 'secondary' })).toMatch(/\bpx-5\b/)
  expect(buttonClass({ size: 'large' })).toMatch(/\bpx-7\b/)
})

describe('a section', () => {
  test.each([
    ['caiaque', 'kayak', ['caiaque', 'kayak']],
    ['trekking', 'trekking', ['trekking']],
    ['tours', undefined, ['tours']],
  ])('#%s with the alias %p has the anchors %j, each once (spec §2.2)', (id, alias, anchors) => {
    const { container } = render(
      <Section id={id} alias={alias} title="Título">
        Texto
      </Section>,
    )
    expect([...container.querySelectorAll('[id]')].map((element) => element.id)).toEqual(anchors)
    expect(screen.getByRole('heading', { level: 2, name: 'Título' })).toBeInTheDocument()
  })
})

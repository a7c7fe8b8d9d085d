/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { JsonLd } from '@/components/ui/json-ld'
import { jsonLdText } from '@/lib/seo/structured-data'

test('a product that is named after a script runs none and ends no element', () => {
  const name = '</script><img src=x onerror="alert(1)"><!--'
  const { container } = render(<JsonLd text={jsonLdText({ name })} />)
  const script = container.querySelector('script')
  expect(container.children).toHaveLength(1)
  expect(script).toHaveAttribute('type', 'application/ld+json')
  expect(script?.outerHTML).not.toContain('<img')
  expect(script?.outerHTML.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({ name })
})

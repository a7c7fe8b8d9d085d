import { pageCaching } from '@/lib/front/page-caching'

test.each([true, false])('a browser asks for a page every time (by the preference: %s)', (byPreference) => {
  const caching = pageCaching(byPreference)['Cache-Control'] ?? ''
  expect(caching).toMatch(/no-cache|max-age=0/)
  // Browsers follow this one as well, and would show what staff have changed since.
  expect(caching).not.toContain('stale-while-revalidate')
})

test('pages that follow the visitor’s preference are kept by no shared cache, the others for a moment', () => {
  expect(pageCaching(true)['Cache-Control']).toContain('private')
  expect(pageCaching(false)['Cache-Control']).toContain('s-maxage=10')
})

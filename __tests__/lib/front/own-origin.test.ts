import { isOwnOrigin } from '@/lib/front/own-origin'
import { site } from '@/lib/site'

const asked = (headers: Record<string, string>) =>
  isOwnOrigin(new Request('http://127.0.0.1:3000/admin/login', { method: 'POST', headers }))

test.each<Record<string, string>>([
  { origin: site.origin },
  { origin: site.origin, host: 'another.example' },
  { origin: 'https://saira.example', host: 'saira.example' },
  { origin: 'https://saira.example', host: '127.0.0.1:3000', 'x-forwarded-host': 'saira.example' },
  { origin: 'https://saira.example', 'x-forwarded-host': ' saira.example , inner.example' },
])('a change is asked for by a page of this site: %j', (headers) => {
  expect(asked(headers)).toBe(true)
})

test.each<Record<string, string>>([
  { host: 'saira.example' },
  { origin: '', host: 'saira.example' },
  { origin: 'null', host: 'saira.example' },
  { origin: 'https://evil.example', host: 'saira.example' },
  {
    origin: 'https://evil.example',
    host: 'saira.example',
    'x-forwarded-host': 'saira.example, evil.example',
  },
  // Of a file no host is known, as of a request that names none.
  { origin: 'file:///form.html', host: '' },
])('a change is asked for by another site, or by nobody knows whom: %j', (headers) => {
  expect(asked(headers)).toBe(false)
})

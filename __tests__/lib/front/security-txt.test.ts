jest.mock('@/lib/site', () => ({ site: { origin: 'https://www.saira.example', email: 'a@saira.example' } }))

import { securityTxt } from '@/lib/front/security-txt'

const fields = (text: string) =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )

it('names the contact and the address of the site that is configured', () => {
  const said = fields(securityTxt(new Date('2026-11-22T10:00:00Z')))
  expect(said.get('Contact')).toBe('mailto:a@saira.example')
  expect(said.get('Canonical')).toBe('https://www.saira.example/.well-known/security.txt')
  expect(said.get('Preferred-Languages')).toBe('pt, en')
})

it.each(['2026-11-22T10:00:00Z', '2026-01-31T23:59:59Z', '2027-12-31T00:00:00Z'])(
  'asked on %s, holds for more than ten months and less than a year',
  (now) => {
    const expires = Date.parse(fields(securityTxt(new Date(now))).get('Expires') ?? '')
    const days = (expires - Date.parse(now)) / 86_400_000
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThan(365)
  },
)

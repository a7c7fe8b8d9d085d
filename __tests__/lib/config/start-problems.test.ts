import { hostnameProblem } from '@/lib/config/variables'

test.each(['127.0.0.1', '127.1.2.3', '::1'])(
  'HOSTNAME=%s is refused: pages would redirect to themselves',
  (name) => {
    expect(hostnameProblem(name)).toMatch(`HOSTNAME: expected localhost in place of ${name}`)
  },
)

test.each([undefined, '', 'localhost', '0.0.0.0', '::', 'web-1', '192.168.0.10'])(
  'HOSTNAME=%s is taken',
  (name) => {
    expect(hostnameProblem(name)).toBeUndefined()
  },
)

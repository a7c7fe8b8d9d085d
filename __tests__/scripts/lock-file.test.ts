import { readFileSync } from 'node:fs'
import { z } from 'zod'

const { packages } = z
  .object({ packages: z.record(z.string(), z.object({ resolved: z.string().optional() })) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))

test('no package is bound to the host that it once came from', () => {
  const bound = Object.entries(packages).filter(([, { resolved }]) => resolved?.includes('://'))
  expect(bound.map(([name]) => name)).toEqual([])
})

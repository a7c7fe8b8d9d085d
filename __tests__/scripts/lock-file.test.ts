import { readFileSync } from 'node:fs'
import { z } from 'zod'

const entry = z.object({
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  optional: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  link: z.boolean().optional(),
})
const { packages } = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const locked = Object.entries(packages).filter(([name, { link }]) => name !== '' && !link)

test('every package that is installed everywhere is pinned by the hash of its content', () => {
  const unpinned = locked.filter(([, { integrity, optional }]) => !integrity && !optional)
  expect(unpinned.map(([name]) => name)).toEqual([])
})

// The registry that wrote the lock file lacked the versions of these; `npm ci` installs them without comparing.
test('the only packages without a hash are fifty optional ones for other systems', () => {
  const unpinned = locked.filter(([, { integrity }]) => !integrity)
  expect(unpinned.filter(([, { os, cpu }]) => !os && !cpu).map(([name]) => name)).toEqual([])
  expect(unpinned.length).toBeLessThanOrEqual(50)
})

test('no package is bound to the host that it once came from', () => {
  expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([name]) => name)).toEqual([])
})

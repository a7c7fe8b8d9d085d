import { parseBackendSettings, parseSettings, siteAddress } from '../../scripts/settings'

const key = 'sb_publishable_0123456789'

test('without any variable everything has its usual place', () => {
  expect(parseSettings({})).toEqual({ PORT: 3000, SUPABASE_PORT: 54321, DATA_DIR: '.data' })
})

test('variables choose ports, folder and host; empty ones count as absent', () => {
  const variables = { PORT: '4000', SUPABASE_PORT: '', DATA_DIR: '/srv/data', HOST: '0.0.0.0', OTHER: 'x' }
  expect(parseSettings(variables)).toEqual({
    PORT: 4000,
    SUPABASE_PORT: 54321,
    DATA_DIR: '/srv/data',
    HOST: '0.0.0.0',
  })
})

test.each(['127.0.0.1', '127.1.2.3', '::1', '[::1]'])(
  'the loopback address %s is called by its name, without which Next does not find its own pages',
  (HOST) => expect(parseSettings({ HOST }).HOST).toBe('localhost'),
)

test.each([
  [undefined, 'http://localhost:4000'],
  ['localhost', 'http://localhost:4000'],
  ['0.0.0.0', 'http://localhost:4000'],
  ['::', 'http://localhost:4000'],
  ['192.168.1.5', 'http://192.168.1.5:4000'],
  ['fd00::2', 'http://[fd00::2]:4000'],
])('a site that listens on %s answers at %s', (HOST, address) => {
  expect(siteAddress(parseSettings({ HOST, PORT: '4000' }))).toBe(address)
})

test('a hosted project needs its address and its key', () => {
  const url = 'https://project.supabase.co'
  expect(parseSettings({ SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key })).toMatchObject({
    SUPABASE_URL: url,
  })
  expect(() => parseSettings({ SUPABASE_URL: url })).toThrow('SUPABASE_PUBLISHABLE_KEY: expected')
  expect(() => parseSettings({ SUPABASE_PUBLISHABLE_KEY: key })).toThrow('set both, or neither')
})

test.each([
  ['PORT', { PORT: 'abc' }, 'PORT: expected a port from 1 to 65535'],
  ['PORT', { PORT: '70000' }, 'PORT: expected a port from 1 to 65535'],
  ['SUPABASE_PORT', { SUPABASE_PORT: '0' }, 'SUPABASE_PORT: expected a port from 1 to 65535'],
  [
    'SUPABASE_PORT',
    { PORT: '5000', SUPABASE_PORT: '5000' },
    'SUPABASE_PORT: expected another port than PORT',
  ],
  [
    'SUPABASE_URL',
    { SUPABASE_URL: 'project', SUPABASE_PUBLISHABLE_KEY: key },
    'SUPABASE_URL: expected the address',
  ],
  ['SITE_URL', { SITE_URL: 'https://example.com/site' }, 'SITE_URL: expected an address without a path'],
  ['HOST', { HOST: 'http://192.168.0.10' }, 'HOST: expected a host name'],
  [
    'SUPABASE_PUBLISHABLE_KEY',
    { SUPABASE_URL: 'https://project.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'short' },
    'SUPABASE_PUBLISHABLE_KEY: expected the publishable',
  ],
  ['SITE_URL', { SITE_URL: 'example' }, 'SITE_URL: expected an address such as'],
])('a wrong %s is named together with what is expected', (_name, variables, message) => {
  expect(() => parseSettings(variables)).toThrow(message)
})

test('every wrong variable is named at once', () => {
  const parse = () => parseSettings({ PORT: 'abc', SITE_URL: 'example' })
  expect(parse).toThrow('\n  PORT: expected')
  expect(parse).toThrow('\n  SITE_URL: expected')
})

test('the backend alone is not concerned with the site’s port and host', () => {
  expect(parseBackendSettings({ PORT: 'abc', HOST: '0.0.0.0', SUPABASE_PORT: '3000' })).toEqual({
    SUPABASE_PORT: 3000,
    DATA_DIR: '.data',
  })
})

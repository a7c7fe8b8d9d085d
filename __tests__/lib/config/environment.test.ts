import { parseEnvironment } from '@/lib/config/environment'
import { readableNumber } from '@/lib/site'

const key = 'sb_publishable_0123456789'

/** A legacy key of a project, which names its role. */
const legacyKey = (role: string) =>
  ['{"alg":"HS256"}', JSON.stringify({ iss: 'supabase', role }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')

describe('the environment', () => {
  test.each([
    {},
    { SITE_URL: '', CHAT_HOST: '', SITE_NAME: '', SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: '' },
  ])('needs nothing: %j', (variables) => {
    expect(parseEnvironment(variables)).toMatchObject({
      SITE_URL: 'http://localhost:3000',
      SITE_NAME: 'Saíra Aventuras',
      CHAT_HOST: 'wa.me',
      CHAT_NUMBER: '5524900000000',
    })
    expect(parseEnvironment(variables).SUPABASE_URL).toBeUndefined()
    expect(parseEnvironment(variables).SUPABASE_PUBLISHABLE_KEY).toBeUndefined()
  })

  test('the public address loses the slash at its end', () => {
    expect(parseEnvironment({ SITE_URL: 'https://example.com/' }).SITE_URL).toBe('https://example.com')
  })

  test('the address of a Supabase project loses the slash at its end', () => {
    const project = { SUPABASE_URL: 'https://x.supabase.co/', SUPABASE_PUBLISHABLE_KEY: key }
    expect(parseEnvironment(project).SUPABASE_URL).toBe('https://x.supabase.co')
  })

  test.each([
    [{ SITE_URL: 'example.com' }, 'SITE_URL: expected an address such as https://example.com'],
    [{ SITE_URL: 'ftp://example.com' }, 'SITE_URL'],
    // The site has no folder to stand in: dropped in silence, the path would be missed in every canonical address.
    [{ SITE_URL: 'https://example.com/site' }, 'SITE_URL: expected an address without a path'],
    [{ SITE_URL: 'https://example.com/?x=1' }, 'SITE_URL: expected an address without a path'],
    [{ SITE_NAME: 'S' }, 'SITE_NAME: expected at least two characters'],
    [{ SITE_EMAIL: 'contato' }, 'SITE_EMAIL: expected an e-mail address'],
    [{ CHAT_HOST: 'https://wa.me' }, 'CHAT_HOST: expected a host name such as wa.me'],
    [{ CHAT_NUMBER: '+55 24 90000-0000' }, 'CHAT_NUMBER: expected the international number in digits only'],
    [{ CHAT_NUMBER: '123' }, 'CHAT_NUMBER'],
    [{ PORT: 'abc' }, 'PORT: expected a port from 1 to 65535'],
    [{ PORT: '70000' }, 'PORT: expected a port from 1 to 65535'],
    [{ HOST: 'http://192.168.0.10' }, 'HOST: expected a host name or an address such as 192.168.0.10'],
    [{ PAGE_STORE: 'no' }, 'PAGE_STORE: expected on or off'],
    [{ COMPRESS: 'no' }, 'COMPRESS: expected on or off'],
    [{ PICTURE_PROFILE_URL: '@saira' }, 'PICTURE_PROFILE_URL: expected a full address'],
    [{ PICTURE_PROFILE_URL: 'javascript:alert(1)' }, 'PICTURE_PROFILE_URL: expected a full address'],
    [{ SUPABASE_URL: 'https://x.supabase.co' }, 'SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY go together'],
    [{ SUPABASE_PUBLISHABLE_KEY: key }, 'SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY go together'],
    [{ SUPABASE_URL: 'x', SUPABASE_PUBLISHABLE_KEY: key }, 'SUPABASE_URL: expected the address'],
    [
      { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'short' },
      'SUPABASE_PUBLISHABLE_KEY',
    ],
  ])('refuses %j and says what it expected', (variables, message) => {
    expect(() => parseEnvironment(variables)).toThrow(message)
  })

  test.each(['sb_secret_0123456789', legacyKey('service_role')])(
    'refuses the secret key %s, with which everybody would pass every policy',
    (secret) => {
      const project = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_PUBLISHABLE_KEY: secret }
      expect(() => parseEnvironment(project)).toThrow(
        'SUPABASE_PUBLISHABLE_KEY: expected the publishable (or legacy anon) key of the project; this is a secret one',
      )
    },
  )

  test('takes the legacy anon key', () => {
    const project = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_PUBLISHABLE_KEY: legacyKey('anon') }
    expect(parseEnvironment(project)).toMatchObject(project)
  })

  test('names every variable that is wrong, one line each', () => {
    expect(() => parseEnvironment({ SITE_URL: 'x', CHAT_NUMBER: 'x' })).toThrow(/SITE_URL.*\n.*CHAT_NUMBER/)
  })
})

test.each([
  ['5524900000000', '+55 24 90000-0000'],
  ['552433710000', '+55 24 3371-0000'],
  ['447700900123', '+44 77 0090-0123'],
  ['14155550123', '+14155550123'],
])('the number %s reads %s', (digits, readable) => {
  expect(readableNumber(digits)).toBe(readable)
})

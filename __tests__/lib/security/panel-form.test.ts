jest.mock('@/lib/site', () => ({ site: { origin: 'https://www.saira.example' } }))

import { formRefusal } from '@/lib/security/panel-form'

const origin = 'https://www.saira.example'
const call = { 'next-action': '6'.repeat(42) }

function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const post = (body: BodyInit | null, headers: Record<string, string> = {}): Request =>
  new Request('http://internal:3000/admin/login', {
    method: 'POST',
    headers: { origin, host: 'internal:3000', ...headers },
    body,
    ...{ duplex: 'half' },
  })

const typed = { email: 'ana@example.com', password: '123456' }
/** What browsers send without scripts, and with them. */
const withoutScripts = {
  $ACTION_REF_1: '',
  '$ACTION_1:0': '{"id":"60","bound":"$@1"}',
  '$ACTION_1:1': '[{"email":"","error":"$undefined"}]',
  $ACTION_KEY: 'k12',
  ...typed,
}
const withScripts = {
  _1_email: 'ana@example.com',
  _1_password: '123456',
  '0': '[{"email":"$$ana"},"$K1"]',
}

describe('a form of the panel goes on', () => {
  it.each([
    ['sent without scripts', withoutScripts, {}],
    ['that leaves the panel', { [`$ACTION_ID_${'0'.repeat(42)}`]: '' }, {}],
    ['sent by a script', withScripts, call],
    ['with a file in it', { ...withScripts, _1_email: new Blob(['x']) }, call],
    ['of half a megabyte', { ...withoutScripts, email: 'x'.repeat(500_000) }, {}],
    [
      'behind a proxy that says whom it was sent to',
      withScripts,
      { ...call, origin: 'https://saira.example', 'x-forwarded-host': 'saira.example' },
    ],
  ])('%s', async (_name, fields, headers) => {
    expect(await formRefusal(post(form(fields), headers))).toBeUndefined()
  })
})

describe('a form that is not of this site is refused', () => {
  it.each(['https://evil.example', 'null', '::', ''])('from %j', async (from) => {
    expect(await formRefusal(post(form(withoutScripts), { origin: from }))).toBe(403)
  })
})

describe('a form that is too large is refused', () => {
  const large = { ...withoutScripts, email: 'x'.repeat(2_500_000) }

  it('where it says so', async () => {
    expect(await formRefusal(post(form(large)))).toBe(413)
  })

  it('and where it does not', async () => {
    const { headers, body } = post(form(large))
    const piece = { 'content-type': headers.get('content-type') ?? '' }
    expect(headers.get('content-length')).toBeNull()
    expect(await formRefusal(post(body, piece))).toBe(413)
  })
})

it('a script may call an action that takes nothing, as signing out does, and no other without a form', async () => {
  const text = { 'content-type': 'text/plain;charset=UTF-8' }
  expect(await formRefusal(post('[]', { ...call, ...text }))).toBeUndefined()
  expect(await formRefusal(post('[]', text))).toBe(415)
  for (const body of ['', 'garbage', '[1]', '["$K1"]', '{}', `${'['.repeat(300_000)}`]) {
    expect(await formRefusal(post(body, { ...call, ...text }))).toBe(400)
  }
})

it.each(['application/x-www-form-urlencoded', 'Multipart/Form-Data; boundary=x', 'application/json'])(
  'a body of type %s is none',
  async (type) => {
    for (const headers of [call, {}]) {
      expect(await formRefusal(post('[]', { ...headers, 'content-type': type }))).toBe(415)
    }
  },
)

describe('what Next could not read is refused', () => {
  it.each(['', '--x', '--x\r\nContent-Disposition: form-data; name="1_$ACTION_ID_x"\r\n\r\n'])(
    'cut short: %j',
    async (body) => {
      const type = { 'content-type': 'multipart/form-data; boundary=x' }
      expect(await formRefusal(post(body, type))).toBe(400)
    },
  )

  it.each([
    ['no arguments', {}],
    ['garbage', { '0': 'garbage' }],
    ['no list', { '0': '{"length":1}' }],
    ['a number', { '0': '7' }],
    ['a file for arguments', { '0': new Blob(['[null,"$K1"]']) }],
    ['a reference to a function', { '0': '["$F9","$K1"]' }],
    ['a reference within', { '0': '[{"email":"$Q3"},"$K1"]' }],
    ['a moment, which no form of this site holds', { '0': '["$D2026-11-22T09:00:00.000Z","$K1"]' }],
    ['a promise that nothing keeps', { '0': '["$@1","$K1"]' }],
    ['another part that is garbage', { '0': '[null,"$K1"]', '2': '{' }],
    ['lists without end', { '0': `${'['.repeat(300_000)}${']'.repeat(300_000)}` }],
  ])('sent by a script: %s', async (_name, fields) => {
    expect(await formRefusal(post(form(fields), call))).toBe(400)
  })

  it('sent by a script: arguments that are there twice', async () => {
    const twice = form(withScripts)
    twice.append('0', 'x')
    expect(await formRefusal(post(twice, call))).toBe(400)
  })

  it.each([
    ['garbage', { ...withoutScripts, '$ACTION_1:1': '{' }],
    ['a reference to a function', { ...withoutScripts, '$ACTION_1:1': '["$F9"]' }],
    ['nothing where it points', { $ACTION_REF_1: '', '$ACTION_1:0': '{"id":"60","bound":"$@1"}', ...typed }],
  ])('sent without scripts: %s', async (_name, fields) => {
    expect(await formRefusal(post(form(fields)))).toBe(400)
  })
})

describe('without the reading of forms (WITHOUT=panel-form)', () => {
  async function refusal(request: Request) {
    jest.resetModules()
    process.env.WITHOUT = 'panel-form'
    const { formRefusal: refusalWithout } = await import('@/lib/security/panel-form')
    delete process.env.WITHOUT
    return refusalWithout(request)
  }

  it('whatever a form holds is for Next to read', async () => {
    expect(await refusal(post(form({ '0': '["$NEW1"]' }), call))).toBeUndefined()
    expect(await refusal(post(form(withoutScripts)))).toBeUndefined()
  })

  it('a form from elsewhere, of another type or too large is still refused', async () => {
    expect(await refusal(post(form(withScripts), { ...call, origin: 'https://evil.example' }))).toBe(403)
    expect(await refusal(post('[]', { ...call, 'content-type': 'application/json' }))).toBe(415)
    expect(await refusal(post(form({ ...withScripts, more: 'x'.repeat(2_500_000) }), call))).toBe(413)
  })
})

import { setTimeout as sleep } from 'node:timers/promises'
import { supabaseCompatible } from '../../scripts/backend/compatibility'

const origin = 'http://127.0.0.1:54321'
const objects = `${origin}/storage/v1/object`

/** The layer in front of services that answer as given; remembers what reached them. */
function behind(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  const app = supabaseCompatible({
    origin,
    secretKey: 'sb_secret_key',
    answer: async (request) => {
      requests.push(request)
      return answer(request)
    },
  })
  return {
    requests,
    ask: async (address: string, init?: RequestInit) => app.fetch(new Request(address, init)),
  }
}

describe('questions from another origin', () => {
  test('a browser’s preflight is answered for any service', async () => {
    const { ask, requests } = behind(() => new Response())
    const response = await ask(`${origin}/auth/v1/signup`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'apikey, x-client-info' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toBe('apikey, x-client-info')
    expect(requests).toEqual([])
  })

  test('every answer may be read, counts included', async () => {
    const { ask } = behind(() => Response.json([], { headers: { 'content-range': '*/10' } }))
    const response = await ask(`${origin}/rest/v1/tours`)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-expose-headers')).toContain('content-range')
  })
})

test('schema and settings are told to nobody', async () => {
  const { ask, requests } = behind(() => Response.json({ schema: 'all of it' }))
  expect((await ask(`${origin}/_system/info`)).status).toBe(404)
  expect(requests).toEqual([])
})

test('the server function asks with the secret key, inside the process', async () => {
  const { ask, requests } = behind(() => Response.json([]))
  const response = await ask(`${origin}/functions/v1/get-product-images`, {
    method: 'POST',
    body: JSON.stringify({ productId: 'veleiro' }),
  })
  expect(await response.json()).toEqual({ images: [] })
  expect(requests.map((request) => request.headers.get('apikey'))).toEqual(['sb_secret_key', 'sb_secret_key'])
})

describe('uploads', () => {
  test('a form with a file of no field name arrives as the file', async () => {
    const { ask, requests } = behind(() => Response.json({ Key: 'icons/a.png' }))
    const form = new FormData()
    form.append('', new File(['content'], 'a.png', { type: 'image/png' }))
    await ask(`${objects}/icons/a.png`, { method: 'POST', body: form })
    expect(requests[0]?.headers.get('content-type')).toBe('image/png')
    expect(await requests[0]?.text()).toBe('content')
  })

  test('a form without a file is refused', async () => {
    const { ask } = behind(() => new Response())
    const response = await ask(`${objects}/icons/a.png`, { method: 'POST', body: new FormData() })
    expect(response.status).toBe(400)
  })

  test('a body beyond every limit is refused as too large', async () => {
    const { ask, requests } = behind(() => new Response())
    const body = new Uint8Array(13 * 1024 * 1024)
    const response = await ask(`${objects}/icons/a.png`, { method: 'POST', body })
    expect(await response.json()).toMatchObject({ statusCode: '413' })
    expect(requests).toEqual([])
  })

  test('two to one name happen one after the other, plain or signed', async () => {
    let under = 0
    let most = 0
    const { ask } = behind(async () => {
      under += 1
      most = Math.max(most, under)
      await sleep(5)
      under -= 1
      return Response.json({})
    })
    await Promise.all([
      ask(`${objects}/icons/a.png`, { method: 'POST', body: '1' }),
      ask(`${objects}/icons/a.png`, { method: 'PUT', body: '2' }),
      ask(`${objects}/upload/sign/icons/a.png?token=t`, { method: 'PUT', body: '3' }),
    ])
    expect(most).toBe(1)
  })

  test('a signed address is told in the form that the client library reads', async () => {
    const { ask } = behind(() =>
      Response.json({ signedUrl: '/storage/v1/object/upload/sign/icons/a.png?token=t', token: 't' }),
    )
    const response = await ask(`${objects}/upload/sign/icons/a.png`, { method: 'POST' })
    expect(await response.json()).toEqual({ url: '/object/upload/sign/icons/a.png?token=t', token: 't' })
  })

  test('a refused signed address stays a refusal', async () => {
    const { ask } = behind(() => Response.json({ statusCode: '403' }, { status: 400 }))
    expect((await ask(`${objects}/upload/sign/icons/a.png`, { method: 'POST' })).status).toBe(400)
  })

  test.each(['list/icons', 'move', 'copy', 'sign/icons/a.png'])('%s is no upload', async (route) => {
    const { ask, requests } = behind(() => Response.json([]))
    const question = {
      method: 'POST',
      body: '{"prefix":""}',
      headers: { 'content-type': 'application/json' },
    }
    await ask(`${objects}/${route}`, question)
    expect(await requests[0]?.json()).toEqual({ prefix: '' })
  })
})

describe('a stored picture', () => {
  const stored = (type: string) =>
    behind(
      () =>
        new Response('content', { headers: { 'content-type': type, etag: '"1"', 'content-length': '7' } }),
    )
  const address = `${objects}/public/icons/a`

  test('is what it was declared to be', async () => {
    const response = await stored('image/png').ask(address)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toBeNull()
    expect(await response.text()).toBe('content')
  })

  test('runs no script when it is an SVG that somebody opens', async () => {
    const response = await stored('image/svg+xml').ask(address)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('is not sent again to a browser that has it', async () => {
    const response = await stored('image/png').ask(address, { headers: { 'if-none-match': '"1"' } })
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
    expect((await stored('image/png').ask(address, { headers: { 'if-none-match': '"0"' } })).status).toBe(200)
  })

  test('that is missing stays an error', async () => {
    const { ask } = behind(() => Response.json({ statusCode: '404' }, { status: 400 }))
    const response = await ask(address)
    expect(response.status).toBe(400)
    expect(response.headers.get('x-content-type-options')).toBeNull()
  })
})

test('a service that throws is one 500, logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { ask } = behind(() => Promise.reject(new Error('out of memory')))
  expect((await ask(`${origin}/rest/v1/tours`)).status).toBe(500)
  expect(log).toHaveBeenCalledTimes(1)
})

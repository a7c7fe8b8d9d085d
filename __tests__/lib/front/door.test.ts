import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { environment } from '@/lib/config/environment'
import { guardServer, guardServers, requestRefusal } from '@/lib/front/door'
import { placeOf } from '@/lib/routing/places'
import { shipped } from '../catalogue/shipped'

describe('what Next gets to see', () => {
  it.each([
    ['GET', '/'],
    ['HEAD', '/pictures/a.avif'],
    ['GET', '/api/product-images/passeio%2Dveleiro'],
    ['POST', '/admin'],
    ['POST', '/admin/login?switch'],
    ['POST', '/api/admin/images/icons?name=a.png'],
    ['DELETE', '/api/admin/images/icons/a.png'],
    ['OPTIONS', '/api/health'],
  ])('is %s %s', (method, target) => {
    expect(requestRefusal(method, target)).toBeUndefined()
  })

  it.each([
    ['POST', '/', 405],
    ['POST', '/pictures/a.avif', 405],
    ['PUT', '/_next/static/a.js', 405],
    ['POST', '/administrators', 405],
    ['DELETE', '/admin', 405],
    ['PUT', '/admin/login', 405],
    ['OPTIONS', '/admin', 405],
    ['POST', '/api-x', 405],
    ['POST', '/api/product-images/passeio-veleiro', 405],
    ['DELETE', '/api/health', 405],
    ['OPTIONS', '/passeios', 405],
    ['TRACE', '/', 405],
    ['TRACE', '/api/health', 405],
    ['GET', '*', 400],
    ['OPTIONS', '*', 400],
    ['GET', 'javascript:alert(1)', 400],
    ['', '', 400],
    ['GET', '/%E0%A4%A', 400],
    ['GET', '/x%zz/missing', 400],
    ['GET', '/share/%', 400],
    ['GET', '/api/product-images/%E0%A4%A', 400],
    ['GET', '/media/tour-images/%ff', 400],
  ])('is not %s %s: %d', (method, target, status) => {
    expect(requestRefusal(method, target)).toBe(status)
  })

  it('is no address that is longer, or asks for more, than any link of the site', () => {
    expect(requestRefusal('GET', `/${'a'.repeat(4095)}`)).toBeUndefined()
    expect(requestRefusal('GET', `/${'a'.repeat(4096)}`)).toBe(414)
    expect(requestRefusal('GET', `/?${'a=1&'.repeat(99)}a=1`)).toBeUndefined()
    expect(requestRefusal('GET', `/?${'a=1&'.repeat(100)}a=1`)).toBe(414)
  })
})

describe('what stands', () => {
  it.each([
    ['/', 'page'],
    ['/passeios', 'page'],
    ['/admin', 'panel'],
    ['/ADMIN/tours/x', 'panel'],
    ['/administrators', 'page'],
    [`/previa/${'0a'.repeat(32)}`, 'draft'],
    [`/EN/Preview/${'0a'.repeat(32)}`, 'draft'],
    // Nothing lies there: what answers is a page.
    ['/wp-login.php', 'page'],
    ['/PICTURES/a.avif', 'page'],
    ['/robots.txt', 'file'],
    ['/pictures/a.avif', 'file'],
    ['/posters/a.svg', 'file'],
    ['/page-data/a/pt-BR.js', 'file'],
    ['/_next/static/a', 'file'],
    ['/api/health', 'handler'],
    ['/API/health', 'handler'],
    ['/media/icons/a', 'handler'],
    ['/.well-known/security.txt', 'handler'],
  ])('at %s is a %s', (path, place) => {
    expect(placeOf(path)).toBe(place)
  })
})

/** Everything that a server says to these bytes until it closes the connection. */
function say(server: Server, bytes: string): Promise<string> {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen')
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(address.port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (data) => {
      heard += data.toString()
    })
    socket.on('close', () => resolve(heard))
    socket.on('error', reject)
  })
}

describe('a server', () => {
  let server: Server
  const seen: string[] = []
  beforeEach(async () => {
    seen.length = 0
    jest.replaceProperty(environment, 'PAGE_STORE', 'off')
    server = createServer((request, response) => {
      seen.push(`${request.method} ${request.url}`)
      response.end('from the site')
    })
    // As Next does: takes the connection, and says nothing.
    server.on('upgrade', () => undefined)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  it('answers and closes where a form is sent to a file and never ends', async () => {
    const warned = jest.spyOn(console, 'warn').mockReturnValue()
    guardServer(server)
    const heard = await say(
      server,
      'POST /pictures/a.avif?secret=1 HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000\r\n\r\nbegun',
    )
    expect(heard).toMatch(/^HTTP\/1\.1 405 /)
    expect(heard).toMatch(/^Allow: GET, HEAD\r$/im)
    expect(heard).toMatch(/^Connection: close\r$/im)
    expect(heard).toMatch(/^X-Content-Type-Options: nosniff\r$/im)
    expect(seen).toEqual([])
    expect(warned.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
      { event: 'request-refused', status: 405, method: 'POST', path: '/pictures/a.avif' },
    ])
    expect(warned.mock.calls.join()).not.toContain('secret')
  })

  it('that closes ends a connection with the answer that it was busy with, and waits for no other request on it', async () => {
    let finish: () => void = () => undefined
    const begun = new Promise<void>((resolve) => {
      server.removeAllListeners('request')
      server.on('request', (_request, response) => {
        finish = () => response.end('finished')
        resolve()
      })
    })
    guardServer(server)
    server.keepAliveTimeout = 60_000
    const heard = say(server, 'GET /admin/login HTTP/1.1\r\nHost: x\r\n\r\n')
    await begun
    const closed = new Promise((resolve) => server.close(resolve))
    finish()
    expect(await heard).toContain('finished')
    await closed
  })

  it('says the security headers in every answer, also where Next leads on by itself', async () => {
    server.removeAllListeners('request')
    server.on('request', (_request, response) => response.writeHead(308, { Location: '/passeios' }).end())
    guardServer(server)
    const answerTo = (path: string) =>
      say(server, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    const page = await answerTo('/passeios/')
    expect(page).toMatch(/^HTTP\/1\.1 308 /)
    expect(page).toMatch(/^X-Content-Type-Options: nosniff\r$/im)
    expect(page).toMatch(/^X-Frame-Options: DENY\r$/im)
    const script = await answerTo('/_next/static/none.js')
    expect(script).toMatch(/^X-Content-Type-Options: nosniff\r$/im)
    expect(script).not.toMatch(/^X-Frame-Options:/im)
  })

  it.each([
    ['http://evil.example/passeios?x=1', '/passeios?x=1'],
    ['HTTPS://evil.example:1', '/'],
    ['http://evil.example?x=1', '/?x=1'],
  ])(
    'takes a whole address, %s, for its path: what Next would lead to itself for ever',
    async (target, path) => {
      guardServer(server)
      await say(server, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect(seen).toEqual([`GET ${path}`])
    },
  )

  it('sends the whole to whoever asks for a part, or under a condition that Next would fail on', async () => {
    const headers: unknown[] = []
    server.on('request', (request) => headers.push(request.headers))
    guardServer(server)
    await say(
      server,
      'GET /pictures/a.avif HTTP/1.1\r\nHost: x\r\nConnection: close\r\nRange: bytes=9-\r\nIf-Match: "a"\r\nIf-Unmodified-Since: x\r\nIf-None-Match: "b"\r\n\r\n',
    )
    expect(headers).toEqual([{ host: 'x', connection: 'close', 'if-none-match': '"b"' }])
  })

  it('hands Next no policy that a visitor made up, whose nonce would stand in the page of everybody', async () => {
    let headers: unknown
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      headers = request.headers
      response.end()
    })
    guardServer(server)
    const policies = ['Content-Security-Policy', 'content-security-policy-report-only'].map(
      (name) => `${name}: script-src 'nonce-abc'`,
    )
    for (const path of ['/admin', '/passeios']) {
      await say(
        server,
        `GET ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n${policies.join('\r\n')}\r\nConnection: close\r\n\r\n`,
      )
      expect(headers).toEqual({ host: 'x', 'content-length': '0', connection: 'close' })
    }
  })

  it('says in the language of the visitor why an address goes no further', async () => {
    jest.spyOn(console, 'warn').mockReturnValue()
    guardServer(server)
    const ask = (language: string) =>
      say(
        server,
        `GET /en/choose?${'age=7&'.repeat(300)} HTTP/1.1\r\nHost: x\r\nAccept-Language: ${language}\r\n\r\n`,
      )
    expect(await ask('en-IE')).toContain('The address is too long.')
    expect(await ask('pt-BR')).toContain('O endereço é comprido demais.')
  })

  it('answers a form that is too large before it has come', async () => {
    jest.spyOn(console, 'warn').mockReturnValue()
    guardServer(server)
    const heard = await say(
      server,
      'POST /admin/login HTTP/1.1\r\nHost: x\r\nContent-Length: 10000000\r\n\r\nbegun',
    )
    expect(heard).toMatch(/^HTTP\/1\.1 413 /)
    expect(heard).toMatch(/^Connection: close\r$/im)
    expect(seen).toEqual([])
  })

  it('lets whoever is refused send the rest, and closes only then: an answer is lost where the connection is cut', async () => {
    jest.spyOn(console, 'warn').mockReturnValue()
    guardServer(server)
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('the server does not listen')
    const socket = connect(address.port, '127.0.0.1')
    const failures: unknown[] = []
    const note = (error: unknown) => error && failures.push(error)
    socket.on('error', note)
    const ended = new Promise((resolve) => socket.once('close', resolve))
    const part = Buffer.alloc(500_000)
    socket.write('POST /admin/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2500000\r\n\r\n')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
    for (let sent = 0; sent < 5; sent += 1) {
      await new Promise((resolve) => socket.write(part, resolve)).then(note)
      await sleep(20)
    }
    await ended
    expect(failures).toEqual([])
  })

  it('has pages rendered one at a time, and lets files and interfaces, which bound their work themselves, pass', async () => {
    const held: { url: string; end: () => void }[] = []
    server.removeAllListeners('request')
    server.on('request', ({ url = '' }, response) => {
      held.push({ url, end: () => response.end('rendered') })
    })
    guardServer(server)
    const get = (path: string) => say(server, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    const pages = Array.from({ length: 3 }, (_, index) => get(`/escolher?age=${index}`))
    const others = ['/api/health', '/media/a/b', '/pictures/a.avif?b=c', '/admin/login'].map(get)
    const reached = async (count: number) => {
      while (held.length < count) await sleep(5)
      await sleep(20)
      return held.filter(({ url }) => url.startsWith('/escolher')).length
    }
    expect(await reached(5)).toBe(1)
    while (held.length > 0) {
      for (const { end } of held.splice(0)) end()
      await sleep(50)
    }
    for (const answer of await Promise.all([...pages, ...others])) expect(answer).toContain('rendered')
  })

  it('gives a form its place only when all of it is there: those that never end keep nobody out', async () => {
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      let text = ''
      request.on('data', (data) => {
        text += data
      })
      request.on('end', () => response.end(`got ${text.length}`))
    })
    guardServer(server)
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('the server does not listen')
    const head = (length: number) =>
      `POST /admin/login HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nNext-Action: a\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n`
    const stalled = Array.from({ length: 64 }, () => connect(address.port, '127.0.0.1'))
    for (const socket of stalled) socket.write(`${head(1000)}\r\nbegun`)
    await Promise.all(stalled.map((socket) => once(socket, 'connect')))
    await sleep(50)
    const whole = 'x'.repeat(40_000)
    expect(await say(server, `${head(whole.length)}Connection: close\r\n\r\n${whole}`)).toContain('got 40000')
    for (const socket of stalled) socket.destroy()
  })

  it('goes on taking connections for a moment when it is to close', async () => {
    guardServer(server)
    const closed = new Promise((resolve) => server.close(resolve))
    expect(await say(server, 'GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain(
      'from the site',
    )
    await closed
  })

  it('tells the log nothing of the token in the address of a link to a draft', async () => {
    const warned = jest.spyOn(console, 'warn').mockReturnValue()
    guardServer(server)
    await say(server, `POST /previa/${'ab'.repeat(32)} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`)
    expect(warned.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
      { event: 'request-refused', path: '/previa/…' },
    ])
  })

  it('answers a request that asks for another protocol as if it had not', async () => {
    guardServer(server)
    const heard = await say(
      server,
      'GET /passeios HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
    )
    expect(heard).toMatch(/^HTTP\/1\.1 200 /)
    expect(heard).toContain('from the site')
  })

  it('is guarded from its first connection on, and once', async () => {
    jest.spyOn(console, 'warn').mockReturnValue()
    const stop = guardServers()
    for (let connection = 0; connection < 2; connection += 1) {
      const heard = await say(server, 'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n')
      expect(heard).toMatch(/^HTTP\/1\.1 405 /)
      expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1)
    }
    expect(await say(server, 'GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain(
      'from the site',
    )
    stop()
    expect(seen).toEqual(['GET /a'])
  })
})

describe('pages', () => {
  /** What Next got, beside what the store asks for; and how it answers. */
  let asked: string[]
  let text: string
  let server: Server
  let origin: string

  beforeEach(async () => {
    asked = []
    text = 'before'
    globalThis.siteContent = { catalogue: shipped, name: 'one' }
    server = createServer((request, response) => {
      asked.push(`${request.headers['x-page-store'] ? 'store ' : ''}${request.url}`)
      if (text === 'broken') return void response.writeHead(500).end()
      response
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(`<html><head></head><body><main><h1>${text}</h1></main><script>data()</script></body></html>`)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    jest.spyOn(console, 'warn').mockReturnValue()
    guardServer(server)
    while (!globalThis.pagesAreWarm) await sleep(20)
  })
  afterEach(async () => {
    globalThis.siteContent = undefined
    globalThis.pagesAreWarm = undefined
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  const visit = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, { headers: { 'accept-language': 'pt-BR', ...headers }, redirect: 'manual' })

  it('are rendered once before anybody asks, each at its internal path', () => {
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked).toEqual(
      expect.arrayContaining(['store /pt-BR', 'store /en-GB/tours', 'store /pt-BR/missing']),
    )
    expect(asked.every((one) => one.startsWith('store '))).toBe(true)
  })

  it.each([
    { accept: 'text/html,application/xhtml+xml' },
    { accept: '*/*' },
    { accept: '' },
    { accept: 'image/*' },
  ])('go out ready to whoever does not ask for Markdown: %j', async (headers) => {
    asked = []
    const answer = await visit('/passeios', headers)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<h1>before</h1>')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(/script-src 'self'(?: 'sha256-[^ ]+'){2};/),
      'x-frame-options': 'DENY',
      vary: expect.stringContaining('RSC'),
    })
    expect(asked).toEqual([])
  })

  it('are the same whatever a campaign adds to their address, and known to whoever has them', async () => {
    asked = []
    const answer = await visit('/passeios?utm_source=flyer')
    const tag = answer.headers.get('etag') ?? ''
    expect((await visit('/passeios', { 'if-none-match': tag })).status).toBe(304)
    expect(asked).toEqual([])
  })

  it.each(['/passeios?lang=en-GB', '/escolher?age=7', '/en/passeios', '/admin'])(
    'are not what stands at %s',
    async (path) => {
      asked = []
      await visit(path)
      expect(asked).toEqual([path])
    },
  )

  it('are asked for by the router past the store', async () => {
    asked = []
    await visit('/passeios?_rsc=1', { rsc: '1' })
    expect(asked).toEqual(['/passeios?_rsc=1'])
  })

  it('that are not there answer from the store too: invented addresses have nothing rendered', async () => {
    asked = []
    const answer = await visit('/nada/mesmo')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(asked).toEqual([])
  })

  it('of changed content are rendered anew, for the first who asks and for everybody', async () => {
    text = 'after'
    globalThis.siteContent = { catalogue: shipped, name: 'two' }
    expect(await (await visit('/passeios')).text()).toContain('<h1>after</h1>')
  })

  it('that cannot be rendered anew go out as they were', async () => {
    const failed = jest.spyOn(console, 'error').mockReturnValue()
    text = 'broken'
    globalThis.siteContent = { catalogue: shipped, name: 'two' }
    expect(await (await visit('/passeios')).text()).toContain('<h1>before</h1>')
    expect(JSON.parse(String(failed.mock.calls[0]))).toMatchObject({ event: 'page-not-rendered' })
  })

  it('hydrate with a file of their own, which those who have the page of before still get', async () => {
    const [data = ''] = /\/page-data\/[^"]+/.exec(await (await visit('/passeios')).text()) ?? []
    const exact = await visit(data)
    expect(await exact.text()).toBe('data()')
    expect(exact.headers.get('cache-control')).toContain('immutable')
    const other = await visit(data.replace(/page-data\/[^/]+/, 'page-data/other'))
    expect([await other.text(), other.headers.get('cache-control')]).toEqual(['data()', 'no-store'])
    asked = []
    await visit('/page-data/x/pt-BR/none.js')
    expect(asked).toEqual(['/page-data/x/pt-BR/none.js'])
  })

  it('have no stranger ask in the name of the store', async () => {
    asked = []
    await visit('/escolher?age=7', { 'x-page-store': 'made up' })
    expect(asked).toEqual(['/escolher?age=7'])
  })

  it('answer as Markdown to whoever prefers it, with their query', async () => {
    const answer = await visit('/escolher?age=7', { accept: 'text/markdown' })
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(await answer.text()).toBe('# before\n')
    expect(asked.at(-1)).toBe('/escolher?age=7')
    expect((await visit('/nada', { accept: 'text/markdown' })).status).toBe(404)
  })
})

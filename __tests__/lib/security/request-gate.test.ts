import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { keepInMemory } from '@/lib/page-memory/page-memory'
import { bodyLimits } from '@/lib/security/request-bodies'
import { guardServer, guardServers, pageArea, requestRefusal } from '@/lib/security/request-gate'
import { shipped } from '../catalogue/shipped'

describe('what Next gets to see', () => {
  it.each([
    ['GET', '/'],
    ['HEAD', '/pictures/a.avif'],
    ['GET', '/%E0%A4%A'],
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
    ['GET', '/share/current/%', 400],
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

  it('is no form that is larger than a form may be', () => {
    expect(requestRefusal('POST', '/admin/login', 2 ** 20)).toBeUndefined()
    expect(requestRefusal('POST', '/admin/login', 2 ** 20 + 1)).toBe(413)
    expect(requestRefusal('POST', '/api/admin/images/icons', 5 * 2 ** 20)).toBeUndefined()
  })
})

describe('the queue in which an address waits', () => {
  it.each([
    ['/', 'site'],
    ['/passeios?_rsc=1', 'site'],
    ['/escolher?age=8', 'queries'],
    ['/admin', 'panel'],
    ['/ADMIN/tours/x?y=z', 'panel'],
    // Drafts wait for the backend as well.
    [`/previa/${'0a'.repeat(32)}`, 'panel'],
    [`/EN/Preview/${'0a'.repeat(32)}?_rsc=1`, 'panel'],
    // What is rendered for each request is bounded whatever its address holds.
    ['/previa/a.b', 'panel'],
    ['/admin/a.b', 'panel'],
    // Nothing lies there: what answers is a page.
    ['/wp-login.php', 'site'],
    ['/PICTURES/a.avif', 'site'],
    ['/en/a.b?x=1', 'queries'],
    ['/robots.txt', undefined],
    ['/pictures/a.avif?b', undefined],
    ['/_next/static/a', undefined],
    ['/api/health', undefined],
    ['/media/icons/a', undefined],
  ])('of %s is %s', (target, area) => {
    expect(pageArea(target)).toBe(area)
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
    jest.replaceProperty(bodyLimits, 'lingerMs', 300)
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
    const heard = say(server, 'POST /admin/login HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n')
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
    for (const method of ['GET', 'POST']) {
      await say(
        server,
        `${method} /admin HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n${policies.join('\r\n')}\r\nConnection: close\r\n\r\n`,
      )
      expect(headers).toEqual({ host: 'x', 'content-length': '0', connection: 'close' })
    }
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

  it('has pages rendered a few at a time, and lets files and interfaces, which bound their work themselves, pass', async () => {
    const held: { url: string; end: () => void }[] = []
    server.removeAllListeners('request')
    server.on('request', ({ url = '' }, response) => {
      held.push({ url, end: () => response.end('rendered') })
    })
    guardServer(server)
    const get = (path: string) => say(server, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    const pages = Array.from({ length: 12 }, (_, index) => get(`/escolher?age=${index}`))
    const others = [
      '/api/health',
      '/media/a/b',
      '/pictures/a.avif?b=c',
      '/admin/login',
      '/passeios?_rsc=1',
    ].map(get)
    const reached = async (count: number) => {
      while (held.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
      await new Promise((resolve) => setTimeout(resolve, 20))
      return held.filter(({ url }) => url.startsWith('/escolher')).length
    }
    expect(await reached(13)).toBe(8)
    expect(held).toHaveLength(13)
    for (const { end } of held.splice(0)) end()
    expect(await reached(4)).toBe(4)
    for (const { end } of held) end()
    for (const answer of await Promise.all([...pages, ...others])) expect(answer).toContain('rendered')
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

describe('pages that a publication has made out of date, while more are rendered than there is time for', () => {
  const page = { html: 'before', etag: '"a"', policy: "default-src 'none'", generation: 'one.0' }
  const headers = { accept: 'text/html', 'accept-language': 'pt-BR' }
  /** The requests that Next has got. */
  const rendering: { url: string; end: (text: string) => void }[] = []
  const server = createServer((request, response) => {
    rendering.push({ url: request.url ?? '', end: (text) => response.end(text) })
  })
  const visit = async (path: string): Promise<string> => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text()
  }
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
  }

  beforeAll(async () => {
    guardServer(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    globalThis.siteContent = { catalogue: shipped, name: 'two' }
    keepInMemory('/pt-BR/tours', page)
  })
  afterAll(async () => {
    globalThis.siteContent = undefined
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  it('are sent as they were once others wait for a second, and a page that was rendered meanwhile is sent at its turn', async () => {
    const held = Array.from({ length: 8 }, () => visit('/expedicoes'))
    await until(() => rendering.length === 8)
    const clock = jest.spyOn(performance, 'now')
    const now = performance.now()
    clock.mockReturnValue(now)
    const waiting = visit('/passeios')
    const behind = visit('/passeios')
    await new Promise((resolve) => setTimeout(resolve, 100))
    clock.mockReturnValue(now + 1001)
    expect(await visit('/passeios')).toBe('before')
    clock.mockRestore()

    keepInMemory('/pt-BR/tours', { ...page, html: 'after', etag: '"b"', generation: 'two.0' })
    rendering[0]?.end('rendered')
    expect(await Promise.all([waiting, behind])).toEqual(['after', 'after'])
    for (const { end } of rendering) end('rendered')
    await Promise.all(held)
    expect(rendering.map(({ url }) => url)).not.toContain('/passeios')
  })
})

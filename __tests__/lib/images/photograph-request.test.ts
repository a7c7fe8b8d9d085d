import { environment } from '@/lib/config/environment'
import { askForPhotographs, loadPhotographs } from '@/lib/images/photograph-request'
import { shipped } from '../catalogue/shipped'
import { backendAnswers, backendUrl, logged, publicUrl } from './backend-answers'

jest.mock('@/lib/config/environment', () => ({
  environment: {
    ...jest.requireActual('@/lib/config/environment').environment,
    SUPABASE_URL: 'https://project.supabase.example',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_the_tests',
  },
}))

const images = (...paths: string[]) => Response.json({ images: paths.map(publicUrl) })
/** Staff have published something: the content is another one. */
let version = 0
function publish() {
  version += 1
  globalThis.siteContent = { catalogue: shipped, name: `${version}` }
}

beforeEach(publish)

describe('asking for a product’s photographs', () => {
  test('sends the product’s id with the publishable key and maps the answer to this site', async () => {
    const backend = backendAnswers(images('tour-images/mar--2.jpg', 'expedition-images/mar--1.png'))
    const result = await askForPhotographs('passeio-veleiro')
    expect(result).toMatchObject({
      status: 'images',
      images: ['/media/tour-images/mar--2.jpg', '/media/expedition-images/mar--1.png'],
    })
    const [address, init] = backend.mock.calls[0] ?? []
    expect(address).toBe(`${backendUrl}/functions/v1/get-product-images`)
    expect(init).toMatchObject({ method: 'POST', body: '{"productId":"passeio-veleiro"}' })
    const headers = new Headers(init?.headers)
    expect(headers.get('apikey')).toBe('sb_publishable_for_the_tests')
    expect(headers.get('authorization')).toBe('Bearer sb_publishable_for_the_tests')
  })

  test('an empty list means none and leaves one line', async () => {
    const lines = logged('info')
    backendAnswers(images())
    expect(await askForPhotographs('ilha-grande')).toEqual({ status: 'none', loadedAt: expect.any(Number) })
    expect(lines()).toEqual([
      expect.objectContaining({ event: 'product-images-empty', product: 'ilha-grande' }),
    ])
  })

  test('an answer is as old as its question, because staff may change something meanwhile', async () => {
    logged('info')
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000)
    for (const answer of [images('tour-images/a.jpg'), images()]) {
      jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async () => {
        clock.mockReturnValue(3_000)
        return answer
      })
      clock.mockReturnValue(1_000)
      expect(await askForPhotographs('mar')).toMatchObject({ loadedAt: 1_000 })
    }
  })

  test('the body of a refusal is not left open', async () => {
    logged('error')
    const refusal = new Response('no', { status: 503 })
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(refusal)
    await askForPhotographs('mar')
    expect(refusal.bodyUsed).toBe(true)
  })

  test('foreign addresses are left out and named in the log', async () => {
    const lines = logged('warn')
    backendAnswers(Response.json({ images: ['https://evil.example/a.jpg', publicUrl('tour-images/a.jpg')] }))
    expect(await askForPhotographs('mar')).toMatchObject({ images: ['/media/tour-images/a.jpg'] })
    expect(lines()).toEqual([
      expect.objectContaining({ event: 'product-image-refused', address: 'https://evil.example/a.jpg' }),
    ])
  })

  test.each([
    ['status', new Response('no', { status: 500 })],
    ['unreadable', new Response('<html>')],
    ['unreadable', Response.json({ pictures: [] })],
    ['unreadable', Response.json({ images: [1] })],
    ['unreadable', Response.json(null)],
    ['unreachable', new TypeError('fetch failed')],
    ['foreign', Response.json({ images: ['https://evil.example/a.jpg'] })],
    ['foreign', images('icons/a.svg')],
  ] as const)('a failure is called by its name: %s', async (reason, answer) => {
    const lines = logged('error')
    backendAnswers(answer)
    expect(await askForPhotographs('mar')).toEqual({ status: 'failed', reason })
    expect(lines()).toEqual([
      expect.objectContaining({ level: 'error', event: 'product-images-failed', product: 'mar', reason }),
    ])
  })

  test('a backend that is silent is given up after 2.5 seconds', async () => {
    const bound = jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      expect(milliseconds).toBe(2500)
      return AbortSignal.abort(new DOMException('late', 'TimeoutError'))
    })
    logged('error')
    jest.spyOn(globalThis, 'fetch').mockImplementation((_input, init) => Promise.reject(init?.signal?.reason))
    expect(await askForPhotographs('mar')).toEqual({ status: 'failed', reason: 'timeout' })
    expect(bound).toHaveBeenCalledTimes(1)
  })

  test('a site without a backend has no photographs and says nothing', async () => {
    jest.replaceProperty(environment, 'SUPABASE_URL', undefined)
    const backend = backendAnswers(images('tour-images/a.jpg'))
    const lines = logged('info')
    expect(await askForPhotographs('mar')).toEqual({ status: 'none', loadedAt: expect.any(Number) })
    expect(await loadPhotographs('mar')).toEqual({ status: 'none', loadedAt: expect.any(Number) })
    expect(backend).not.toHaveBeenCalled()
    expect(lines()).toEqual([])
  })
})

describe('keeping a product’s photographs', () => {
  test('photographs are asked for once', async () => {
    const backend = backendAnswers(images('tour-images/a.jpg'))
    const first = await loadPhotographs('mar')
    expect(await loadPhotographs('mar')).toEqual(first)
    expect(backend).toHaveBeenCalledTimes(1)
  })

  test('failures are never kept', async () => {
    logged('error')
    const backend = backendAnswers(new Error('down'), images('tour-images/a.jpg'))
    expect(await loadPhotographs('mar')).toEqual({ status: 'failed', reason: 'unreachable' })
    expect(await loadPhotographs('mar')).toMatchObject({ status: 'images' })
    expect(backend).toHaveBeenCalledTimes(2)
  })

  test('a list older than five minutes is not taken for the truth when the backend has failed', async () => {
    logged('error')
    backendAnswers(images('tour-images/a.jpg'), new Error('down'))
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0)
    await loadPhotographs('mar')
    clock.mockReturnValue(300_000)
    expect(await loadPhotographs('mar')).toEqual({ status: 'failed', reason: 'unreachable' })
  })

  test('after staff published, the next page asks again', async () => {
    const backend = backendAnswers(images('tour-images/a.jpg'))
    await loadPhotographs('mar')
    publish()
    await loadPhotographs('mar')
    await loadPhotographs('mar')
    expect(backend).toHaveBeenCalledTimes(2)
  })

  test('a failure of an old question does not take away the answer of a newer one', async () => {
    logged('error')
    const late = Promise.withResolvers<Response>()
    const backend = jest
      .spyOn(globalThis, 'fetch')
      .mockReturnValueOnce(late.promise)
      .mockResolvedValueOnce(images('tour-images/a.jpg'))
    const old = loadPhotographs('mar')
    publish()
    expect(await loadPhotographs('mar')).toMatchObject({ status: 'images' })
    late.reject(new Error('down'))
    expect(await old).toEqual({ status: 'failed', reason: 'unreachable' })
    expect(await loadPhotographs('mar')).toMatchObject({ status: 'images' })
    expect(backend).toHaveBeenCalledTimes(2)
  })
})

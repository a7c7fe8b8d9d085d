import { imagesApi } from '@/lib/staff/pictures/gallery-requests'

/** The browser's request, as far as an upload uses it. */
class FakeRequest {
  static latest: FakeRequest
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {}
  status = 0
  responseText = ''
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
  onabort?: () => void
  opened: string[] = []
  headers: Record<string, string> = {}

  constructor() {
    FakeRequest.latest = this
  }

  open(...parts: string[]) {
    this.opened = parts
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }

  send() {}
}

const stored = {
  name: '1-a.png',
  size: 1,
  publicUrl: 'http://backend.test/a',
  viewUrl: null,
  product: null,
  shown: 'nowhere',
}
const onProgress = jest.fn()
const upload = () =>
  imagesApi.uploadImage({
    area: 'icons',
    file: new File(['x'], 'maré.png', { type: 'image/png' }),
    product: '',
    onProgress,
  })

beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest })
})

it('sends the file in browsers that are three years old', async () => {
  const withResolvers = Object.getOwnPropertyDescriptor(Promise, 'withResolvers')
  Reflect.deleteProperty(Promise, 'withResolvers')
  try {
    const outcome = upload()
    const request = FakeRequest.latest
    expect(request.opened).toEqual(['POST', '/api/admin/images/icons?name=mar%C3%A9.png&product='])
    expect(request.headers).toEqual({ 'Content-Type': 'image/png' })
    request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 })
    expect(onProgress).toHaveBeenCalledWith(0.25)
    Object.assign(request, { status: 201, responseText: JSON.stringify(stored) }).onload?.()
    expect(await outcome).toEqual({ ok: true, value: stored })
  } finally {
    if (withResolvers) Object.defineProperty(Promise, 'withResolvers', withResolvers)
  }
})

it.each([
  ['a refusal', (request: FakeRequest) => answer(request, 403, '{"error":"denied"}'), 'denied'],
  [
    'an outage with words of its own',
    (request: FakeRequest) => answer(request, 503, '{"error":"roleUnknown"}'),
    'roleUnknown',
  ],
  [
    'a refusal it does not know',
    (request: FakeRequest) => answer(request, 400, '{"error":"x"}'),
    'unavailable',
  ],
  ['the words of a proxy', (request: FakeRequest) => answer(request, 413, '<html>'), 'tooLarge'],
  ['something else', (request: FakeRequest) => answer(request, 200, '{"name":1}'), 'unavailable'],
  ['no connection', (request: FakeRequest) => request.onerror?.(), 'offline'],
  ['no answer in time', (request: FakeRequest) => request.ontimeout?.(), 'slow'],
  ['a page that is left', (request: FakeRequest) => request.onabort?.(), 'interrupted'],
])('understands %s', async (_what, happen, problem) => {
  const outcome = upload()
  happen(FakeRequest.latest)
  expect(await outcome).toEqual({ ok: false, problem })
})

function answer(request: FakeRequest, status: number, responseText: string): void {
  Object.assign(request, { status, responseText }).onload?.()
}

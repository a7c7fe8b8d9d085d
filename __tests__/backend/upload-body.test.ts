import { BodyTooLargeError, plainUpload } from '../../scripts/backend/upload-body'

const address = 'http://127.0.0.1/storage/v1/object/icons/a.png'
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request(address, { method: 'POST', body, headers })

test('a file in a form becomes the body, with its type and cache rule', async () => {
  const form = new FormData()
  form.append('cacheControl', '3600')
  form.append('', new File(['content'], 'a.png', { type: 'image/png' }))
  const plain = await plainUpload(post(form, { authorization: 'Bearer token' }))
  expect(await plain?.text()).toBe('content')
  expect(plain?.method).toBe('POST')
  expect(Object.fromEntries(plain?.headers ?? [])).toMatchObject({
    'content-type': 'image/png',
    'content-length': '7',
    'cache-control': 'max-age=3600',
    authorization: 'Bearer token',
  })
})

test('a plain body stays as it is', async () => {
  const plain = await plainUpload(post('content', { 'content-type': 'image/webp' }))
  expect(await plain?.text()).toBe('content')
  expect(plain?.headers.get('content-type')).toBe('image/webp')
})

test('a form without a file is no upload', async () => {
  const form = new FormData()
  form.append('cacheControl', '3600')
  expect(await plainUpload(post(form))).toBeUndefined()
})

test('a body beyond every limit is refused before it is kept', async () => {
  await expect(plainUpload(post('x', { 'content-length': String(99 * 1024 * 1024) }))).rejects.toThrow(
    BodyTooLargeError,
  )
  await expect(plainUpload(post(new Uint8Array(13 * 1024 * 1024)))).rejects.toThrow(BodyTooLargeError)
})

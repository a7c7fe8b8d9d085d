/** @jest-environment jsdom */
import { fitPhotograph, isHeic } from '@/lib/staff/pictures/fit-photograph'

const decodeHeic = jest.fn()
jest.mock('@/lib/staff/pictures/decode-heic', () => ({ decodeHeic: (file: File) => decodeHeic(file) }))

const limit = 1000
const bitmap = (width: number, height: number) => ({ width, height, close: jest.fn() })
const decode = jest.fn()
const drawn: { type: string; width: number; height: number }[] = []
/** Bytes of what the browser draws, in turn. */
let sizes: number[] = []

beforeEach(() => {
  decode.mockReset().mockResolvedValue(bitmap(800, 600))
  decodeHeic.mockReset()
  drawn.length = 0
  sizes = [500]
  Object.assign(globalThis, { createImageBitmap: decode })
  // The test browser has no canvas.
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(Object.create({ drawImage: () => {} }))
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done,
    type = 'image/png',
  ) {
    drawn.push({ type, width: this.width, height: this.height })
    done(new Blob([new Uint8Array(sizes.shift() ?? 500)], { type }))
  })
})

/** A file that can tell its bytes, which those of the test browser cannot. */
function file(name: string, type: string, bytes: number | string): File {
  const content = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : Buffer.alloc(bytes)
  const made = new File([new Uint8Array(content)], name, { type })
  const slice = (from: number, to: number) => ({
    arrayBuffer: async () => new Uint8Array(content.subarray(from, to)).buffer,
  })
  return Object.assign(made, { slice })
}

const heic = (bytes = '') => file('IMG_1.HEIC', '', `\0\0\0\x18ftypheic${bytes}`)

it.each([
  ['a photograph that fits', () => file('a.jpg', 'image/jpeg', 900)],
  ['an animation, which would stand still', () => file('a.webp', 'image/webp', 900)],
  ['a drawing', () => file('a.svg', 'image/svg+xml', 900)],
  ['a file of another type, for the server to refuse', () => file('a.txt', 'text/plain', 900)],
])('%s is left as it is', async (_name, make) => {
  const given = make()
  expect(await fitPhotograph(given, limit)).toEqual({ ok: true, file: given })
  expect(drawn).toEqual([])
})

it('a photograph of too many pixels is made smaller, a bitmap’s memory freed', async () => {
  const large = bitmap(6000, 4000)
  decode.mockResolvedValue(large)
  const fitted = await fitPhotograph(file('praia.jpeg', 'image/jpeg', 900), limit)
  expect(fitted).toMatchObject({ ok: true, file: { name: 'praia.jpg', type: 'image/jpeg', size: 500 } })
  expect(drawn).toEqual([{ type: 'image/jpeg', width: 2560, height: 1707 }])
  expect(large.close).toHaveBeenCalled()
})

it('one of too many bytes is packed more tightly until it fits', async () => {
  sizes = [1500, 1200, 800]
  expect(await fitPhotograph(file('a.jpg', 'image/jpeg', 9000), limit)).toMatchObject({ file: { size: 800 } })
  expect(drawn).toHaveLength(3)
})

it('what may be transparent stays so', async () => {
  await fitPhotograph(file('a.png', 'image/png', 9000), limit)
  expect(drawn[0]?.type).toBe('image/webp')
})

it('a HEIC photograph becomes a JPEG, by the browser where it can', async () => {
  expect(await fitPhotograph(heic(), limit)).toMatchObject({
    file: { name: 'IMG_1.jpg', type: 'image/jpeg' },
  })
  expect(decodeHeic).not.toHaveBeenCalled()
})

it('and by the decoder where the browser cannot', async () => {
  decode.mockRejectedValue(new DOMException('no', 'InvalidStateError'))
  decodeHeic.mockResolvedValue(bitmap(320, 240))
  expect(await fitPhotograph(heic(), limit)).toMatchObject({ ok: true, file: { name: 'IMG_1.jpg' } })
})

it.each([
  ['a HEIC photograph that nobody can decode', () => heic(), 'damaged'],
  ['a large file that is no picture', () => file('a.jpg', 'image/jpeg', 9000), 'tooLarge'],
  ['a large drawing', () => file('a.svg', 'image/svg+xml', 9000), 'tooLarge'],
])('%s is refused before it is sent', async (_name, make, problem) => {
  jest.spyOn(console, 'warn').mockReturnValue()
  decode.mockRejectedValue(new DOMException('no', 'InvalidStateError'))
  decodeHeic.mockRejectedValue(new Error('not a photograph'))
  expect(await fitPhotograph(make(), limit)).toEqual({ ok: false, problem })
})

it('HEIC is told by its bytes', async () => {
  expect(await isHeic(heic())).toBe(true)
  expect(await isHeic(file('a.heic', 'image/heic', '\0\0\0\x18ftypavif'))).toBe(false)
  expect(await isHeic(file('a.heic', 'image/heic', ''))).toBe(false)
})

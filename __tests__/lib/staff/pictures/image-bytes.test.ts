import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { ProblemError } from '@/lib/staff/answers'
import { cleanImage } from '@/lib/staff/pictures/image-bytes'

const limit = 5 * 1024 * 1024

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#0b6570' } })

async function problemOf(bytes: Uint8Array, most = limit): Promise<string> {
  try {
    await cleanImage(bytes, most)
  } catch (error) {
    if (error instanceof ProblemError) return error.problem
    throw error
  }
  return 'none'
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG of one bit a pixel, by the square 30,000 by 30,000 in a hundred kilobytes. */
function pixelBomb(width = 30_000, height = 30_000): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('what is kept', () => {
  it.each([
    ['image/jpeg', () => plain(64, 48).jpeg().toBuffer()],
    ['image/png', () => plain(64, 48).png().toBuffer()],
    ['image/webp', () => plain(64, 48).webp().toBuffer()],
  ])('a picture of type %s keeps its type and size', async (type, make) => {
    const clean = await cleanImage(await make(), limit)
    expect(clean.type).toBe(type)
    expect(await sharp(clean.bytes).metadata()).toMatchObject({ width: 64, height: 48 })
  })

  it.each([
    ['image/jpeg', () => plain(3200, 1600).jpeg().toBuffer()],
    ['image/png', () => plain(1600, 3200).png().toBuffer()],
  ])('a large picture of type %s is stored no longer than pages can show', async (_, make) => {
    const { width, height } = await sharp((await cleanImage(await make(), limit)).bytes).metadata()
    expect([width, height].toSorted()).toEqual([1280, 2560])
  })

  it('a photograph of a telephone, whose lines are decoded one by one, may be twice as large', async () => {
    const clean = await cleanImage(await plain(6000, 4000).jpeg().toBuffer(), limit)
    expect(await sharp(clean.bytes).metadata()).toMatchObject({ width: 2560, height: 1707 })
  })

  it('a transparent picture stays transparent', async () => {
    const source = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#0b657040' } })
      .png()
      .toBuffer()
    expect((await sharp((await cleanImage(source, limit)).bytes).metadata()).hasAlpha).toBe(true)
  })

  it('a photograph taken upright is stored upright', async () => {
    const sideways = await plain(80, 60).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const stored = await sharp((await cleanImage(sideways, limit)).bytes).metadata()
    expect(stored).toMatchObject({ width: 60, height: 80 })
    expect(stored.orientation).toBeUndefined()
  })
})

describe('what is taken away', () => {
  it('where a photograph was taken, and everything else that is not pixels', async () => {
    const position = { GPSLatitudeRef: 'S', GPSLatitude: '23/1 13/1 0/1' }
    const located = await plain(80, 60)
      .withExif({ IFD0: { Copyright: 'x' }, IFD3: position })
      .jpeg()
      .toBuffer()
    expect((await sharp(located).metadata()).exif).toBeDefined()
    const stored = await sharp((await cleanImage(located, limit)).bytes).metadata()
    expect(stored.exif).toBeUndefined()
    expect(stored.xmp).toBeUndefined()
    expect(stored.iptc).toBeUndefined()
  })

  it('what is hidden behind the picture', async () => {
    const polyglot = Buffer.concat([
      await plain(80, 60).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\u0003\u0004'),
    ])
    expect((await cleanImage(polyglot, limit)).bytes.includes('<script>')).toBe(false)
  })
})

describe('what the decoder says', () => {
  it.each([
    ['Input buffer has corrupt header: VipsJpeg: premature end', 'damaged'],
    ['timeout: 42% complete', 'tooComplex'],
    ['VIPS: out of memory -- size == 50MB', 'unavailable'],
    ['vips_malloc: Cannot allocate memory', 'unavailable'],
  ])('"%s" is %s, and kept for the log', async (message, problem) => {
    const bytes = await plain(8, 8).png().toBuffer()
    jest.spyOn(sharp.prototype, 'toBuffer').mockRejectedValue(new Error(message))
    await expect(cleanImage(bytes, limit)).rejects.toMatchObject({ problem, message })
  })

  it('a fault of the program is not a damaged picture', async () => {
    const bytes = await plain(8, 8).png().toBuffer()
    jest
      .spyOn(sharp.prototype, 'metadata')
      .mockRejectedValue(new RangeError('Array buffer allocation failed'))
    await expect(cleanImage(bytes, limit)).rejects.toMatchObject({ problem: 'unavailable' })
  })
})

describe('what is refused', () => {
  it.each([
    ['a text', Buffer.from('just words')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['one byte', Buffer.from([0xff])],
  ])('%s is no picture', async (_name, bytes) => expect(await problemOf(bytes)).toBe('type'))

  it('a GIF, whatever it is called', async () => {
    expect(await problemOf(await plain(8, 8).gif().toBuffer())).toBe('type')
  })

  it('a picture that breaks off', async () => {
    const whole = await plain(600, 400).jpeg().toBuffer()
    expect(await problemOf(whole.subarray(0, whole.length - 400))).toBe('damaged')
  })

  it('a few bytes that would unfold to 900 million pixels', async () => {
    expect(await problemOf(pixelBomb())).toBe('tooManyPixels')
  })

  it('a line of a million pixels, which would take seconds to make smaller', async () => {
    expect(await problemOf(pixelBomb(1, 1_000_000))).toBe('tooManyPixels')
  })

  it('forty million pixels', async () => {
    expect(await problemOf(pixelBomb(8000, 5000))).toBe('tooManyPixels')
  })

  it.each([
    ['a progressive JPEG', () => plain(4700, 3500).jpeg({ progressive: true })],
    ['a WebP', () => plain(4700, 3500).webp({ effort: 0 })],
    ['an interlaced PNG', () => plain(4700, 3500).png({ progressive: true, compressionLevel: 1 })],
  ])('%s of more than 16 million pixels, which is unpacked as a whole', async (_name, make) => {
    expect(await problemOf(await make().toBuffer())).toBe('tooManyPixels')
  })

  it.each([
    ['a progressive JPEG in CMYK', () => plain(4010, 3000).toColourspace('cmyk').jpeg({ progressive: true })],
    [
      'an interlaced PNG of 16 bits',
      () => plain(4010, 3000, 4).toColourspace('rgb16').png({ progressive: true }),
    ],
  ])('%s of more than 12 million pixels, because it has four values for each', async (_name, make) => {
    expect(await problemOf(await make().toBuffer())).toBe('tooManyPixels')
  })

  it('a picture that does not fit its area however it is packed', async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, index) => (index * 7919) % 251))
    const source = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer()
    expect(await problemOf(source, 1_000)).toBe('tooLarge')
  })
})

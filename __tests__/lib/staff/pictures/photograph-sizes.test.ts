import sharp from 'sharp'
import { mediaWidths } from '@/lib/images/media'
import { photographSizes } from '@/lib/staff/pictures/image-bytes'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6570' } })

it('a photograph gets every width that pages ask for, as WebP', async () => {
  const bytes = await plain(2560, 1707).jpeg().toBuffer()
  const sizes = await photographSizes({ type: 'image/jpeg', bytes })
  expect(sizes.map(({ width }) => width).toSorted((a, b) => a - b)).toEqual([...mediaWidths])
  for (const size of sizes) {
    expect(await sharp(size.bytes).metadata()).toMatchObject({ format: 'webp', width: size.width })
  }
})

it('a small photograph is not made larger', async () => {
  const sizes = await photographSizes({ type: 'image/png', bytes: await plain(500, 300).png().toBuffer() })
  const widths = await Promise.all(sizes.map(async ({ bytes }) => (await sharp(bytes).metadata()).width))
  expect(widths).toEqual([500, 500, 500, 500, 384])
})

it('a photograph that lies on its side stands up', async () => {
  const bytes = await plain(800, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const [largest] = await photographSizes({ type: 'image/jpeg', bytes })
  expect(await sharp(largest?.bytes).metadata()).toMatchObject({ width: 600, height: 800 })
})

it('drawings and animations have no sizes: they are shown as they are', async () => {
  const frames = await Promise.all(
    ['#0b6570', '#b0432a'].map((background) =>
      sharp({ create: { width: 32, height: 32, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const animation = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect((await sharp(animation).metadata()).pages).toBe(2)
  expect(await photographSizes({ type: 'image/webp', bytes: animation })).toEqual([])
  expect(await photographSizes({ type: 'image/svg+xml', bytes: Buffer.from('<svg/>') })).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { administrator, backend, type Person, visitor } from './people'

let admin: Person

beforeAll(async () => {
  admin = await administrator()
})

const upload = async (bucket: string, name: string) => {
  const { error } = await admin.client.storage
    .from(bucket)
    .upload(name, new Blob(['x'], { type: 'image/png' }))
  if (error) throw error
  return `${backend.SUPABASE_URL}/storage/v1/object/public/${bucket}/${name}`
}
const newProduct = () => `produto-${randomUUID()}`
const ask = (body: Record<string, unknown>) => visitor().functions.invoke('get-product-images', { body })

describe('get-product-images', () => {
  test('a visitor gets the addresses of a product’s pictures from both areas, newest first', async () => {
    const product = newProduct()
    const first = await upload('tour-images', `${product}--1-a.png`)
    const second = await upload('expedition-images', `${product}--2-b.png`)
    const third = await upload('tour-images', `${product}--3-c.png`)
    const { data, error } = await ask({ productId: product })
    expect(error).toBeNull()
    expect(data).toEqual({ images: [third, second, first] })
    expect((await fetch(third)).status).toBe(200)
  })

  test('pictures of other products, of longer names and of no product are left out', async () => {
    const product = newProduct()
    await upload('tour-images', `${product}-longo--1-a.png`)
    await upload('tour-images', `outro-${product}--1-a.png`)
    await upload('tour-images', `1-${randomUUID()}.png`)
    expect((await ask({ productId: product })).data).toEqual({ images: [] })
  })

  test('icons belong to no product', async () => {
    const product = newProduct()
    await upload('icons', `${product}--1-a.png`)
    expect((await ask({ productId: product })).data).toEqual({ images: [] })
  })

  test('a deleted picture is gone from the answer', async () => {
    const product = newProduct()
    const name = `${product}--1-a.png`
    await upload('tour-images', name)
    await admin.client.storage.from('tour-images').remove([name])
    expect((await ask({ productId: product })).data).toEqual({ images: [] })
  })

  test('an unknown product has no pictures', async () => {
    expect((await ask({ productId: 'nunca-existiu' })).data).toEqual({ images: [] })
  })

  test.each([{}, { productId: '' }, { productId: 7 }, { productId: '../icons' }, { productId: '%' }])(
    'the malformed question %j is refused with 400',
    async (body) => {
      const { error, response } = await ask(body)
      expect(error).not.toBeNull()
      expect(response?.status).toBe(400)
    },
  )
})

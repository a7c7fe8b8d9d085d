/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ProductGallery } from '@/components/product/product-gallery'
import { sizedAddress } from '@/lib/images/media'
import { languages, samplePictures } from './gallery-samples'

jest.mock('@/components/product/gallery-viewer', () => ({ GalleryViewer: () => null }))

const local = samplePictures(3)
const photograph = '/media/tour-images/mar--1.jpg'
const newer = '/media/tour-images/mar--2.jpg'
const { words } = languages[0]

let answer: () => Promise<unknown>
let asked: jest.Mock

beforeEach(() => {
  window.localStorage.clear()
  jest.useFakeTimers()
  asked = jest.fn(async () => ({ ok: true, status: 200, json: () => answer() }))
  Object.defineProperty(globalThis, 'fetch', { value: asked, configurable: true, writable: true })
})

afterEach(() => jest.useRealTimers())

const gallery = (known?: { images: string[]; timestamp: number }) => (
  <ProductGallery productId="mar" initial={{ local, known }} staffAlt="Foto do mar" words={words} />
)
const idle = () => act(() => jest.advanceTimersByTimeAsync(5000))
const state = () => screen.getByRole('region').parentElement?.dataset.images
const shown = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
const showsLocal = () => expect(shown()).toEqual(local.map(({ picture }) => picture.full))
const showsFirst = (image: string) =>
  expect(shown()).toEqual([sizedAddress(image, 1920), ...local.map(({ picture }) => picture.full)])

test('loading: the local pictures stand until the server has spoken', async () => {
  answer = async () => ({ images: [newer], timestamp: Date.now() })
  render(gallery())
  expect(state()).toBe('loading')
  showsLocal()
  expect(asked).not.toHaveBeenCalled()
  await idle()
  expect(state()).toBe('images')
  showsFirst(newer)
  expect(screen.getByAltText('Foto do mar')).toBeInTheDocument()
})

test('from the cache: a second visit shows the photographs without a request', async () => {
  window.localStorage.setItem(
    'product-images-mar',
    JSON.stringify({ images: [newer], timestamp: Date.now() - 60_000 }),
  )
  render(gallery())
  await idle()
  expect(state()).toBe('images')
  showsFirst(newer)
  expect(asked).not.toHaveBeenCalled()
})

test('from the page: photographs that the server just rendered cost no request', async () => {
  render(gallery({ images: [photograph], timestamp: Date.now() }))
  showsFirst(photograph)
  await idle()
  expect(state()).toBe('images')
  showsFirst(photograph)
  expect(asked).not.toHaveBeenCalled()
})

test.each([
  ['an empty list', async () => ({ images: [], timestamp: Date.now() })],
  ['garbage', async () => 'moo'],
  ['no JSON', () => Promise.reject(new SyntaxError('Unexpected token'))],
])('fallback: after %s the local pictures stay, with one warning', async (_what, body) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  answer = body
  render(gallery())
  await idle()
  expect(state()).toBe('fallback')
  showsLocal()
  expect(warn).toHaveBeenCalledTimes(1)
})

test('photographs that are gone give way to the local pictures', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  answer = async () => ({ images: [], timestamp: Date.now() })
  render(gallery({ images: [photograph], timestamp: Date.now() - 3_600_000 }))
  showsFirst(photograph)
  await idle()
  showsLocal()
})

test('a page rendered after the last photograph was deleted keeps its local pictures', async () => {
  window.localStorage.setItem(
    'product-images-mar',
    JSON.stringify({ images: [photograph], timestamp: Date.now() - 60_000 }),
  )
  render(gallery({ images: [], timestamp: Date.now() }))
  showsLocal()
  await idle()
  expect(state()).toBe('fallback')
  showsLocal()
  expect(asked).not.toHaveBeenCalled()
})

test('nothing changes under the hands of a visitor who has begun to look', async () => {
  answer = async () => ({ images: [newer], timestamp: Date.now() })
  render(gallery())
  fireEvent.pointerDown(screen.getByAltText('Cena 1'))
  await idle()
  expect(state()).toBe('images')
  showsLocal()
  expect(window.localStorage.getItem('product-images-mar')).toContain(newer)
})

test('a page that is left asks nothing', async () => {
  const { unmount } = render(gallery())
  unmount()
  await idle()
  expect(asked).not.toHaveBeenCalled()
})

/** @jest-environment jsdom */

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContentEditor } from '@/components/admin/content/content-editor'
import { baseDocuments } from '@/lib/catalogue/base/documents'
import { wordsOf } from '@/lib/i18n/words'
import { withValueAt } from '@/lib/staff/content/document-path'
import { fieldsOf } from '@/lib/staff/content/schema-fields'
import type { SentChange } from '@/lib/staff/content/send-change'
import type { StoredImage } from '@/lib/staff/pictures/areas'
import type { ImagesApi } from '@/lib/staff/pictures/gallery-requests'

const mockSend = jest.fn<Promise<SentChange>, [unknown]>()
jest.mock('@/lib/staff/content/send-change', () => ({ sendChange: (change: unknown) => mockSend(change) }))

const fake = <Name extends keyof ImagesApi>() =>
  jest.fn<ReturnType<ImagesApi[Name]>, Parameters<ImagesApi[Name]>>()
const mockUpload = fake<'uploadImage'>()
const mockFetch = fake<'fetchImages'>()
const mockMove = fake<'moveImage'>()
jest.mock('@/lib/staff/pictures/gallery-requests', () => ({
  imagesApi: {
    uploadImage: (...asked: Parameters<ImagesApi['uploadImage']>) => mockUpload(...asked),
    fetchImages: (...asked: Parameters<ImagesApi['fetchImages']>) => mockFetch(...asked),
    moveImage: (...asked: Parameters<ImagesApi['moveImage']>) => mockMove(...asked),
    fitPhotograph: async (file: File) => ({ ok: true, file }),
  },
}))

const slug = 'passeio-veleiro'
const file = (number: number) => `tour-images/${slug}--${number}-a.jpg`
const stored = (number: number): StoredImage => ({
  name: `${slug}--${number}-a.jpg`,
  size: 1,
  publicUrl: '',
  viewUrl: null,
  product: slug,
  shown: 'page',
})
/** The whole form of a trip is long; its pictures are enough here. */
const pictureFields = fieldsOf('tours', slug).filter(({ key }) => key === 'pictures')
const below = baseDocuments.tours.get(slug)

/** The last document that the editor has sent. */
const sent = () => mockSend.mock.lastCall?.[0]

async function show(pictures: object) {
  await act(async () =>
    render(
      <ContentEditor
        collection="tours"
        id={slug}
        locale="pt-BR"
        words={wordsOf('pt-BR').contentPanel}
        images={wordsOf('pt-BR').admin.images}
        fields={pictureFields}
        below={below}
        isShipped
        stored={withValueAt(below, 'pictures', pictures)}
        revision={1}
        hasDraft={false}
        isOnlyDraft={false}
        checked={{ blocking: [], warnings: [] }}
        facts={[]}
        hrefs={{ 'pt-BR': '/', 'en-GB': '/en' }}
      />,
    ),
  )
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  return { user, field: within(screen.getByRole('region', { name: 'Fotografias' })) }
}

const order = () =>
  [...document.querySelectorAll('[data-picture]')].map((item) => item.getAttribute('data-picture'))
const pause = () => act(() => jest.advanceTimersByTimeAsync(1300))
const photograph = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => {} })
  jest.useFakeTimers({ advanceTimers: true })
  localStorage.clear()
  mockSend.mockReset().mockResolvedValue({ kind: 'done', row: null, blocking: [], warnings: [] })
  mockUpload.mockReset()
  mockFetch.mockReset()
})
afterEach(() => jest.useRealTimers())

test('photographs are put into another order, and the draft says so', async () => {
  const { user } = await show({ items: [{ file: file(1) }, { file: file(2) }] })
  await user.click(screen.getByRole('button', { name: `Descer ${slug}--1-a.jpg` }))
  expect(order()).toEqual([file(2), file(1)])
  await pause()
  expect(sent()).toMatchObject({
    body: { document: { pictures: { items: [{ file: file(2) }, { file: file(1) }] } } },
  })
})

test('a batch keeps its order, and an open library has it too', async () => {
  mockFetch.mockResolvedValue({ ok: true, value: { images: [stored(9)], next: null } })
  mockUpload.mockImplementation(async ({ file: { name } }) => ({ ok: true, value: stored(Number(name)) }))
  const { user, field } = await show({ items: [] })
  await user.click(field.getByRole('button', { name: 'Escolher da biblioteca' }))
  await field.findByRole('button', { name: `Usar ${slug}--9-a.jpg` })
  const input = field.getByLabelText('Enviar fotos', { selector: 'input' })
  await act(async () => {
    fireEvent.change(input, { target: { files: [photograph('5'), photograph('6')] } })
  })
  await waitFor(() => expect(field.queryByRole('progressbar')).toBeNull())
  expect(order()).toEqual([file(5), file(6)])
  expect(mockUpload).toHaveBeenCalledWith(expect.objectContaining({ area: 'tour-images', product: slug }))
  // Taken off the page, it is there to be put back, without asking the service once more.
  mockMove.mockResolvedValueOnce({
    ok: true,
    value: { ...stored(5), name: `${slug}.aside--5-a.jpg`, shown: 'nowhere' },
  })
  await user.click(screen.getByRole('button', { name: `Tirar da página: ${slug}--5-a.jpg` }))
  const back = await field.findByRole('button', { name: `Usar ${slug}.aside--5-a.jpg` })
  expect(mockMove).toHaveBeenCalledWith('tour-images', `${slug}--5-a.jpg`, {
    area: 'tour-images',
    product: slug,
    isOff: true,
  })
  expect(order()).toEqual([file(6)])
  mockMove.mockResolvedValueOnce({ ok: true, value: stored(5) })
  await user.click(back)
  await waitFor(() => expect(order()).toEqual([file(6), file(5)]))
  expect(mockFetch).toHaveBeenCalledTimes(1)
})

test('a photograph that is replaced leaves its place, and the cover, to the new one', async () => {
  mockUpload.mockResolvedValue({ ok: true, value: stored(7) })
  const { user, field } = await show({ items: [{ file: file(1) }, { file: file(2) }], cover: file(2) })
  await user.click(field.getAllByRole('button', { name: 'Trocar esta foto' })[1] ?? document.body)
  await user.upload(field.getByLabelText('Enviar fotos', { selector: 'input' }), photograph('nova.jpg'))
  await waitFor(() => expect(order()).toEqual([file(1), file(7)]))
  await pause()
  expect(sent()).toMatchObject({ body: { document: { pictures: { cover: file(7) } } } })
})

test('a file that could not be sent is named, can be tried again, and goes to its place among the others', async () => {
  mockUpload
    .mockResolvedValueOnce({ ok: true, value: stored(2) })
    .mockResolvedValueOnce({ ok: false, problem: 'slow' })
    .mockResolvedValueOnce({ ok: true, value: stored(1) })
  const { user, field } = await show({ items: [{ file: file(9) }] })
  const input = field.getByLabelText('Enviar fotos', { selector: 'input' })
  await act(async () => {
    fireEvent.change(input, { target: { files: [photograph('um.jpg'), photograph('dois.jpg')] } })
  })
  expect(await field.findByText('O envio demorou demais. Tente de novo')).toBeInTheDocument()
  expect(order()).toEqual([file(9), file(2)])
  await user.click(field.getByRole('button', { name: 'Tentar de novo: um.jpg' }))
  await waitFor(() => expect(order()).toEqual([file(9), file(1), file(2)]))
})

test.each([
  ['tooLarge', 'Maior que o limite de 5 MB', false],
  ['signedOut', 'A sua sessão terminou. Entre de novo e tente outra vez', true],
] as const)('why a file was refused stands beside its name: %s', async (problem, sentence, leadsBackIn) => {
  mockUpload.mockResolvedValue({ ok: false, problem })
  const { user, field } = await show({ items: [] })
  await user.upload(field.getByLabelText('Enviar fotos', { selector: 'input' }), photograph('mar.jpg'))
  expect(await field.findByText(sentence)).toBeInTheDocument()
  expect(field.queryAllByRole('link', { name: 'Entrar em outra aba' })).toHaveLength(leadsBackIn ? 1 : 0)
})

test('who thinks better of replacing a photograph replaces none with the next one', async () => {
  mockFetch.mockResolvedValue({ ok: true, value: { images: [stored(9)], next: null } })
  const { user, field } = await show({ items: [{ file: file(1) }] })
  // The window that asks for a file is closed without one.
  await user.click(field.getByRole('button', { name: 'Trocar esta foto' }))
  await user.click(field.getByRole('button', { name: 'Escolher da biblioteca' }))
  await user.click(await field.findByRole('button', { name: `Usar ${slug}--9-a.jpg` }))
  expect(order()).toEqual([file(1), file(9)])
})

test('the keyboard stays with a photograph that moves, and beside one that goes', async () => {
  const { user, field } = await show({ items: [{ file: file(1) }, { file: file(2) }, { file: file(3) }] })
  const button = (name: string) => field.getByRole('button', { name })
  await user.click(button(`Descer ${slug}--1-a.jpg`))
  await waitFor(() => expect(button(`Descer ${slug}--1-a.jpg`)).toHaveFocus())
  // At the end there is no further down.
  await user.keyboard('{Enter}')
  await waitFor(() => expect(button(`Subir ${slug}--1-a.jpg`)).toHaveFocus())
  mockMove.mockResolvedValue({ ok: false, problem: 'gone' })
  await user.click(button(`Tirar da página: ${slug}--1-a.jpg`))
  await waitFor(() => expect(button(`Tirar da página: ${slug}--3-a.jpg`)).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(button(`Tirar da página: ${slug}--2-a.jpg`)).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(button('Enviar fotos')).toHaveFocus())
})

test('a photograph is described in both languages, and its focal point is set by figures', async () => {
  const { user, field } = await show({ items: [{ file: file(1) }] })
  await user.type(field.getByLabelText('O que a foto mostra · Português'), 'Veleiro')
  await user.type(field.getByLabelText('O que a foto mostra · Inglês'), 'A yacht')
  fireEvent.change(field.getByLabelText('Da esquerda, em %'), { target: { value: '30' } })
  await pause()
  expect(sent()).toMatchObject({
    body: {
      document: {
        pictures: {
          items: [
            { file: file(1), alt: { 'pt-BR': 'Veleiro', 'en-GB': 'A yacht' }, focus: { x: 0.3, y: 0.5 } },
          ],
        },
      },
    },
  })
})

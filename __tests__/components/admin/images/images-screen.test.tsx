/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ImagesScreen } from '@/components/admin/images/images-screen'
import type { ImagePage, Problem, StoredImage } from '@/lib/staff/pictures/areas'
import type { ImagesApi, Outcome } from '@/lib/staff/pictures/gallery-requests'
import portuguese from '@/messages/pt-BR/admin.json'

/** A fake of one of the site's answers. */
const fake = <Name extends keyof ImagesApi>() =>
  jest.fn<ReturnType<ImagesApi[Name]>, Parameters<ImagesApi[Name]>>()
const fetchImages = fake<'fetchImages'>()
const deleteImage = fake<'deleteImage'>()
const moveImage = fake<'moveImage'>()
const fitPhotograph = fake<'fitPhotograph'>()
const uploadImage = fake<'uploadImage'>()
const api = { fetchImages, deleteImage, moveImage, uploadImage, fitPhotograph }

const success = jest.fn()
const failure = jest.fn()
const neutral = jest.fn()
const shownModal = jest.fn()
jest.mock('sonner', () => ({
  toast: Object.assign((...words: unknown[]) => neutral(...words), {
    success: (...words: unknown[]) => success(...words),
    error: (...words: unknown[]) => failure(...words),
  }),
}))

const image = (name: string, product: string | null = null): StoredImage => ({
  name,
  size: 1536,
  publicUrl: `http://backend.test/${name}`,
  viewUrl: `/media/tour-images/${name}`,
  product,
  shown: product ? 'page' : 'nowhere',
})
const page = (images: StoredImage[], next: number | null = null): Outcome<ImagePage> => ({
  ok: true,
  value: { images, next },
})

// The test browser does not close a dialog whose form is sent, as browsers do.
document.addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLFormElement && target.method === 'dialog') target.closest('dialog')?.close()
})

beforeEach(() => {
  jest.resetAllMocks()
  fitPhotograph.mockImplementation(async (file) => ({ ok: true, file }))
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => {} })
  // The test browser has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    shownModal()
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    // Browsers say so later, and React may render in between.
    setTimeout(() => act(() => this.dispatchEvent(new Event('close'))))
  }
})

function show(expeditions: { slug: string; title: string }[] = []) {
  const choices = {
    'tour-images': [
      { slug: 'passeio-veleiro', title: 'Passeio de Veleiro' },
      { slug: 'regate-caicara', title: 'Resgate Caiçara' },
    ],
    'expedition-images': expeditions,
    icons: [],
  }
  render(<ImagesScreen locale="pt-BR" words={portuguese.images} choices={choices} api={api} />)
  return userEvent.setup({ applyAccept: false })
}

async function openGallery(expeditions: { slug: string; title: string }[] = []) {
  const user = show(expeditions)
  await user.click(screen.getByRole('tab', { name: 'Passeios' }))
  return { user, panel: within(screen.getByRole('tabpanel', { name: 'Passeios' })) }
}

const zone = (name: string) =>
  within(screen.getByRole('tabpanel', { name: 'Upload' })).getByRole('region', { name })
const input = (name: string): HTMLInputElement => {
  const element = zone(name).querySelector<HTMLInputElement>('input[type="file"]')
  if (!element) throw new Error('there is no file input')
  return element
}
const file = (name: string, type = 'image/png', content = 'x') => new File([content], name, { type })

describe('uploading', () => {
  it('shows three zones with the texts and limits of their areas', () => {
    show()
    for (const [name, hint] of [
      ['Imagens de Passeios', 'Suporta JPG, PNG, WebP (máx. 5MB)'],
      ['Imagens de Expedições', 'Suporta JPG, PNG, WebP (máx. 5MB)'],
      ['Ícones', 'Suporta JPG, PNG, WebP, SVG (máx. 2MB)'],
    ] as const) {
      const button = within(zone(name)).getByRole('button', { name: /Arraste imagens/ })
      expect(button).toHaveAccessibleDescription(expect.stringContaining(hint))
    }
  })

  it('says where the files go before they are dropped, and where they went', async () => {
    uploadImage.mockResolvedValue({ ok: true, value: image('17-a.png', 'passeio-veleiro') })
    const user = show()
    const tours = within(zone('Imagens de Passeios'))
    expect(tours.getByText('Vai como imagem geral')).toBeInTheDocument()
    expect(tours.getByText('Imagens gerais não aparecem em nenhuma página do site.')).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('Para qual produto?'), 'passeio-veleiro')
    expect(tours.getByText('Vai para: Passeio de Veleiro')).toBeInTheDocument()
    expect(tours.queryByText(/Imagens gerais não aparecem/)).toBeNull()
    await user.upload(input('Imagens de Passeios'), [file('a.png')])
    expect(await tours.findByText('Enviada para: Passeio de Veleiro')).toBeInTheDocument()
    expect(within(zone('Ícones')).queryByText(/^Vai /)).toBeNull()
    expect(within(zone('Ícones')).getByText(/não aparecem em nenhuma página/)).toBeInTheDocument()
  })

  it('lets each file succeed or fail by itself, and tries a failed one again', async () => {
    uploadImage.mockImplementation(async ({ file: { name } }) =>
      name === 'b.png'
        ? { ok: false, problem: 'slow' }
        : { ok: true, value: image(`17-${name}`, 'passeio-veleiro') },
    )
    const user = show()
    await user.selectOptions(screen.getByLabelText('Para qual produto?'), 'passeio-veleiro')
    await user.upload(input('Imagens de Passeios'), [file('a.png'), file('b.png'), file('c.png')])
    expect(await screen.findByText('O envio demorou demais. Tente de novo')).toBeInTheDocument()
    expect(success).toHaveBeenCalledWith('Upload concluído', {
      description: 'a.png foi enviado com sucesso!',
    })
    expect(failure).toHaveBeenCalledWith('Erro no upload', { description: 'Falha ao enviar b.png' })
    expect(uploadImage.mock.calls.map(([request]) => request.product)).toEqual(
      Array.from({ length: 3 }, () => 'passeio-veleiro'),
    )
    uploadImage.mockResolvedValue({ ok: true, value: image('17-b.png') })
    await user.click(screen.getByRole('button', { name: 'Tentar de novo: b.png' }))
    expect(success).toHaveBeenLastCalledWith('Upload concluído', {
      description: 'b.png foi enviado com sucesso!',
    })
    expect(screen.queryByText('O envio demorou demais. Tente de novo')).not.toBeInTheDocument()
  })

  it('says "Enviando imagens..." and shows how far each file is', async () => {
    const { promise, resolve } = Promise.withResolvers<Outcome<StoredImage>>()
    uploadImage.mockReturnValue(promise)
    const user = show()
    await user.upload(input('Ícones'), file('a.png'))
    expect(within(zone('Ícones')).getByText('Enviando imagens...')).toBeInTheDocument()
    act(() => uploadImage.mock.calls[0]?.[0].onProgress(0.4))
    const bar = screen.getByRole('progressbar', { name: 'Progresso do envio de a.png' })
    expect(bar).toHaveValue(0.4)
    await act(async () => resolve({ ok: true, value: image('17-a.png') }))
    expect(within(zone('Ícones')).getByText('Arraste imagens ou clique para selecionar')).toBeInTheDocument()
  })

  const broken = () => {
    throw new TypeError('not a function')
  }
  it.each([
    ['fails at once', broken],
    ['breaks off', async () => broken()],
  ])('leaves no file on its way when the browser %s in a way nobody foresaw', async (_how, upload) => {
    const reported = jest.spyOn(console, 'error').mockReturnValue()
    uploadImage.mockImplementation(upload)
    const user = show()
    await user.upload(input('Ícones'), [file('a.png'), file('b.png'), file('c.png')])
    expect(await screen.findByRole('button', { name: 'Tentar de novo: c.png' })).toBeInTheDocument()
    expect(reported).toHaveBeenCalledWith(expect.any(TypeError))
    expect(
      screen.getAllByText('O serviço de imagens não respondeu. Tente de novo em instantes'),
    ).toHaveLength(3)
    expect(failure).toHaveBeenCalledWith('Erro no upload', { description: 'Falha ao enviar a.png' })
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it.each([
    ['type', 'Não é uma imagem JPG, PNG, WebP ou SVG'],
    ['damaged', 'A imagem está danificada ou incompleta'],
    ['tooLarge', 'Maior que o limite de 2 MB'],
    [
      'notAllowed',
      'O desenho SVG tem <use>, que o site não aceita. Tire isso ou salve como SVG simples, e envie de novo',
    ],
  ] as const)('offers no other try where none can help: %s', async (problem, reason) => {
    uploadImage.mockResolvedValue({ ok: false, problem, part: '<use>' })
    const user = show()
    await user.upload(input('Ícones'), [file('a.png'), file('b.png')])
    expect(await screen.findAllByText(reason)).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^Tentar de novo/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Tirar da lista: a.png' }))
    expect(screen.getAllByText(reason)).toHaveLength(1)
  })

  it('takes thirty files at once, in three batches by themselves, the first chosen stored last', async () => {
    const names: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    uploadImage.mockImplementation(async ({ file: { name } }) => {
      names.push(name)
      if (names.length === 11) await promise
      return { ok: true, value: image(`${names.length}-${name}`) }
    })
    const user = show()
    await user.upload(
      input('Ícones'),
      Array.from({ length: 30 }, (_, index) => file(`${index}.png`)),
    )
    expect(await screen.findByText('Leva 2 de 3, até 10 arquivos em cada')).toBeInTheDocument()
    expect(screen.queryByText('Não foram enviados')).toBeNull()
    await act(async () => resolve())
    await waitFor(() => expect(names).toHaveLength(30))
    expect([names[0], names[29]]).toEqual(['29.png', '0.png'])
    await waitFor(() => expect(screen.queryByText(/^Leva/)).toBeNull())
  })

  it('has the browser ask before the page is left while a file is on its way, and only then', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented ? 'asked' : 'left'
    }
    const { promise, resolve } = Promise.withResolvers<Outcome<StoredImage>>()
    uploadImage.mockReturnValue(promise)
    const user = show()
    expect(leave()).toBe('left')
    await user.upload(input('Ícones'), file('a.png'))
    expect(leave()).toBe('asked')
    await act(async () => resolve({ ok: true, value: image('17-a.png') }))
    expect(leave()).toBe('left')
  })

  it('sends one file at a time, the last first: a gallery, newest first, then begins with the first chosen', async () => {
    const answers: ((outcome: Outcome<StoredImage>) => void)[] = []
    uploadImage.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    const user = show()
    const names = Array.from({ length: 10 }, (_, index) => `${index}.png`)
    await user.upload(
      input('Ícones'),
      names.map((name) => file(name)),
    )
    expect(uploadImage).toHaveBeenCalledTimes(1)
    expect(screen.getAllByText('Na fila')).toHaveLength(9)
    for (const name of names.toReversed()) {
      expect(uploadImage.mock.lastCall?.[0].file.name).toBe(name)
      await act(async () => answers.at(-1)?.({ ok: true, value: image(`17-${name}`) }))
    }
    const sent = within(screen.getByRole('region', { name: 'Imagens Enviadas' }))
    expect(sent.getAllByText(/^\d\.png$/).map(({ textContent }) => textContent)).toEqual(names)
  })

  it('names refused files with the reason and sends none of them', async () => {
    const user = show()
    await user.upload(input('Ícones'), [file('notas.txt', 'text/plain'), file('vazio.png', 'image/png', '')])
    const alert = await within(zone('Ícones')).findByText('Não foram enviados')
    expect(alert.parentElement).toHaveTextContent('notas.txt: Não é uma imagem JPG, PNG, WebP ou SVG')
    expect(alert.parentElement).toHaveTextContent('vazio.png: O arquivo está vazio')
    expect(uploadImage).not.toHaveBeenCalled()
  })

  it('takes a sent picture back', async () => {
    uploadImage.mockResolvedValue({ ok: true, value: image('17-a.png') })
    deleteImage.mockResolvedValue({ ok: true, value: { removed: '17-a.png' } })
    const user = show()
    await user.upload(input('Ícones'), file('a.png'))
    expect(await screen.findByRole('heading', { name: 'Imagens Enviadas' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Remover: a.png' }))
    expect(deleteImage).toHaveBeenCalledWith('icons', '17-a.png')
    expect(success).toHaveBeenLastCalledWith('Imagem removida', {
      description: 'A imagem foi removida com sucesso!',
    })
    expect(screen.queryByRole('heading', { name: 'Imagens Enviadas' })).not.toBeInTheDocument()
  })
})

describe('a picture that could not be taken back', () => {
  async function refuse(problem: Problem) {
    uploadImage.mockResolvedValue({ ok: true, value: image('17-a.png') })
    deleteImage.mockResolvedValue({ ok: false, problem })
    const user = show()
    await user.upload(input('Ícones'), file('a.png'))
    await user.click(await screen.findByRole('button', { name: 'Remover: a.png' }))
  }

  it('stays, and its row says why', async () => {
    await refuse('unavailable')
    expect(failure).toHaveBeenCalledWith('Erro ao remover', { description: 'Falha ao remover a imagem' })
    expect(zone('Ícones')).toHaveTextContent('O serviço de imagens não respondeu')
    expect(screen.queryByRole('link', { name: 'Entrar em outra aba' })).not.toBeInTheDocument()
  })

  it('shows the way back in where the session has ended', async () => {
    await refuse('signedOut')
    expect(zone('Ícones')).toHaveTextContent('A sua sessão terminou. Entre de novo e tente outra vez')
    expect(screen.getByRole('link', { name: 'Entrar em outra aba' })).toHaveAttribute('href', '/admin/login')
  })
})

describe('the focus goes to the heading of the zone when its button goes', () => {
  const heading = () => within(zone('Ícones')).getByRole('heading', { name: 'Ícones' })

  async function showFailed() {
    uploadImage.mockResolvedValue({ ok: false, problem: 'slow' })
    const user = show()
    await user.upload(input('Ícones'), [file('a.png'), file('b.png')])
    await screen.findByRole('button', { name: 'Tentar de novo: b.png' })
    uploadImage.mockReturnValue(new Promise(() => {}))
    return user
  }

  it.each([
    ['an upload is tried again', 'Tentar de novo: a.png'],
    ['all uploads are tried again', 'Tentar de novo os que falharam'],
    ['an upload is taken off the list', 'Tirar da lista: a.png'],
  ])('because %s', async (_why, name) => {
    const user = await showFailed()
    await user.click(screen.getByRole('button', { name }))
    expect(heading()).toHaveFocus()
  })

  it('because refused files are dismissed', async () => {
    const user = show()
    await user.upload(input('Ícones'), file('notas.txt', 'text/plain'))
    await user.click(await screen.findByRole('button', { name: 'Dispensar' }))
    expect(heading()).toHaveFocus()
  })

  async function showSent(...names: string[]) {
    uploadImage.mockImplementation(async ({ file: { name } }) => ({ ok: true, value: image(`17-${name}`) }))
    const user = show()
    await user.upload(
      input('Ícones'),
      names.map((name) => file(name)),
    )
    await screen.findByRole('button', { name: `Remover: ${names.at(-1)}` })
    return user
  }

  it('because a picture was taken back', async () => {
    const user = await showSent('a.png', 'b.png')
    deleteImage.mockResolvedValue({ ok: true, value: { removed: '17-a.png' } })
    await user.click(screen.getByRole('button', { name: 'Remover: a.png' }))
    expect(heading()).toHaveFocus()
  })

  it('but not when its owner has gone on meanwhile', async () => {
    const user = await showSent('a.png', 'b.png')
    const { promise, resolve } = Promise.withResolvers<Outcome<{ removed: string }>>()
    deleteImage.mockReturnValue(promise)
    await user.click(screen.getByRole('button', { name: 'Remover: a.png' }))
    const other = screen.getByRole('button', { name: 'Remover: b.png' })
    other.focus()
    await act(async () => resolve({ ok: true, value: { removed: '17-a.png' } }))
    expect(other).toHaveFocus()
  })

  it('and each picture can be taken back without waiting for another', async () => {
    const user = await showSent('a.png', 'b.png')
    deleteImage.mockReturnValue(new Promise(() => {}))
    await user.click(screen.getByRole('button', { name: 'Remover: a.png' }))
    await user.click(screen.getByRole('button', { name: 'Remover: b.png' }))
    await user.click(screen.getByRole('button', { name: 'Remover: b.png' }))
    expect(deleteImage.mock.calls).toEqual([
      ['icons', '17-a.png'],
      ['icons', '17-b.png'],
    ])
    expect(screen.getAllByText('Removendo…')).toHaveLength(2)
  })
})

describe('the gallery', () => {
  it('says that it is loading, and that there is nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<Outcome<ImagePage>>()
    fetchImages.mockReturnValue(promise)
    const { panel } = await openGallery()
    expect(panel.getByText('Carregando imagens...')).toBeInTheDocument()
    await act(async () => resolve(page([])))
    expect(panel.getByText('Nenhuma imagem encontrada neste bucket')).toBeInTheDocument()
    expect(fetchImages).toHaveBeenCalledTimes(1)
    expect(panel.getByRole('heading', { name: 'Imagens de Passeios' })).toBeInTheDocument()
  })

  it('says how many pictures there are once it knows, and still when the list cannot be loaded again', async () => {
    const { promise, resolve } = Promise.withResolvers<Outcome<ImagePage>>()
    fetchImages
      .mockReturnValueOnce(promise)
      .mockResolvedValueOnce(page([image('1-b.png')], 100))
      .mockResolvedValue({ ok: false, problem: 'offline' })
    const { user, panel } = await openGallery()
    expect(panel.queryByText('Imagens na lista:')).not.toBeInTheDocument()
    await act(async () => resolve({ ok: false, problem: 'offline' }))
    expect(panel.queryByText('Imagens na lista:')).not.toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: 'Tentar de novo' }))
    expect((await panel.findByText('Imagens na lista:')).parentElement).toHaveTextContent(/: 1\+$/)
    await user.click(panel.getByRole('button', { name: 'Atualizar' }))
    expect(await panel.findByRole('alert')).toBeInTheDocument()
    expect(panel.getByText('Imagens na lista:').parentElement).toHaveTextContent(/: 1\+$/)
  })

  it('shows name, size and number, and searches and filters what is there', async () => {
    fetchImages.mockResolvedValue(
      page([image('passeio-veleiro--2-a.png', 'passeio-veleiro'), image('1-b.png')]),
    )
    const { user, panel } = await openGallery()
    expect(await panel.findByText('1-b.png')).toBeInTheDocument()
    expect(panel.getAllByText('1,5 KB')).toHaveLength(2)
    await user.type(panel.getByLabelText('Buscar pelo nome'), 'VELEIRO')
    expect(panel.queryByText('1-b.png')).not.toBeInTheDocument()
    await user.clear(panel.getByLabelText('Buscar pelo nome'))
    await user.selectOptions(panel.getByLabelText('Produto'), 'Imagens gerais')
    expect(panel.getByText('1-b.png')).toBeInTheDocument()
    expect(panel.queryByText('passeio-veleiro--2-a.png')).not.toBeInTheDocument()
  })

  it('loads what is missing when it is asked to, and everything for a search', async () => {
    fetchImages.mockImplementation(async (_area, offset) =>
      page([image(`${offset}-x.png`)], offset < 200 ? offset + 100 : null),
    )
    const { user, panel } = await openGallery()
    await user.click(await panel.findByRole('button', { name: 'Ver mais imagens' }))
    expect(await panel.findByText('100-x.png')).toBeInTheDocument()
    expect(panel.getByRole('button', { name: 'Ver mais imagens' })).toHaveFocus()
    await user.type(panel.getByLabelText('Buscar pelo nome'), '2')
    expect(await panel.findByText('200-x.png')).toBeInTheDocument()
    expect(panel.queryByRole('button', { name: 'Ver mais imagens' })).not.toBeInTheDocument()
  })

  it('leads the focus to the first of the last pictures when nothing is left to ask for', async () => {
    fetchImages
      .mockResolvedValueOnce(page([image('0-x.png')], 100))
      .mockResolvedValue(page([image('100-x.png'), image('101-x.png')]))
    const { user, panel } = await openGallery()
    await user.click(await panel.findByRole('button', { name: 'Ver mais imagens' }))
    expect(await panel.findByRole('button', { name: 'Copiar URL: 100-x.png' })).toHaveFocus()
  })

  it('leads the focus to the heading when nothing was left at all', async () => {
    fetchImages.mockResolvedValueOnce(page([image('0-x.png')], 100)).mockResolvedValue(page([]))
    const { user, panel } = await openGallery()
    await user.click(await panel.findByRole('button', { name: 'Ver mais imagens' }))
    expect(panel.getByRole('heading', { name: 'Imagens de Passeios' })).toHaveFocus()
  })

  it('shows the way back in where the session has ended, also when only more pictures were asked for', async () => {
    fetchImages
      .mockResolvedValueOnce({ ok: false, problem: 'signedOut' })
      .mockResolvedValueOnce(page([image('0-x.png')], 100))
      .mockResolvedValueOnce({ ok: false, problem: 'signedOut' })
      .mockResolvedValue(page([image('0-x.png')]))
    const { user, panel } = await openGallery()
    const signIn = { name: 'Entrar em outra aba' }
    const alert = await panel.findByRole('alert')
    expect(alert).toHaveTextContent('A sua sessão terminou. Entre de novo e tente outra vez')
    expect(within(alert).getByRole('link', signIn)).toHaveAttribute('target', '_blank')
    await user.click(panel.getByRole('button', { name: 'Tentar de novo' }))
    await user.click(await panel.findByRole('button', { name: 'Ver mais imagens' }))
    expect(await panel.findByRole('link', signIn)).toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: 'Tentar de novo' }))
    expect(panel.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('says that the list failed and loads it again', async () => {
    fetchImages
      .mockResolvedValueOnce({ ok: false, problem: 'unavailable' })
      .mockResolvedValue(page([image('1-b.png')]))
    const { user, panel } = await openGallery()
    await panel.findByRole('alert')
    expect(failure).toHaveBeenCalledWith('Erro ao carregar imagens', {
      description: 'Não foi possível carregar as imagens do bucket',
    })
    await user.click(panel.getByRole('button', { name: 'Tentar de novo' }))
    expect(await panel.findByText('1-b.png')).toBeInTheDocument()
    expect(panel.getByRole('heading', { name: 'Imagens de Passeios' })).toHaveFocus()
  })

  it('copies the public address', async () => {
    fetchImages.mockResolvedValue(page([image('1-b.png')]))
    const { user, panel } = await openGallery()
    await user.click(await panel.findByRole('button', { name: 'Copiar URL: 1-b.png' }))
    expect(await navigator.clipboard.readText()).toBe('http://backend.test/1-b.png')
    expect(success).toHaveBeenCalledWith('URL copiada!', {
      description: 'A URL da imagem foi copiada para a área de transferência',
    })
  })

  it('deletes nothing where the question is cancelled', async () => {
    fetchImages.mockResolvedValue(page([image('1-b.png')]))
    deleteImage.mockResolvedValue({ ok: true, value: { removed: '1-b.png' } })
    const { user, panel } = await openGallery()
    await user.click(await panel.findByRole('button', { name: 'Excluir: 1-b.png' }))
    const question = screen.getByRole('dialog')
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    expect(deleteImage).not.toHaveBeenCalled()
    expect(panel.getByText('1-b.png')).toBeInTheDocument()
    expect(success).not.toHaveBeenCalled()
  })

  it('asks before it deletes', async () => {
    fetchImages.mockResolvedValue(page([image('1-b.png')]))
    deleteImage.mockResolvedValue({ ok: true, value: { removed: '1-b.png' } })
    const { user, panel } = await openGallery()
    await user.click(await panel.findByRole('button', { name: 'Excluir: 1-b.png' }))
    const dialog = screen.getByRole('dialog', { name: 'Tem certeza que deseja excluir esta imagem?' })
    expect(deleteImage).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: 'Excluir' }))
    expect(success).toHaveBeenCalledWith('Imagem excluída')
    expect(panel.queryByText('1-b.png')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(shownModal).toHaveBeenCalledTimes(1)
    expect(panel.getByRole('heading', { name: 'Imagens de Passeios' })).toHaveFocus()
  })

  it('says in the question that the session has ended, with the way back in', async () => {
    fetchImages.mockResolvedValue(page([image('1-b.png')]))
    deleteImage.mockResolvedValueOnce({ ok: false, problem: 'signedOut' })
    const { user, panel } = await openGallery()
    await user.click(await panel.findByRole('button', { name: 'Excluir: 1-b.png' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Excluir' }))
    const alert = within(screen.getByRole('dialog')).getByRole('alert')
    expect(alert).toHaveTextContent('A sua sessão terminou. Entre de novo e tente outra vez.')
    expect(within(alert).getByRole('link', { name: 'Entrar em outra aba' })).toBeInTheDocument()
  })

  it('keeps a picture that could not be deleted, and drops one that somebody else has deleted', async () => {
    fetchImages.mockResolvedValue(page([image('1-b.png')]))
    deleteImage.mockResolvedValueOnce({ ok: false, problem: 'unavailable' })
    const { user, panel } = await openGallery()
    await user.click(await panel.findByRole('button', { name: 'Excluir: 1-b.png' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Excluir' }))
    expect(failure).toHaveBeenCalledWith('Erro ao excluir', { description: 'Falha ao remover a imagem' })
    // The toast stands behind the question, out of reach.
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(
      'Falha ao remover a imagem. O serviço de imagens não respondeu. Tente de novo em instantes.',
    )
    const { promise, resolve } = Promise.withResolvers<Outcome<{ removed: string }>>()
    deleteImage.mockReturnValueOnce(promise)
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Excluir' }))
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toBeEmptyDOMElement()
    await act(async () => resolve({ ok: false, problem: 'gone' }))
    expect(neutral).toHaveBeenCalledWith('Imagem já excluída', expect.anything())
    await waitFor(() => expect(panel.queryByText('1-b.png')).not.toBeInTheDocument())
  })
})

describe('moving to another product', () => {
  const open = async (expeditions: { slug: string; title: string }[] = []) => {
    fetchImages.mockResolvedValue(
      page([image('passeio-veleiro--17-a.png', 'passeio-veleiro'), image('18-b.png')]),
    )
    const opened = await openGallery(expeditions)
    await opened.panel.findByText('18-b.png')
    return opened
  }
  const card = (name: string) => within(screen.getByTitle(name).closest('li') ?? document.body)

  it('says of each picture whose it is, and of a general one that no page shows it', async () => {
    await open()
    expect(card('passeio-veleiro--17-a.png').getByText('Passeio de Veleiro')).toBeInTheDocument()
    expect(card('18-b.png').getByText('Imagem geral: não aparece em nenhuma página')).toBeInTheDocument()
  })

  it('takes the picture under its new name and says whose it is now', async () => {
    const moved = image('regate-caicara--17-a.png', 'regate-caicara')
    moveImage.mockResolvedValue({ ok: true, value: moved })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Mudar de produto: passeio-veleiro--17-a.png' }))
    const dialog = within(screen.getByRole('dialog', { name: 'De que produto é a imagem?' }))
    expect(dialog.queryByRole('option', { name: 'Passeio de Veleiro' })).toBeNull()
    await user.selectOptions(dialog.getByLabelText('Produto'), 'tour-images/regate-caicara')
    await user.click(dialog.getByRole('button', { name: 'Mover' }))
    expect(moveImage).toHaveBeenCalledWith('tour-images', 'passeio-veleiro--17-a.png', {
      area: 'tour-images',
      product: 'regate-caicara',
      isOff: false,
    })
    expect(await screen.findByTitle('regate-caicara--17-a.png')).toBeInTheDocument()
    expect(screen.queryByTitle('passeio-veleiro--17-a.png')).toBeNull()
    expect(success).toHaveBeenCalledWith('Imagem movida', { description: 'Agora é de: Resgate Caiçara' })
  })

  it('goes to an expedition, and leaves the list of the tours', async () => {
    moveImage.mockResolvedValue({ ok: true, value: image('itatiaia--17-a.png', 'itatiaia') })
    const { user } = await open([{ slug: 'itatiaia', title: 'Itatiaia' }])
    await user.click(screen.getByRole('button', { name: 'Mudar de produto: passeio-veleiro--17-a.png' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.selectOptions(dialog.getByLabelText('Produto'), 'Itatiaia')
    await user.click(dialog.getByRole('button', { name: 'Mover' }))
    expect(moveImage).toHaveBeenCalledWith('tour-images', 'passeio-veleiro--17-a.png', {
      area: 'expedition-images',
      product: 'itatiaia',
      isOff: false,
    })
    await waitFor(() => expect(screen.queryByTitle('passeio-veleiro--17-a.png')).toBeNull())
    expect(screen.queryByTitle('itatiaia--17-a.png')).toBeNull()
  })

  it('is taken off the page and put back, and says which it is', async () => {
    const name = 'passeio-veleiro.aside--17-a.png'
    moveImage.mockResolvedValueOnce({
      ok: true,
      value: { ...image(name, 'passeio-veleiro'), shown: 'nowhere' },
    })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Tirar da página: passeio-veleiro--17-a.png' }))
    expect(moveImage).toHaveBeenCalledWith('tour-images', 'passeio-veleiro--17-a.png', {
      area: 'tour-images',
      product: 'passeio-veleiro',
      isOff: true,
    })
    expect(await screen.findByText('Fora da página')).toBeInTheDocument()
    moveImage.mockResolvedValueOnce({
      ok: true,
      value: image('passeio-veleiro--17-a.png', 'passeio-veleiro'),
    })
    await user.click(screen.getByRole('button', { name: `Pôr de volta na página: ${name}` }))
    expect(await screen.findByTitle('passeio-veleiro--17-a.png')).toBeInTheDocument()
    expect(screen.queryByText('Fora da página')).toBeNull()
  })

  it('is deleted by somebody who was told where it is shown', async () => {
    fetchImages.mockResolvedValue(
      page([{ ...image('passeio-veleiro--17-a.png', 'passeio-veleiro'), shown: 'cover' }]),
    )
    const { user, panel } = await openGallery()
    await user.click(await panel.findByRole('button', { name: 'Excluir: passeio-veleiro--17-a.png' }))
    expect(screen.getByRole('dialog')).toHaveTextContent('É a capa de Passeio de Veleiro')
  })

  it('says why a picture stays, and leaves it there', async () => {
    moveImage.mockResolvedValue({ ok: false, problem: 'busy' })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Mudar de produto: passeio-veleiro--17-a.png' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mover' }))
    expect(await screen.findByText(/Muitos envios ao mesmo tempo/)).toBeInTheDocument()
    expect(screen.getByTitle('passeio-veleiro--17-a.png')).toBeInTheDocument()
  })
})

describe('the photographs of a trip', () => {
  it('are reached by its poster, and more are sent from there', async () => {
    fetchImages.mockResolvedValue(page([image('a.jpg', 'passeio-veleiro'), image('b.jpg', 'regate-caicara')]))
    uploadImage.mockResolvedValue({ ok: true, value: image('c.jpg', 'passeio-veleiro') })
    const user = show()
    await user.click(screen.getByRole('button', { name: 'Passeio de Veleiro' }))
    const panel = within(screen.getByRole('tabpanel', { name: 'Passeios' }))
    expect(await panel.findByText('a.jpg')).toBeVisible()
    expect(panel.queryByText('b.jpg')).not.toBeInTheDocument()
    await user.upload(panel.getByLabelText('Enviar fotos para Passeio de Veleiro'), file('praia.png'))
    expect(await panel.findByText('c.jpg')).toBeVisible()
    expect(uploadImage).toHaveBeenCalledWith(expect.objectContaining({ product: 'passeio-veleiro' }))
  })

  it('are chosen several at a time, and deleted after one question that says where they are seen', async () => {
    fetchImages.mockResolvedValue(page([image('a.jpg', 'passeio-veleiro'), image('b.jpg', 'regate-caicara')]))
    deleteImage.mockImplementation(async (_area, name) => ({ ok: true, value: { removed: name } }))
    const { user, panel } = await openGallery()
    await user.click(await panel.findByRole('checkbox', { name: 'Escolher: a.jpg' }))
    await user.click(panel.getByRole('checkbox', { name: 'Escolher: b.jpg' }))
    await user.click(within(panel.getByRole('toolbar', { name: 'Escolhidas: 2' })).getByText('Excluir'))
    const dialog = screen.getByRole('dialog')
    expect(dialog).toHaveTextContent('a.jpg e mais 1')
    expect(dialog).toHaveTextContent(
      'Está na página de Passeio de Veleiro. Está na página de Resgate Caiçara.',
    )
    await user.click(within(dialog).getByRole('button', { name: 'Excluir' }))
    await waitFor(() => expect(panel.queryByText('b.jpg')).not.toBeInTheDocument())
    expect(deleteImage.mock.calls.map(([, name]) => name)).toEqual(['a.jpg', 'b.jpg'])
  })
})

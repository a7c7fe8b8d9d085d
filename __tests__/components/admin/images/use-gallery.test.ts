/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useGallery } from '@/components/admin/images/use-gallery'
import type { ImagePage, StoredImage } from '@/lib/staff/pictures/areas'
import type { ImagesApi, Outcome } from '@/lib/staff/pictures/gallery-requests'

const image = (name: string): StoredImage => ({
  name,
  size: 1,
  publicUrl: `http://backend.test/${name}`,
  viewUrl: null,
  product: null,
  shown: 'nowhere',
})

/** The pictures of an area, newest first; what is asked for stays open until the test answers it. */
function area(count: number) {
  let names = Array.from({ length: count }, (_, index) => String(index))
  const questions: { offset: number; answer: (outcome: Outcome<ImagePage>) => void }[] = []
  const fetchImages = jest.fn<ReturnType<ImagesApi['fetchImages']>, [string, number]>(
    (_area, offset) => new Promise((answer) => questions.push({ offset, answer })),
  )
  const page = (offset: number): Outcome<ImagePage> => ({
    ok: true,
    value: {
      images: names.slice(offset, offset + 100).map(image),
      next: offset + 100 < names.length ? offset + 100 : null,
    },
  })
  const onFailed = jest.fn()
  const { result } = renderHook(() => useGallery('icons', { fetchImages, onFailed }))
  return {
    onFailed,
    shown: () => result.current.images.map(({ name }) => name),
    all: () => names,
    asked: () => fetchImages.mock.calls.map(([, offset]) => offset),
    state: () => result.current,
    /** Something happens at the service, with no question asked. */
    store: (name: string) => {
      names = [name, ...names]
    },
    drop: (name: string) => {
      names = names.filter((one) => one !== name)
    },
    /** What the service would answer at this moment. */
    page,
    do: (work: (gallery: typeof result.current) => unknown) =>
      act(async () => {
        work(result.current)
      }),
    /** Answers the oldest open question, as the service stands now unless told otherwise. */
    answer: (outcome?: Outcome<ImagePage>) =>
      act(async () => {
        const question = questions.shift()
        if (!question) throw new Error('nothing was asked')
        question.answer(outcome ?? page(question.offset))
      }),
    open: () => questions.length,
  }
}

async function loaded(count: number, pages = 1) {
  const gallery = area(count)
  await gallery.do(({ load }) => load())
  await gallery.answer()
  for (let page = 1; page < pages; page += 1) {
    await gallery.do(({ loadMore }) => loadMore())
    await gallery.answer()
  }
  expect(gallery.shown()).toEqual(gallery.all().slice(0, pages * 100))
  return gallery
}

describe('no page is skipped', () => {
  it('when more is asked for while the list is loaded anew', async () => {
    const gallery = await loaded(350, 2)
    await gallery.do(({ load }) => load())
    await gallery.do(({ loadMore }) => loadMore())
    await gallery.answer()
    while (gallery.state().next !== null) {
      if (gallery.open() === 0) await gallery.do(({ loadMore }) => loadMore())
      await gallery.answer()
    }
    expect(gallery.shown()).toEqual(gallery.all())
  })

  it('when the list is loaded anew while more is on its way', async () => {
    const gallery = await loaded(350)
    await gallery.do(({ loadMore }) => loadMore())
    const late = gallery.page(100)
    await gallery.do(({ load }) => load())
    expect(gallery.open()).toBe(2)
    await gallery.answer(late)
    await gallery.answer()
    expect(gallery.shown()).toEqual(gallery.all().slice(0, 100))
    expect(gallery.state().isLoadingMore).toBe(false)
    await gallery.do(({ loadMore }) => loadMore())
    await gallery.answer()
    expect(gallery.shown()).toEqual(gallery.all().slice(0, 200))
  })

  it('and no picture, when one is deleted while more is on its way', async () => {
    const gallery = await loaded(350)
    await gallery.do(({ loadMore }) => loadMore())
    gallery.drop('3')
    await gallery.do(({ remove }) => remove('3'))
    while (gallery.open() > 0) await gallery.answer()
    expect(gallery.shown()).toEqual(gallery.all().slice(0, gallery.shown().length))
    expect(gallery.shown()).toContain('100')
  })
})

describe('a list that is loaded anew keeps its length', () => {
  it('and shows what it had until all of it is there', async () => {
    const gallery = await loaded(350, 3)
    gallery.store('new')
    await gallery.do(({ load }) => load())
    await gallery.answer()
    expect(gallery.shown()).toHaveLength(300)
    await gallery.answer()
    await gallery.answer()
    expect(gallery.open()).toBe(0)
    expect(gallery.shown()).toEqual(gallery.all().slice(0, 300))
  })

  it('also where a picture is deleted between two of its pages', async () => {
    const gallery = await loaded(350, 2)
    await gallery.do(({ load }) => load())
    await gallery.answer()
    gallery.drop('3')
    await gallery.do(({ remove }) => remove('3'))
    while (gallery.open() > 0) await gallery.answer()
    expect(gallery.shown()).toEqual(gallery.all().slice(0, 200))
  })

  it('or stays as it was, where a later page fails', async () => {
    const gallery = await loaded(350, 2)
    await gallery.do(({ load }) => load())
    await gallery.answer()
    await gallery.answer({ ok: false, problem: 'offline' })
    expect(gallery.state().status).toBe('failed')
    expect(gallery.shown()).toHaveLength(200)
  })
})

describe('what happens while the list is loaded', () => {
  it.each(['before', 'after'] as const)(
    'a new picture stays, stored %s the list was read',
    async (moment) => {
      const gallery = await loaded(150)
      await gallery.do(({ load }) => load())
      if (moment === 'before') gallery.store('new')
      const answer = gallery.page(0)
      if (moment === 'after') gallery.store('new')
      await gallery.do(({ add }) => add(image('new')))
      await gallery.answer(answer)
      expect(gallery.shown().filter((name) => name === 'new')).toHaveLength(1)
      expect(gallery.shown()[0]).toBe('new')
      await gallery.do(({ loadMore }) => loadMore())
      await gallery.answer()
      expect(gallery.shown()).toEqual(gallery.all())
    },
  )

  it.each(['before', 'after'] as const)(
    'a deleted picture stays away, deleted %s the list was read',
    async (moment) => {
      const gallery = await loaded(150)
      await gallery.do(({ load }) => load())
      if (moment === 'before') gallery.drop('7')
      const answer = gallery.page(0)
      if (moment === 'after') gallery.drop('7')
      await gallery.do(({ remove }) => remove('7'))
      await gallery.answer(answer)
      expect(gallery.shown()).not.toContain('7')
      await gallery.do(({ loadMore }) => loadMore())
      await gallery.answer()
      expect(gallery.shown()).toEqual(gallery.all())
    },
  )

  it('a picture that the list knew before its upload was answered is shown once', async () => {
    const gallery = area(1)
    gallery.store('new')
    await gallery.do(({ load }) => load())
    await gallery.answer()
    await gallery.do(({ add }) => add(image('new')))
    expect(gallery.shown()).toEqual(['new', '0'])
  })
})

describe('a search looks at every picture', () => {
  it('when it begins while another page is on its way', async () => {
    const gallery = await loaded(350)
    await gallery.do(({ loadMore }) => loadMore())
    await gallery.do(({ wantAll }) => wantAll(true))
    while (gallery.open() > 0) await gallery.answer()
    expect(gallery.shown()).toEqual(gallery.all())
    expect(gallery.asked()).toEqual([0, 100, 200, 300])
  })

  it('when it begins while the list is loaded', async () => {
    const gallery = area(250)
    await gallery.do(({ load }) => load())
    await gallery.do(({ wantAll }) => wantAll(true))
    while (gallery.open() > 0) await gallery.answer()
    expect(gallery.shown()).toEqual(gallery.all())
  })

  it('also after the list was loaded anew, in the middle of it or later', async () => {
    const gallery = await loaded(350)
    await gallery.do(({ wantAll }) => wantAll(true))
    await gallery.do(({ load }) => load())
    while (gallery.open() > 0) await gallery.answer()
    expect(gallery.shown()).toEqual(gallery.all())
    await gallery.do(({ load }) => load())
    while (gallery.open() > 0) await gallery.answer()
    expect(gallery.shown()).toEqual(gallery.all())
  })

  it('until it ends', async () => {
    const gallery = await loaded(350)
    await gallery.do(({ wantAll }) => wantAll(true))
    await gallery.do(({ wantAll }) => wantAll(false))
    await gallery.answer()
    expect(gallery.open()).toBe(0)
    expect(gallery.shown()).toHaveLength(200)
  })

  it('and stops at a failure, which is told once', async () => {
    const gallery = await loaded(350)
    await gallery.do(({ wantAll }) => wantAll(true))
    await gallery.do(({ wantAll }) => wantAll(true))
    await gallery.answer({ ok: false, problem: 'offline' })
    expect(gallery.open()).toBe(0)
    expect(gallery.onFailed).toHaveBeenCalledTimes(1)
    await gallery.do(({ wantAll }) => wantAll(true))
    while (gallery.open() > 0) await gallery.answer()
    expect(gallery.shown()).toEqual(gallery.all())
  })
})

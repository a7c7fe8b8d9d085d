import { useRef, useState } from 'react'
import type { Area, ImagePage, Problem, StoredImage } from '@/lib/staff/pictures/areas'
import type { ImagesApi, Outcome } from '@/lib/staff/pictures/gallery-requests'

interface GalleryState extends ImagePage {
  status: 'idle' | 'loading' | 'loaded' | 'failed'
  /** Whether the list was there once; until then nobody knows how many there are. */
  isKnown: boolean
  isLoadingMore: boolean
  problem?: Problem
}

export interface Gallery extends GalleryState {
  /** Loads anew, as many as are shown already; these stay until the answer is there. */
  load: () => Promise<void>
  loadMore: () => Promise<void>
  /** Whether every page is wanted, for a search that must find all: now, and whenever the list is loaded anew. */
  wantAll: (wanted: boolean) => void
  add: (image: StoredImage) => void
  remove: (name: string) => void
}

interface GalleryNeeds {
  fetchImages: ImagesApi['fetchImages']
  onFailed: () => void
}

const initial: GalleryState = { status: 'idle', isKnown: false, images: [], next: null, isLoadingMore: false }

type Change = (list: ImagePage) => ImagePage

const withImage =
  (image: StoredImage): Change =>
  ({ images, next }) =>
    images.some(({ name }) => name === image.name)
      ? { images, next }
      : { images: [image, ...images], next: next === null ? null : next + 1 }

const withoutImage =
  (name: string): Change =>
  ({ images, next }) => {
    const kept = images.filter((image) => image.name !== name)
    const wasShown = kept.length < images.length
    return { images: kept, next: next === null || !wasShown ? next : next - 1 }
  }

/** A list and the page behind it. Pictures that were added meanwhile push others onto the next page: once is enough. */
const withPage = ({ images }: ImagePage, page: ImagePage): ImagePage => {
  const known = new Set(images.map(({ name }) => name))
  return { images: [...images, ...page.images.filter(({ name }) => !known.has(name))], next: page.next }
}

/** The pictures of one area as far as they were loaded. */
export function useGallery(area: Area, { fetchImages, onFailed }: GalleryNeeds): Gallery {
  const [state, setState] = useState(initial)
  // What the state will be once React has applied it: several changes may happen before the next render.
  const latest = useRef(initial)
  const round = useRef(0)
  const loading = useRef<Promise<void>>(undefined)
  const paging = useRef<Promise<void>>(undefined)
  const isAllWanted = useRef(false)
  // Since the list was asked for: its answer may be older than they are.
  const changes = useRef<Change[]>([])
  const removals = useRef(0)

  const set = (values: Partial<GalleryState>) => {
    latest.current = { ...latest.current, ...values }
    setState(latest.current)
  }

  const change = (one: Change) => {
    changes.current.push(one)
    set(one(latest.current))
  }

  /** The list from its start, at least as long as it was: who has come far down stays there. */
  const fetchList = async (length: number): Promise<Outcome<ImagePage>> => {
    const removed = removals.current
    const outcome = await fetchImages(area, 0)
    if (!outcome.ok) return outcome
    let list = outcome.value
    while (list.next !== null && list.images.length < length) {
      const more = await fetchImages(area, list.next)
      if (!more.ok) return more
      // What went meanwhile moved the others up, and one of them past both pages.
      if (removed !== removals.current) return fetchList(length)
      list = withPage(list, more.value)
    }
    return { ok: true, value: list }
  }

  const fetchAnew = async () => {
    round.current += 1
    paging.current = undefined
    changes.current = []
    set({ status: 'loading', isLoadingMore: false, problem: undefined })
    const outcome = await fetchList(latest.current.images.length)
    loading.current = undefined
    if (!outcome.ok) {
      set({ status: 'failed', problem: outcome.problem })
      onFailed()
      return
    }
    const list = changes.current.reduce((before, one) => one(before), outcome.value)
    set({ ...list, status: 'loaded', isKnown: true })
    void loadAll()
  }

  const fetchNext = async (offset: number): Promise<void> => {
    const mine = round.current
    const removed = removals.current
    set({ isLoadingMore: true, problem: undefined })
    const outcome = await fetchImages(area, offset)
    if (mine !== round.current) return
    // What went meanwhile moved the others up: this page may have missed one, or still hold what is gone.
    const { next } = latest.current
    if (outcome.ok && removed !== removals.current && next !== null) return fetchNext(next)

    paging.current = undefined
    if (!outcome.ok) {
      set({ isLoadingMore: false, problem: outcome.problem })
      onFailed()
      return
    }
    set({ ...withPage(latest.current, outcome.value), isLoadingMore: false })
  }

  const load = () => {
    // One click on a tab may choose it twice, by pointer and by focus.
    loading.current ??= fetchAnew()
    return loading.current
  }

  const loadMore = async () => {
    const { next } = latest.current
    // A page from where the old list ended would leave a hole in the new one.
    if (next === null || loading.current) return
    paging.current ??= fetchNext(next)
    await paging.current
  }

  const loadAll = async () => {
    while (isAllWanted.current && latest.current.next !== null) {
      await loading.current
      await loadMore()
      if (latest.current.problem) return
    }
  }

  return {
    ...state,
    load,
    loadMore,
    wantAll: (wanted) => {
      isAllWanted.current = wanted
      void loadAll()
    },
    add: (image) => {
      if (latest.current.status !== 'idle') change(withImage(image))
    },
    remove: (name) => {
      removals.current += 1
      change(withoutImage(name))
    },
  }
}

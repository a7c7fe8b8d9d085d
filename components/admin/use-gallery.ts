'use client'

import { useRef, useState } from 'react'
import type { Area, Problem, StoredImage } from '@/lib/admin/areas'
import type { ImagesApi } from '@/lib/admin/browser-images'

export interface GalleryState {
  status: 'idle' | 'loading' | 'loaded' | 'failed'
  images: StoredImage[]
  /** Where the next page begins, or null when all are here. */
  next: number | null
  isLoadingMore: boolean
  problem?: Problem
}

export interface Gallery extends GalleryState {
  /** Loads from the start; pictures that are shown already stay until the answer is there. */
  load: () => Promise<void>
  loadMore: () => Promise<void>
  /** Loads every page that is missing, for a search that must find all. */
  loadAll: () => Promise<void>
  add: (image: StoredImage) => void
  remove: (name: string) => void
}

export interface GalleryNeeds {
  fetchImages: ImagesApi['fetchImages']
  onFailed: () => void
}

const initial: GalleryState = { status: 'idle', images: [], next: null, isLoadingMore: false }

/** The pictures of one area as far as they were loaded. */
export function useGallery(area: Area, { fetchImages, onFailed }: GalleryNeeds): Gallery {
  const [state, setState] = useState(initial)
  // What the state will be once React has applied it: several changes may happen before the next render.
  const latest = useRef(initial)
  const round = useRef(0)
  const isLoading = useRef(false)

  const set = (changes: Partial<GalleryState>) => {
    latest.current = { ...latest.current, ...changes }
    setState(latest.current)
  }

  const load = async () => {
    // One click on a tab may choose it twice, by pointer and by focus.
    if (isLoading.current) return
    isLoading.current = true
    round.current += 1
    set({ status: 'loading', isLoadingMore: false })
    const outcome = await fetchImages(area, 0)
    isLoading.current = false
    if (outcome.ok) {
      set({ status: 'loaded', images: outcome.value.images, next: outcome.value.next, problem: undefined })
    } else {
      set({ status: 'failed', problem: outcome.problem })
      onFailed()
    }
  }

  const loadMore = async () => {
    const { next, isLoadingMore } = latest.current
    if (next === null || isLoadingMore) return
    const mine = round.current
    set({ isLoadingMore: true })
    const outcome = await fetchImages(area, next)
    if (mine !== round.current) return
    if (!outcome.ok) {
      set({ isLoadingMore: false, problem: outcome.problem })
      onFailed()
      return
    }
    // Pictures that were added meanwhile push others onto the next page: they must not appear twice.
    const known = new Set(latest.current.images.map(({ name }) => name))
    const fresh = outcome.value.images.filter(({ name }) => !known.has(name))
    set({
      images: [...latest.current.images, ...fresh],
      next: outcome.value.next,
      isLoadingMore: false,
      problem: undefined,
    })
  }

  return {
    ...state,
    load,
    loadMore,
    loadAll: async () => {
      while (latest.current.next !== null && !latest.current.isLoadingMore) {
        const before = latest.current.next
        await loadMore()
        if (latest.current.next === before) return
      }
    },
    add: (image) => {
      const { status, images, next } = latest.current
      if (status === 'idle') return
      set({ images: [image, ...images], next: next === null ? null : next + 1 })
    },
    remove: (name) => {
      const { images, next } = latest.current
      const kept = images.filter((image) => image.name !== name)
      const wasShown = kept.length < images.length
      set({ images: kept, next: next === null || !wasShown ? next : next - 1 })
    },
  }
}

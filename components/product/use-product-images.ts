import { useEffect, useRef, useState } from 'react'
import { type CachedImages, type LoaderState, newestImages } from '@/lib/images/browser-images'

/** Runs something when the browser has nothing better to do. Returns how to call it off. */
function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run, { timeout: 4000 })
    return () => window.cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 300)
  return () => clearTimeout(timer)
}

interface ProductImagesInBrowser {
  loader: LoaderState
  /** The photographs to show, or undefined where the illustrations stand. */
  images: string[] | undefined
  /** To be called when the visitor begins to use the gallery: from then on its pictures stay. */
  touch: () => void
}

/**
 * The browser's loader of a product's photographs (spec §4): loading, then pictures from the page, the cache or the
 * server, or the fallback with its error.
 * @param known what the server knew when it rendered the page
 */
export function useProductImages(productId: string, known: CachedImages | undefined): ProductImagesInBrowser {
  const [state, setState] = useState<Pick<ProductImagesInBrowser, 'loader' | 'images'>>({
    loader: { status: 'loading' },
    images: known?.images.length ? known.images : undefined,
  })
  const touched = useRef(false)

  useEffect(() => {
    const controller = new AbortController()
    const callOff = whenIdle(async () => {
      const loader = await newestImages(productId, known, controller.signal)
      if (controller.signal.aborted) return
      const images = loader.status === 'images' ? loader.images : undefined
      setState((before) => ({ loader, images: touched.current ? before.images : images }))
    })
    return () => {
      callOff()
      controller.abort()
    }
  }, [productId, known])

  const touch = () => {
    touched.current = true
  }
  return { ...state, touch }
}

import { useEffect, useRef, useState } from 'react'
import { type LoaderState, newestPhotographs, type PhotographList } from '@/lib/images/photograph-loader'

/** Runs something when the browser is idle. Returns a function that cancels it. */
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
  /** The photographs to show, or undefined where the posters stand alone. */
  images: string[] | undefined
  /** Call it when the visitor begins to use the gallery: from then on its pictures no longer change. */
  touch: () => void
}

/**
 * The browser's loader of a product's photographs (spec §4): loading, then pictures from the page, the cache or the
 * server, or the fallback with its error.
 * @param known what the server knew when it rendered the page
 */
export function useProductImages(
  productId: string,
  known: PhotographList | undefined,
): ProductImagesInBrowser {
  const [state, setState] = useState<Pick<ProductImagesInBrowser, 'loader' | 'images'>>({
    loader: { status: 'loading' },
    images: known?.images.length ? known.images : undefined,
  })
  const touched = useRef(false)

  useEffect(() => {
    const controller = new AbortController()
    const cancel = whenIdle(async () => {
      const loader = await newestPhotographs(productId, known, controller.signal)
      if (controller.signal.aborted) return
      const images = loader.status === 'images' ? loader.images : undefined
      setState((before) => ({ loader, images: touched.current ? before.images : images }))
    })
    return () => {
      cancel()
      controller.abort()
    }
  }, [productId, known])

  const touch = () => {
    touched.current = true
  }
  return { ...state, touch }
}

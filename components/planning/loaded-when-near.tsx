'use client'

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useNear } from '@/components/ui/use-near'

interface LoadedWhenNearProps<Part> {
  load: () => Promise<Part>
  children: (part: Part) => ReactNode
  words: { failed: string; retry: string }
  className?: string
}

type Loaded<Part> = { status: 'waiting' | 'failed' } | { status: 'there'; part: Part }

/**
 * A part of a page that is fetched when somebody comes near it: it costs the page nothing at its start. Where it does not
 * come, without a connection or after a new release has taken its file away, it says so and the page stays.
 */
export function LoadedWhenNear<Part>({ load, children, words, className = '' }: LoadedWhenNearProps<Part>) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const [loaded, setLoaded] = useState<Loaded<Part>>({ status: 'waiting' })
  const fetchPart = useCallback(() => {
    setLoaded({ status: 'waiting' })
    load().then(
      (part) => setLoaded({ status: 'there', part }),
      () => setLoaded({ status: 'failed' }),
    )
  }, [load])
  useEffect(() => {
    if (isNear) fetchPart()
  }, [isNear, fetchPart])
  return (
    <div ref={place} className={`min-h-24 w-full print:min-h-0 ${className}`}>
      {loaded.status === 'there' ? children(loaded.part) : null}
      {loaded.status === 'failed' ? (
        <p role="status" data-screen-only>
          {words.failed}{' '}
          <button
            type="button"
            onClick={fetchPart}
            className="min-h-11 font-semibold underline underline-offset-4"
          >
            {words.retry}
          </button>
        </p>
      ) : null}
    </div>
  )
}

'use client'

import { type ComponentProps, lazy, Suspense, useRef } from 'react'
import { useNear } from '@/components/ui/use-near'
import type { ThatDay } from './that-day'

const LoadedThatDay = lazy(async () => ({ default: (await import('./that-day')).ThatDay }))

/** "That day", fetched when somebody comes near it: it costs a page nothing at its start. */
export function ThatDayLoader(props: ComponentProps<typeof ThatDay>) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  return (
    <div ref={place} className="min-h-24 print:min-h-0">
      {isNear ? (
        <Suspense>
          <LoadedThatDay {...props} />
        </Suspense>
      ) : null}
    </div>
  )
}

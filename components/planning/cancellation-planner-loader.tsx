'use client'

import { type ComponentProps, lazy, Suspense, useRef } from 'react'
import { useNear } from '@/components/ui/use-near'
import type { CancellationPlanner } from './cancellation-planner'

const LoadedPlanner = lazy(async () => ({
  default: (await import('./cancellation-planner')).CancellationPlanner,
}))

/** "If I have to cancel", fetched when its tab or section is come near; the rules stand beside it without scripts. */
export function CancellationPlannerLoader(props: ComponentProps<typeof CancellationPlanner>) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  return (
    <div ref={place} className="min-h-24 print:min-h-0 [@media(scripting:none)]:hidden">
      {isNear ? (
        <Suspense>
          <LoadedPlanner {...props} />
        </Suspense>
      ) : null}
    </div>
  )
}

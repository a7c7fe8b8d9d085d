'use client'

import type { ComponentProps } from 'react'
import type { CancellationPlanner } from './cancellation-planner'
import { LoadedWhenNear } from './loaded-when-near'

const load = () => import('./cancellation-planner')

interface CancellationPlannerLoaderProps extends ComponentProps<typeof CancellationPlanner> {
  /** What is said where it cannot be fetched. */
  outage: { failed: string; retry: string }
}

/** "If I have to cancel", fetched when its tab or section is come near; the rules stand beside it without scripts. */
export function CancellationPlannerLoader({ outage, ...props }: CancellationPlannerLoaderProps) {
  return (
    <LoadedWhenNear load={load} words={outage} className="[@media(scripting:none)]:hidden">
      {(part) => <part.CancellationPlanner {...props} />}
    </LoadedWhenNear>
  )
}

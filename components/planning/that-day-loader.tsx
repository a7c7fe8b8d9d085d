'use client'

import type { ComponentProps } from 'react'
import { LoadedWhenNear } from './loaded-when-near'
import type { ThatDay } from './that-day'

const load = () => import('./that-day')

/** "That day", fetched when somebody comes near it. */
export function ThatDayLoader(props: ComponentProps<typeof ThatDay>) {
  return (
    <LoadedWhenNear load={load} words={props.words.day} className="[@media(scripting:none)]:hidden">
      {(part) => <part.ThatDay {...props} />}
    </LoadedWhenNear>
  )
}

'use client'

import type { ComponentProps } from 'react'
import { LoadedWhenNear } from './loaded-when-near'
import type { Today } from './today'

const load = () => import('./today')

/** "Today in Paraty", fetched when somebody comes near it; not there without scripts, which would not know the day. */
export function TodayLoader(props: ComponentProps<typeof Today>) {
  return (
    <LoadedWhenNear load={load} words={props.words} className="aspect-8/5 [@media(scripting:none)]:hidden">
      {(part) => <part.Today {...props} />}
    </LoadedWhenNear>
  )
}

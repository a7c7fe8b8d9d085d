import 'react'

declare module 'react' {
  interface CSSProperties {
    /** 1 while a map's area, its number or its entry in the list is pointed at (components/map/map-look.ts). */
    '--lit'?: string
  }
}

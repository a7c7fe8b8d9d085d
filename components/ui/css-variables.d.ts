import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Colour of a painted frame (app/globals.css, utility `window`). */
    '--frame'?: string
  }
}

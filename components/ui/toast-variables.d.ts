import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Measures and colours that the toast library reads. */
    '--width'?: string
    '--border-radius'?: string
    '--normal-bg'?: string
    '--normal-text'?: string
    '--normal-border'?: string
    '--success-bg'?: string
    '--success-text'?: string
    '--success-border'?: string
    '--error-bg'?: string
    '--error-text'?: string
    '--error-border'?: string
  }
}

declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** Leaves out alternate letters that only font features reach. */
    noLayoutClosure?: boolean
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
  }
  /** A font cut down to the given characters and axes. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}

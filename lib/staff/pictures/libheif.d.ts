/** What the panel uses of the decoder; its own types describe another build. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width: () => number
    get_height: () => number
    /** Fills the pixels, turned as the photograph says, and answers with them, or with null where it is damaged. */
    display: (pixels: ImageData, done: (drawn: ImageData | null) => void) => void
  }
  interface Decoder {
    HeifDecoder: new () => { decode: (bytes: ArrayBuffer) => HeifImage[] }
  }
  export default function load(): Decoder | Promise<Decoder>
}

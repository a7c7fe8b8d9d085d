/*
 * Decodes a HEIC photograph in a worker of its own: it takes a second or two, and the decoder is WebAssembly, which the
 * policy of the panel's pages does not let run in the page.
 */

import loadDecoder from 'libheif-js/libheif-wasm/libheif-bundle.mjs'

self.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  const { HeifDecoder } = await loadDecoder()
  const [image] = new HeifDecoder().decode(data)
  if (!image) {
    self.postMessage(null)
    return
  }
  const pixels = new ImageData(image.get_width(), image.get_height())
  image.display(pixels, async (drawn) => {
    const bitmap = drawn && (await createImageBitmap(pixels))
    self.postMessage(bitmap, bitmap ? { transfer: [bitmap] } : {})
  })
}

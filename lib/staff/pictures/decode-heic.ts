/** Longest time that decoding may take on a slow telephone, in milliseconds. */
const timeoutMs = 60_000

/**
 * Decodes a HEIC photograph where the browser cannot do it by itself. The decoder, 0.7 MB on its way, is loaded now.
 * @throws where it is damaged, or takes too long
 */
export async function decodeHeic(file: Blob): Promise<ImageBitmap> {
  const bytes = await file.arrayBuffer()
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url))
  try {
    return await new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('decoding took too long')), timeoutMs)
      worker.onmessage = ({ data }: MessageEvent<ImageBitmap | null>) => {
        clearTimeout(timer)
        if (data) resolve(data)
        else reject(new Error('not a photograph'))
      }
      worker.onerror = ({ message }) => {
        clearTimeout(timer)
        reject(new Error(message))
      }
      worker.postMessage(bytes, [bytes])
    })
  } finally {
    worker.terminate()
  }
}

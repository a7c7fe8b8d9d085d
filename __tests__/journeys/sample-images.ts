import sharp from 'sharp'

export interface SampleFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const plain = (colour: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })

export const jpegFile = async (name: string, colour = '#0b6570'): Promise<SampleFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await plain(colour).jpeg().toBuffer(),
})

export const pngFile = async (name: string, colour = '#b0432a'): Promise<SampleFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await plain(colour).png().toBuffer(),
})

/** A drawing that tries everything a drawing can try. */
export const hostileDrawing: SampleFile = {
  name: 'icone.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="document.title='taken'">
    <script>document.title = 'taken'</script><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>
    <image href="https://example.com/track.png"/><circle cx="4" cy="4" r="3" fill="#1b4b9b" onclick="alert(1)"/></svg>`,
  ),
}

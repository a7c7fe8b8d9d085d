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

export const drawing: SampleFile = {
  name: 'icone.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="#1b4b9b"/></svg>',
  ),
}

/** A drawing that tries everything a drawing can try. */
export const hostileDrawing: SampleFile = {
  name: 'estranho.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="document.title='taken'">
    <script>document.title = 'taken'</script><foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>
    <image href="https://example.com/track.png"/><circle cx="4" cy="4" r="3" fill="#1b4b9b" onclick="alert(1)"/></svg>`,
  ),
}

/** A photograph of a telephone, 320 by 240 pixels with a position, of a type that Chromium does not decode. */
export const heicFile = (name: string): SampleFile => ({
  name,
  mimeType: 'image/heic',
  buffer: Buffer.from(
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAYBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAGkAAEAAAAAAAABcgACAAAAAAMWAAEAAAAAAAAA+gAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAABAAIAAEV4aWYAAAAAv2lwcnAAAAChaXBjbwAAAHVodmNDAQNwAAAAAAAAAAAAPPAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAPLoCQCEAAQAoQgEBA3AAAAMAkAAAAwAAAwA8oAoIDxZbqSSmubAgAAADACAAAAMAISIAAQAHRAHBcrBiQAAAABRpc3BlAAAAAAAAAUAAAADwAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAaaXJlZgAAAAAAAAAOY2RzYwACAAEAAQAAAnRtZGF0AAABbigBrxkgi5jRSE5qjb1++Mguu09vb3/qyq/tYLgG08LVgOQdz8BBrsXjZ+ha2MqZAXKNi7+iDcMi5MSD2IdNmMK7c91NvBErrnTS1+go+VXUkWG4sgRCzU9dPGov+QpUk1210IBqv+YQfcrWDfIeiPalDpjWp5oJqgtpm7AAAZ7OYCKT2Gct2FnMOfWQPLyJ4qTQzWEWgdyhaIX8QzvDw/tNRbQ7tZIHCG1/VlINbcThGzQitgNhdYdwrk9tWNDCAoBDwLGihLeQ3cw/PHYQXBUSn++BLO+KwjdNVgW5WxmqRHTIB3T8RBMLjO9T/izzh1AMWtg4ynh0WpDNtYX/opKjcA34FtWnbL2uDnTNQAZpZoGbFviJEPMn/aY9w+D4Oi57LMF++PaUYyBIx7wF5nDEbAWQZ5nPUy3zXekgdlFML1v00TjWVNAtsAAtwAPoAorRLh2pd33+90GU1/Vdf9pJEz0zLkCdgpw4yfACTgAAAABJSSoACAAAAAcAEgEDAAEAAAABAAAAGgEFAAEAAABiAAAAGwEFAAEAAABqAAAAKAEDAAEAAAACAAAAEwIDAAEAAAABAAAAaYcEAAEAAAByAAAAJYgEAAEAAADAAAAAAAAAAEgAAAABAAAASAAAAAEAAAAGAACQBwAEAAAAMDIxMAGRBwAEAAAAAQIDAACgBwAEAAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAAQAEAAAOgBAABAAAA8AAAAAAAAAACAAEAAgACAAAAUwAAAAIABQADAAAA3gAAAAAAAAAXAAAAAQAAAA0AAAABAAAAAAAAAAEAAAA=',
    'base64',
  ),
})

/** A photograph of more bytes than an area takes, 4000 by 3000 pixels that do not pack. */
export const largePhotograph = async (name: string): Promise<SampleFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 13/1 0/1' } })
    .jpeg({ quality: 90 })
    .toBuffer(),
})

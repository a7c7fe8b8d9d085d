import 'server-only'
import path from 'node:path'
import { maxPixels, sharp } from './decoder'
import { sharePanel, shareSize } from './share-panel'

/** A file that is served as it is; the process runs in the folder above `public`. */
const publicFile = (address: string): string => path.join(process.cwd(), 'public', ...address.split('/'))

/**
 * The picture that other sites show for a trip whose share picture nobody has drawn ahead (`npm run share-pictures`):
 * its scene, and its title on a whitewashed panel. 1200 × 630 pixels, JPEG.
 * @param scene address of a drawing of the project, such as `/pictures/hero-tours-1600.webp`
 */
export async function drawSharePicture({
  title,
  scene,
  paint,
}: {
  title: string
  scene: string
  paint: string
}): Promise<Buffer> {
  return sharp(publicFile(scene), { limitInputPixels: maxPixels })
    .resize({ ...shareSize, fit: 'cover' })
    .composite(await sharePanel({ title, paint, fontfile: publicFile('/share/title.ttf') }))
    .jpeg({ quality: 78 })
    .toBuffer()
}

import { createHash } from 'node:crypto'
import { canvas, type Scene, seeded } from './core.ts'

/** The whole SVG of a scene: the same text for the same code, on every machine. */
export function sceneSvg(scene: Scene): string {
  const { width, height } = scene.size ?? canvas
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${scene.draw(seeded(scene.id))}</svg>`
}

export const fingerprint = (svg: string): string => createHash('sha256').update(svg).digest('hex')

/** Outlines written down by hand. */
import type { Point } from './landscape/path.ts'

/** Points from a flat list x, y, x, y…: a long outline reads better in rows. */
export const points = (xy: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(xy.length / 2) }, (_, i): Point => [xy[i * 2] ?? 0, xy[i * 2 + 1] ?? 0])

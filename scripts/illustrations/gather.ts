import { readdir } from 'node:fs/promises'
import { z } from 'zod'
import type { Scene } from './core.ts'

const folder = new URL('./scenes/', import.meta.url)

const sceneFile = z.object({
  scenes: z.array(
    z.object({
      id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      size: z.object({ width: z.number(), height: z.number() }).optional(),
      focus: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]),
      draw: z.custom<Scene['draw']>((value) => typeof value === 'function'),
    }),
  ),
})

/** Every scene of the project, by id. Throws on two scenes of one id and on a file that exports none. */
export async function gatherScenes(): Promise<Scene[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort()
  const scenes: Scene[] = []
  for (const file of files) {
    const loaded: unknown = await import(new URL(file, folder).href)
    scenes.push(...sceneFile.parse(loaded).scenes)
  }
  const twice = scenes.find((scene, i) => scenes.findIndex(({ id }) => id === scene.id) !== i)
  if (twice) throw new Error(`Two scenes are called ${twice.id}`)
  return scenes.sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Milliseconds of work after which other work of the process goes first. */
const sliceMs = 8

const otherWork = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/**
 * Runs steps one after the other and lets requests be answered in between, so that a large catalogue holds up none of
 * them. A step that takes long itself is not cut in two.
 * @throws what a step throws; the steps after it are not run
 */
export async function runInSlices(steps: Iterable<() => void>): Promise<void> {
  let began = performance.now()
  for (const step of steps) {
    step()
    if (performance.now() - began < sliceMs) continue
    await otherWork()
    began = performance.now()
  }
  // What the caller goes on with is a slice of its own.
  await otherWork()
}

/** Runs all steps synchronously, for a process that starts. */
export function runAtOnce(steps: Iterable<() => void>): void {
  for (const step of steps) step()
}

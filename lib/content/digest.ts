import { createHash, type Hash } from 'node:crypto'
import type { PublishedContent } from '../catalogue/catalogue.ts'
import { runAtOnce, runInSlices } from '../concurrency/time-slices.ts'

const isShipped = ({ items, formerAddresses, pictures }: PublishedContent): boolean =>
  items.length === 0 && pictures.length === 0 && formerAddresses.length === 0

function* steps({ items, formerAddresses, pictures }: PublishedContent, digest: Hash): Generator<() => void> {
  for (const item of items) yield () => digest.update(JSON.stringify(item))
  yield () => digest.update(JSON.stringify([formerAddresses, pictures]))
}

const nameWith = ({ version }: PublishedContent, digest: Hash): string =>
  `${version}-${digest.digest('base64url').slice(0, 10)}`

/**
 * Names content: "shipped" where staff published nothing, otherwise the version with a digest, because two databases
 * may have the same version number and not the same content. Processes with the same content name it alike.
 */
export async function nameOfContent(content: PublishedContent): Promise<string> {
  if (isShipped(content)) return 'shipped'
  const digest = createHash('sha256')
  await runInSlices(steps(content, digest))
  return nameWith(content, digest)
}

/** `nameOfContent`, synchronously, for a process that starts. */
export function nameOfContentNow(content: PublishedContent): string {
  if (isShipped(content)) return 'shipped'
  const digest = createHash('sha256')
  runAtOnce(steps(content, digest))
  return nameWith(content, digest)
}

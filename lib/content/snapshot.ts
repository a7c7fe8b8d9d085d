import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { z } from 'zod'
import type { PublishedContent } from '../catalogue/build/catalogue.ts'
import { builtInSnapshot, environment } from '../config/environment.ts'
import { log, reason, systemCode } from '../process/log.ts'
import { publishedContentSchema } from './published.ts'

/** The content that was loaded last, and from where: another project's content is none of this site's. */
const snapshotSchema = z.object({ backend: z.string(), content: publishedContentSchema })

const snapshotFile = (): string => path.resolve(environment.CONTENT_SNAPSHOT ?? builtInSnapshot)

function readFrom(file: string): PublishedContent | undefined {
  try {
    const { backend, content } = snapshotSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    return backend === environment.SUPABASE_URL ? content : undefined
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') log.warn('content-snapshot-unreadable', { reason: reason(error) })
    return undefined
  }
}

/**
 * The last content that was kept of the configured backend, so that a process that starts while it is away has it: by a
 * process before this one or, at a first start, by the build. Undefined where there is none, or what is there cannot be
 * read.
 */
export function readSnapshot(): PublishedContent | undefined {
  for (const file of new Set([snapshotFile(), path.resolve(builtInSnapshot)])) {
    const content = readFrom(file)
    if (content) return content
  }
  return undefined
}

/** A snapshot as it stands in its file. */
export const snapshotText = (content: PublishedContent): string =>
  JSON.stringify({ backend: environment.SUPABASE_URL ?? '', content })

/**
 * Keeps content for the next start. The file is written beside the old one and put in its place at once: a process
 * that dies meanwhile leaves the old one. A failure is logged, because the site goes on without.
 */
export async function writeSnapshot(content: PublishedContent): Promise<void> {
  try {
    mkdirSync(path.dirname(snapshotFile()), { recursive: true })
    await writeFileAtomic(snapshotFile(), snapshotText(content))
  } catch (error) {
    log.error('content-snapshot-not-written', { reason: reason(error) })
  }
}

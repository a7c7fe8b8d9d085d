import 'server-only'
import { recordEvent } from '../../auth/events'
import { log } from '../../log'
import type { SessionClient } from '../../supabase/server'
import type { Area } from './areas'

interface PictureEvent {
  /** The account's id; nothing else about the person is written down. */
  account: string
  area: Area
  /** The stored file's name. */
  file: string
}

/** Adds to the audit log a picture that was stored. */
export const recordUpload = (client: SessionClient, { account, area, file }: PictureEvent): Promise<void> =>
  recordEvent(client, { kind: 'upload', account, subject: `${area}/${file}` })

/** Adds to the audit log a picture that was given to another trip: one name went, another came. */
export async function recordMove(
  client: SessionClient,
  { target, ...from }: PictureEvent & { target: string },
): Promise<void> {
  log.info('picture-moved', { ...from, target })
  await recordUpload(client, { ...from, file: target })
  await recordDeletion(client, from)
}

/** Adds to the audit log a picture that was deleted. */
export const recordDeletion = (client: SessionClient, { account, area, file }: PictureEvent): Promise<void> =>
  recordEvent(client, { kind: 'deletion', account, subject: `${area}/${file}` })

import 'server-only'
import { recordPicture } from '../../auth/events'
import type { SessionClient } from '../../supabase/server'
import type { Area } from './areas'

interface PictureEvent {
  /** The account's id; nothing else about the person is written down. */
  account: string
  area: Area
  /** The stored file's name. */
  name: string
  /**
   * Whether this person has just done it. Otherwise they found it already stored or removed, such as on a retry after
   * the first answer was lost (`PictureReport`).
   */
  isCertain: boolean
}

/** Adds to the audit log that a picture was stored, or has a name that it lacked. */
export const recordUpload = (
  client: SessionClient,
  { account, area, name, isCertain }: PictureEvent,
): Promise<void> => recordPicture(client, { kind: 'upload', account, file: `${area}/${name}`, isCertain })

/** Adds to the audit log that a picture was deleted, or has a name no longer. */
export const recordDeletion = (
  client: SessionClient,
  { account, area, name, isCertain }: PictureEvent,
): Promise<void> => recordPicture(client, { kind: 'deletion', account, file: `${area}/${name}`, isCertain })

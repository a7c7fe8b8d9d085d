/** What a picture's place in a list depends on. */
interface Timed {
  name: string
  /** When the storage service got the file; nothing where it does not say. */
  createdAt?: string | null
}

/**
 * When a picture came, in milliseconds since 1970: what its generated name says (spec §3), otherwise what the storage
 * service says. The name comes first because it survives a move and a restore, after which the service counts anew.
 */
function pictureTime({ name, createdAt }: Timed): number {
  const [, generated] = /(?:^|--)(\d{13})-/.exec(name) ?? []
  return Number(generated ?? Date.parse(createdAt ?? '')) || 0
}

/** Sorts pictures newest first (spec §7, §9); those of one time stay as they were. */
export const byNewest = (left: Timed, right: Timed): number => pictureTime(right) - pictureTime(left)

import { setTimeout as sleep } from 'node:timers/promises'
import { fetchWhole, listed, noisePicture, remove, type Stored, seenByVisitors, upload } from './staff.ts'

export interface Victim {
  name: string
  kill: () => Promise<void>
  restart: () => Promise<void>
}

export interface Survival {
  victim: string
  rounds: number
  confirmed: number
  removed: number
  /** Uploads and removals under way when the process was killed, for which nobody got a confirmation. */
  interrupted: number
  /** Confirmed, and after a restart not listed or not to be had. */
  lost: string[]
  /** Confirmed to be removed, and listed after a restart. */
  back: string[]
  listed: number
  /** Listed for staff or visitors after a restart, and not to be had whole. */
  broken: string[]
}

const uploaders = 4

/** Uploads, and removes every second picture, until the process is killed in the middle; says what was confirmed. */
async function workUntilKilled(victim: Victim, origin: string, cookie: string, picture: Buffer) {
  const confirmed: Stored[] = []
  const removed: Stored[] = []
  let interrupted = 0
  let goesOn = true
  const worker = async () => {
    for (let count = 1; goesOn; count += 1) {
      const stored = (await upload(origin, cookie, picture).catch(() => undefined))?.stored
      if (!stored) interrupted += 1
      else if (count % 2 === 1) confirmed.push(stored)
      else if ((await remove(origin, cookie, stored.name).catch(() => 0)) === 200) removed.push(stored)
      else interrupted += 1
    }
  }
  const workers = Array.from({ length: uploaders }, worker)
  const deadline = Date.now() + 60_000
  while (confirmed.length < uploaders && Date.now() < deadline) await sleep(50)
  // Not always at the same point of an upload.
  await sleep(Math.random() * 1200)
  goesOn = false
  await victim.kill()
  await Promise.all(workers)
  return { confirmed, removed, interrupted }
}

/**
 * Kills a process again and again while pictures are being uploaded, and looks after each restart: everything that was
 * confirmed is there, and nothing is shown that is not whole.
 * @param origin where the site is at the moment; a restart may move it
 */
export async function crashDuringUploads({
  victim,
  rounds,
  origin,
  cookie,
}: {
  victim: Victim
  rounds: number
  origin: () => string
  cookie: string
}): Promise<Survival> {
  const picture = await noisePicture(1600, 1200)
  const confirmed: Stored[] = []
  const removed: Stored[] = []
  const back = new Set<string>()
  const lost = new Set<string>()
  const broken = new Set<string>()
  let interrupted = 0
  let shown: Stored[] = []
  for (let round = 0; round < rounds; round += 1) {
    const work = await workUntilKilled(victim, origin(), cookie, picture)
    confirmed.push(...work.confirmed)
    removed.push(...work.removed)
    interrupted += work.interrupted
    await victim.restart()
    shown = await listed(origin(), cookie)
    const names = new Set(shown.map(({ name }) => name))
    for (const one of shown) if ((await fetchWhole(origin(), one)) !== 'whole') broken.add(one.name)
    const addresses = new Set(shown.map(({ viewUrl }) => viewUrl))
    for (const address of await seenByVisitors(origin(), 'passeio-veleiro'))
      if (!addresses.has(address)) broken.add(address)
    for (const { name } of confirmed) if (!names.has(name) || broken.has(name)) lost.add(name)
    for (const { name } of removed) if (names.has(name)) back.add(name)
  }
  return {
    victim: victim.name,
    rounds,
    confirmed: confirmed.length,
    removed: removed.length,
    interrupted,
    back: [...back],
    lost: [...lost],
    listed: shown.length,
    broken: [...broken],
  }
}

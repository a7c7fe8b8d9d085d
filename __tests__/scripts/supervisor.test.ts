import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningProcess } from '../../scripts/processes'
import { keepRunning, type Service } from '../../scripts/supervisor'

/** A service whose end the test decides. */
function fakeService(ready: Promise<unknown> = Promise.resolve()) {
  const exit = Promise.withResolvers<number>()
  const stop = jest.fn(async () => exit.resolve(143))
  const process: RunningProcess = { exited: exit.promise, stop, kill: async () => exit.resolve(137) }
  return { service: { process, ready } satisfies Service, crash: () => exit.resolve(1), stop }
}

const backoffMs = { first: 20, longest: 40 }

function supervised(healthyAfterMs = 60_000) {
  const first = fakeService()
  const started: ReturnType<typeof fakeService>[] = []
  const lines: string[] = []
  const kept = keepRunning(first.service, {
    name: 'The backend',
    meanwhile: 'The site stays up.',
    start: () => {
      started.push(fakeService())
      return started.at(-1)?.service ?? first.service
    },
    say: (line) => lines.push(line),
    backoffMs,
    healthyAfterMs,
  })
  const untilStarted = async (times: number) => {
    while (started.length < times) await sleep(5)
    // Its words that it is back.
    await sleep(1)
  }
  return { first, started, lines, kept, untilStarted }
}

test('a service that ends by itself is started again, and people are told', async () => {
  const { first, lines, kept, untilStarted } = supervised()
  first.crash()
  await untilStarted(1)
  expect(lines).toEqual([
    'The backend ended with code 1; starting it again in 0.02 s. The site stays up.',
    'The backend is back.',
  ])
  await kept.stop()
})

test('each wait is twice the one before, up to the longest', async () => {
  const { first, started, lines, kept, untilStarted } = supervised()
  first.crash()
  for (const times of [1, 2, 3]) {
    await untilStarted(times)
    started.at(-1)?.crash()
  }
  await untilStarted(4)
  expect(lines.flatMap((line) => /again in ([\d.]+) s/.exec(line)?.[1] ?? [])).toEqual([
    '0.02',
    '0.04',
    '0.04',
    '0.04',
  ])
  await kept.stop()
})

test('after a time in health the first wait is the short one again', async () => {
  const { first, started, lines, kept, untilStarted } = supervised(0)
  first.crash()
  await untilStarted(1)
  started.at(-1)?.crash()
  await untilStarted(2)
  expect(lines.flatMap((line) => /again in ([\d.]+) s/.exec(line)?.[1] ?? [])).toEqual(['0.02', '0.02'])
  await kept.stop()
})

test('a service that does not come up is tried again', async () => {
  const first = fakeService()
  let starts = 0
  const lines: string[] = []
  const kept = keepRunning(first.service, {
    name: 'The backend',
    meanwhile: 'The site stays up.',
    start: () => {
      starts += 1
      const next = fakeService(starts === 1 ? Promise.reject(new Error('no port')) : Promise.resolve())
      if (starts === 1) next.crash()
      return next.service
    },
    say: (line) => lines.push(line),
    backoffMs,
  })
  first.crash()
  while (starts < 2) await sleep(5)
  await sleep(1)
  expect(lines.map((line) => line.replace(/ again in .*/, ' again'))).toEqual([
    'The backend ended with code 1; starting it again',
    'The backend ended with code 1; starting it again',
    'The backend is back.',
  ])
  await kept.stop()
})

test('what is stopped stays stopped, also while it waits to be started', async () => {
  const { first, started, kept } = supervised()
  first.crash()
  await sleep(5)
  await kept.stop()
  await sleep(60)
  expect(started).toEqual([])
  const other = supervised()
  await other.kept.stop()
  expect(other.first.stop).toHaveBeenCalled()
  await sleep(60)
  expect(other.started).toEqual([])
})

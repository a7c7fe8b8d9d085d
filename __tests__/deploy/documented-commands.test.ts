import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const folder = mkdtempSync(path.join(tmpdir(), 'documented-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A command as the guide has it: what a pattern finds, in its parentheses. */
function documented(file: string, pattern: RegExp): string {
  const [, command] = readFileSync(file, 'utf8').match(pattern) ?? []
  if (command === undefined) throw new Error(`${file} has no ${pattern}`)
  return command
}

const run = (command: string) => execFileSync('sh', ['-c', command], { cwd: folder })

const days = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `2026-11-${String(first + index).padStart(2, '0')}`)

// They are for servers, with the options of GNU.
const onLinux = process.platform === 'linux' ? test : test.skip

onLinux('the nightly run keeps fourteen whole backups, and counts no other folder as one', () => {
  const rotation = documented('docs/backup.md', /^0 3 \* \* \* .*? && (ls .*)$/m)
  const others = ['2026-11-02.unfinished-77', '2026-11-17.unfinished-78', 'before-the-move']
  for (const name of [...days(1, 16), ...others])
    mkdirSync(path.join(folder, 'backups', name), { recursive: true })
  run(rotation)
  expect(readdirSync(path.join(folder, 'backups')).toSorted()).toEqual([...days(3, 16), ...others].toSorted())
})

onLinux.each([
  ['the newest one', '2026-11-06', days(3, 6)],
  ['one that somebody went back to', '2026-11-01', [...days(1, 1), ...days(4, 6)]],
])('removing old releases spares the three newest others where %s runs', (_, running, kept) => {
  const place = path.join(folder, `saira-${running}`)
  const releases = path.join(place, 'releases')
  for (const name of days(1, 6)) mkdirSync(path.join(releases, name), { recursive: true })
  symlinkSync(path.join(releases, running), path.join(place, 'current'))
  const removal = documented('docs/deploying.md', /^ *(.*\/srv\/saira\/releases\/\*.* rm -rf)$/m)
  run(removal.replaceAll('/srv/saira', place))
  expect(readdirSync(releases).toSorted()).toEqual(kept)
})

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MailFolder } from '../../scripts/backend/mail-folder'
import { ObjectFiles } from '../../scripts/backend/object-files'

/** Says whether a file that is being written meets a full disk, and when. */
let isFull: (file: string, step: 'writeFile' | 'sync') => boolean = () => false

jest.mock('node:fs/promises', () => {
  const original = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises')
  const failing = (handle: FileHandle, file: string, step: 'writeFile' | 'sync') => {
    if (!isFull(file, step)) return
    jest
      .spyOn(handle, step)
      .mockRejectedValue(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
  }
  return {
    ...original,
    open: async (file: string, ...options: [string, number]) => {
      const handle = await original.open(file, ...options)
      failing(handle, file, 'writeFile')
      failing(handle, file, 'sync')
      return handle
    },
  }
})

const folder = mkdtempSync(path.join(tmpdir(), 'full-disk-'))
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => {
  isFull = () => false
})

const filesIn = (name: string): string[] =>
  readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)

const upload = (files: ObjectFiles, text: string) =>
  files.uploadObject('icons', 'a.png', undefined, new TextEncoder().encode(text), 'image/png', 'no-cache')

describe('an upload that meets a full disk', () => {
  test.each([
    ['while its bytes are written', (_file: string, step: string) => step === 'writeFile'],
    ['while its bytes are brought to the disk', (_file: string, step: string) => step === 'sync'],
    ['while its type is written', (file: string) => file.includes('.json.')],
  ])('%s leaves nothing', async (_when, full) => {
    const files = new ObjectFiles(path.join(folder, 'objects'))
    isFull = full
    await expect(upload(files, 'picture')).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(filesIn('objects')).toEqual([])
  })

  test('leaves the object that had the name', async () => {
    const files = new ObjectFiles(path.join(folder, 'kept'))
    await upload(files, 'first')
    isFull = (file) => file.includes('.json.')
    await expect(upload(files, 'second, and longer')).rejects.toMatchObject({ code: 'ENOSPC' })
    expect((await files.getObject('icons', 'a.png')).body.toString()).toBe('first')
    expect(filesIn('kept')).toHaveLength(2)
  })
})

test('a mail that meets a full disk leaves nothing', async () => {
  const mails = new MailFolder({ folder: path.join(folder, 'mails'), origin: 'http://127.0.0.1:1' })
  isFull = () => true
  const mail = { to: 'ana@example.com', subject: 'Confirm', text: 'words', html: '' }
  await expect(mails.send(mail)).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(filesIn('mails')).toEqual([])
})

test('what a killed process left unfinished goes at the next start', async () => {
  const objects = path.join(folder, 'killed')
  const files = new ObjectFiles(objects)
  await files.removeDrafts()
  await upload(files, 'whole')
  mkdirSync(path.join(objects, 'ab'))
  writeFileSync(path.join(objects, 'ab', 'abc.json.1234.draft'), 'hal')
  await files.removeDrafts()
  expect(filesIn('killed').filter((name) => name.endsWith('.draft'))).toEqual([])
  expect((await files.getObject('icons', 'a.png')).body.toString()).toBe('whole')
})

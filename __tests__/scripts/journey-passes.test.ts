import { readdirSync, readFileSync } from 'node:fs'
import { journeyPasses, journeysWithOwnBackend } from '../../scripts/journey-passes'

const folder = '__tests__/journeys'
const files = readdirSync(folder).filter((file) => file.endsWith('.spec.ts'))
const isMeant = (options: string[], file: string) =>
  options.some((option) => option.startsWith('/') && new RegExp(option).test(`/somewhere/${folder}/${file}`))

test('on a hosted project every journey runs once, those with a backend of their own in turn after the others', () => {
  const [together, inTurn, ...rest] = journeyPasses(true)
  expect(rest).toEqual([])
  expect(inTurn?.options.slice(-2)).toEqual(['--workers', '1'])
  for (const file of files) {
    const isApart = readFileSync(`${folder}/${file}`, 'utf8').includes('startOwnBackend(')
    expect([file, isMeant(inTurn?.options ?? [], file)]).toEqual([file, isApart])
    expect([file, isMeant(together?.options ?? [], file)]).toEqual([file, !isApart])
  }
  expect(files).toEqual(expect.arrayContaining([...journeysWithOwnBackend]))
})

test('on embedded backends all run at once', () => {
  expect(journeyPasses(false)).toEqual([{ name: 'journeys', options: [] }])
})

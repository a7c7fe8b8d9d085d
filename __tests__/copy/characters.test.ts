import { globSync, readFileSync } from 'node:fs'
import { characters } from '@/scripts/font-characters'

test('the fonts hold every character of the copy and the interface, in both languages', () => {
  const files = globSync('messages/**/*.json')
  expect(files.length).toBeGreaterThan(40)
  const missing = files.flatMap((file) =>
    [...new Set(readFileSync(file, 'utf8'))]
      .filter((character) => character !== '\n' && !characters.includes(character))
      .map((character) => `${character} in ${file}`),
  )
  expect(missing).toEqual([])
})

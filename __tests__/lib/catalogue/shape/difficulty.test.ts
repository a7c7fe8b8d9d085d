import { categoryStyle, menuAnchor } from '@/lib/catalogue/shape/category'
import { difficultyTone, isBeginnerFriendly, legendLevels } from '@/lib/catalogue/shape/difficulty'
import { difficulties } from '@/lib/catalogue/shape/trip-facts'

test.each([
  ['Fácil', 'green'],
  ['Intermediário', 'yellow'],
  ['Avançado', 'orange'],
  ['Extremo', 'red'],
  ['Moderado/Técnico', 'yellow'],
  ['Personalizável', 'neutral'],
] as const)('%s is %s (spec §9)', (difficulty, tone) => {
  expect(difficulties).toContain(difficulty)
  expect(difficultyTone(difficulty)).toBe(tone)
})

test('the legend explains three levels, easiest first (spec §2.5)', () => {
  expect(legendLevels).toEqual(['Fácil', 'Intermediário', 'Avançado'])
})

test.each([
  ['Barco', 'Fácil', true],
  ['Barco', undefined, true],
  ['Barco', 'Intermediário', false],
  ['Barco', 'Personalizável', false],
  ['Caiaque', 'Fácil', false],
  ['Caiaque', undefined, false],
  ['Trekking', undefined, false],
] as const)(
  'a trip by %s, level %s, welcomes beginners on its card: %s (spec §2.4)',
  (category, level, expected) => {
    expect(isBeginnerFriendly(category, level)).toBe(expected)
  },
)

test('categories are painted blue, cyan and green and anchored as the lists say (spec §2.2, §2.4, §9)', () => {
  expect(categoryStyle.Caiaque).toMatchObject({ badge: 'kayak', anchor: 'caiaque', paint: 'bg-paint-cobalt' })
  expect(categoryStyle.Barco).toMatchObject({ badge: 'boat', anchor: 'barco', paint: 'bg-paint-cyan' })
  expect(categoryStyle.Trekking).toMatchObject({
    badge: 'trekking',
    anchor: 'trekking',
    paint: 'bg-paint-green',
  })
  expect(menuAnchor).toEqual({ Caiaque: 'kayak', Barco: 'boat', Trekking: 'trekking' })
})

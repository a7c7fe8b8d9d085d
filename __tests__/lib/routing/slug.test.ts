import { slugOf } from '@/lib/routing/slug'

test('a title becomes a name for addresses', () => {
  expect(slugOf('Remada da Lua à Ilha do Algodão!')).toBe('remada-da-lua-a-ilha-do-algodao')
  expect(slugOf('Remada ', true)).toBe('remada-')
  expect(slugOf('Remada ')).toBe('remada')
})

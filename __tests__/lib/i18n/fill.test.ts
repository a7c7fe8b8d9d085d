import { fill } from '@/lib/i18n/fill'

test('texts are filled with their values and keep what they do not know', () => {
  expect(fill('{file} e {other}', { file: '$& a.png' })).toBe('$& a.png e {other}')
  expect(fill('{index} de {count}', { index: 1, count: 10 })).toBe('1 de 10')
})

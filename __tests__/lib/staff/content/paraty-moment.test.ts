import { fromParatyInput, toParatyInput } from '@/lib/i18n/paraty-clock'

test('a moment is written on Paraty’s clock, wherever the device is', () => {
  expect(fromParatyInput('2027-01-31T18:00')).toBe('2027-01-31T18:00:00-03:00')
  expect(toParatyInput('2027-01-31T21:00:00.000Z')).toBe('2027-01-31T18:00')
  expect(toParatyInput('nonsense')).toBe('')
  expect(fromParatyInput('2027-01')).toBe('')
})

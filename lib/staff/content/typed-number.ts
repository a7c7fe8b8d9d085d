/**
 * A number as people in Brazil and in Britain type it: "280", "2.850", "2,850", "1.250,50", "R$ 1.250,00".
 * @param isWhole whether a single point or comma groups thousands ("2.000" is two thousand) where three digits follow
 * @returns undefined where it is no number
 */
export function typedNumber(typed: string, isWhole: boolean): number | undefined {
  const text = typed.replace(/^\s*R\$/i, '').replace(/\s/g, '')
  if (!/^-?\d[\d.,]*$/.test(text)) return undefined
  if (isWhole && /^-?\d{1,3}(?:[.,]\d{3})+$/.test(text)) return Number(text.replace(/[.,]/g, ''))
  const decimal = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  if (decimal < 0) return Number(text)
  const whole = text.slice(0, decimal).replace(/[.,]/g, '')
  const number = Number(`${whole}.${text.slice(decimal + 1)}`)
  return Number.isFinite(number) ? number : undefined
}

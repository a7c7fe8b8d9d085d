import type { Locale } from '@/lib/i18n/locales'

const anyOf = (words: string): string =>
  `(?:${words
    .trim()
    .split(/\s*,\s*/)
    .join('|')})`

/** Numbers in words, whole ones and parts; "um" and "one" are articles as well and stand apart. */
const numbers: Record<Locale, string> = {
  'pt-BR': anyOf(
    'dois, duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, treze, quatorze, catorze, quinze, dezesseis, dezessete, dezoito, dezenove, vinte, trinta, quarenta, cinquenta, sessenta, setenta, oitenta, noventa, cem, cento, duzent[oa]s, trezent[oa]s, quatrocent[oa]s, quinhent[oa]s, mil, meia, meio, meia dúzia, uma dúzia',
  ),
  'en-GB': anyOf(
    'two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety, hundred, thousand, half, half an, half a, a dozen, a couple of',
  ),
}
const one: Record<Locale, string> = { 'pt-BR': '(?:um|uma)', 'en-GB': 'one' }

/** What prices, durations, ages and groups are counted in. */
const times: Record<Locale, string> = {
  'pt-BR': anyOf('horas?, dias?, noites?, semanas?, anos?, quilômetros?'),
  'en-GB': anyOf('hours?, hourly, days?, nights?, weeks?, years?, kilometres?, miles?'),
}
const people: Record<Locale, string> = {
  'pt-BR': anyOf(
    'pessoas?, participantes?, alun[oa]s?, remador(?:[ae]s?)?, caminhantes?, passageir[oa]s?, hóspedes?, convidad[oa]s?, viajantes?, visitantes?, lugares, vagas',
  ),
  'en-GB': anyOf(
    'people, persons?, participants?, students?, paddlers?, walkers?, hikers?, passengers?, guests?, travellers?, visitors?, places, spaces',
  ),
}
const money: Record<Locale, string> = {
  'pt-BR': anyOf('reais, dólares, por cento'),
  'en-GB': anyOf('reais, dollars, pounds, per cent, percent'),
}
const clock: Record<Locale, string> = {
  'pt-BR': anyOf('da manhã, da tarde, da noite, da madrugada, em ponto'),
  'en-GB': anyOf('o’clock, am, pm, in the morning, in the afternoon, in the evening'),
}

/** Words that may stand between a number and what it counts. */
const between: Record<Locale, string> = {
  'pt-BR': anyOf(
    'e, ou, a, e meia, e meio, mil, bons, boas, longos, longas, inteiros, inteiras, de, seguidos, seguidas',
  ),
  'en-GB': anyOf('and, or, to, and a half, thousand, hundred, good, long, full, whole, straight, more, of'),
}

/** What a number in words follows where it is an age or the size of a group. */
const before: Record<Locale, string> = {
  'pt-BR': anyOf(
    'a partir d[eo]s?, menores de, maiores de, até, no máximo, no mínimo, pelo menos, grupos? de, turmas? de',
  ),
  'en-GB': anyOf(
    'aged?, from, under, over, up to, at most, at least, no more than, groups? of, class(?:es)? of',
  ),
}

/** A share of the price. */
const shares: Record<Locale, string> = {
  'pt-BR': anyOf(
    'metade d[eoa]s? (?:valor|preço|pagamento), um terço d[oa]s? (?:valor|preço), valor integral, preço integral',
  ),
  'en-GB': anyOf(
    'half (?:of )?the (?:price|amount|value|cost), a third of the (?:price|amount), half your money',
  ),
}

const spaced = (...parts: string[]): string => parts.join('[\\s\\u00a0-]+')

function wordPattern(locale: Locale): RegExp {
  const number = numbers[locale]
  const counted = anyOf([times, people, money, clock].map((table) => table[locale]).join(','))
  const alternatives = [
    `${spaced(number, `(?:${between[locale]}[\\s\\u00a0-]+)?`)}${counted}`,
    spaced(one[locale], `(?:${between[locale]}[\\s\\u00a0-]+)?`) + anyOf(`${times[locale]},${money[locale]}`),
    spaced(before[locale], number),
    shares[locale],
  ]
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}

const patterns: Record<Locale, RegExp> = { 'pt-BR': wordPattern('pt-BR'), 'en-GB': wordPattern('en-GB') }

const digits = /[^\s]*\d[\d.,:h]*(?:[\s\u00a0]?[\p{L}%°]+)?/gu

/** Names of facts, arguments of messages with their plurals, and targets of links: what is no text by hand. */
function written(text: string): string {
  const withoutTargets = text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
  return withoutTargets.replace(/\{[A-Za-z0-9.:-]+\}/g, '·')
}

/** Whether a number is joined to its unit is another question. */
const joined = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')

/**
 * The figures that somebody typed in a text: every run of digits, and numbers in words where they count hours, days,
 * people, years, kilometres or money, tell a clock time, an age, the size of a group or a share of the price.
 * @param allowed phrases that may stand as they are
 */
export function typedFigures(text: string, locale: Locale, allowed: readonly string[] = []): string[] {
  const longestFirst = allowed.toSorted((left, right) => right.length - left.length)
  const rest = longestFirst.reduce(
    (left, phrase) => left.replaceAll(joined(phrase), '·'),
    joined(written(text)),
  )
  return [...rest.matchAll(digits), ...rest.matchAll(patterns[locale])].map(([found]) => found.trim())
}

/** What no measure may be counted in: these are facts of a trip, and have names. */
export const factUnit: Record<Locale, RegExp> = {
  'pt-BR': /R\$|US\$|%|\d[\s\u00a0]?(?:h|horas?|dias?|noites?|pessoas?|anos?|alun[oa]s?|reais)(?!\p{L})/iu,
  'en-GB':
    /USD|%|\d[\s\u00a0]?(?:h|am|pm|hours?|days?|nights?|people|persons?|years?|students?|reais)(?!\p{L})/iu,
}

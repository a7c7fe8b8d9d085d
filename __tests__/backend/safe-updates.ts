const beginning = /\b(?:update\s+(?:only\s+)?[\w.%$"]+(?:\s+(?:as\s+)?\w+)?\s+set\b|delete\s+from\b)/gi

/** Past the literal that starts at `from`: 'text' with '' inside. */
function endOfLiteral(sql: string, from: number): number {
  let place = from + 1
  while (place < sql.length && (sql[place] !== "'" || sql[place + 1] === "'"))
    place += sql[place] === "'" ? 2 : 1
  return place
}

/** The rest of a statement at its own depth: what stands in parentheses and literals is left out. */
function restOfStatement(sql: string, from: number): string {
  let depth = 0
  let rest = ''
  for (let place = from; place < sql.length; place += 1) {
    const letter = sql[place] ?? ''
    if (letter === "'") place = endOfLiteral(sql, place)
    else if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    else if (letter === ';' && depth === 0) break
    else if (depth === 0) rest += letter
    if (depth < 0) break
  }
  return rest
}

/**
 * Every UPDATE and DELETE without WHERE, by its first words. Hosted projects load the extension safeupdate for what comes
 * through their interface, and it refuses such a statement inside a function too (SQLSTATE 21000).
 */
export function changesWithoutWhere(sql: string): string[] {
  const plain = sql.replace(/--[^\n]*/g, '')
  return [...plain.matchAll(beginning)]
    .filter(({ 0: words, index }) => !/\bwhere\b/i.test(restOfStatement(plain, index + words.length)))
    .map(({ 0: words, index }) =>
      (words + plain.slice(index + words.length, index + words.length + 60)).replace(/\s+/g, ' '),
    )
}

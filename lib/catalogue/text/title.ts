/**
 * Splits a heading at its first long dash into main title and subtitle (spec §2.8). A dash inside a name,
 * as in "Marins–Itaguaré", has no spaces around it and does not split.
 */
export function splitTitle(title: string): { main: string; sub?: string } {
  const match = /\s*—\s*|\s+–\s+/.exec(title)
  if (!match) return { main: title.trim() }
  const main = title.slice(0, match.index).trim()
  const sub = title.slice(match.index + match[0].length).trim()
  return sub ? { main, sub } : { main }
}

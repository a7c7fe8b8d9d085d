type Row = string[]

/** A table of Markdown with columns as wide as their widest cell, readable in a terminal too. */
export function table(head: Row, rows: Row[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  const line = (row: Row) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join(
    '\n',
  )
}

/** One line of what the project promises. */
export interface Bar {
  what: string
  bar: string
  measured: string
  met: boolean
}

/** A figure that must not exceed a limit. */
export const atMost = (what: string, limit: number, measured: number, unit: string, digits = 0): Bar => ({
  what,
  bar: `≤ ${limit} ${unit}`,
  measured: `${measured.toFixed(digits)} ${unit}`,
  met: measured <= limit,
})

/** A figure that must reach a limit. */
export const atLeast = (what: string, limit: number, measured: number, digits = 0): Bar => ({
  what,
  bar: `≥ ${limit}`,
  measured: measured.toFixed(digits),
  met: measured >= limit,
})

/** What one part of the benchmark found: its own text in the report, and its lines in the table of bars. */
export interface Section {
  title: string
  text: string
  bars: Bar[]
}

/** The Markdown table of a section's bars, with whether each was met. */
export const barTable = (bars: readonly Bar[]): string =>
  table(
    ['What', 'Bar', 'Measured', 'Met'],
    bars.map(({ what, bar, measured, met }) => [what, bar, measured, met ? 'yes' : 'no']),
  )

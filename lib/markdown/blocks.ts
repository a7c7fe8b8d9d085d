import { textLink } from '../text-links.ts'

/**
 * Pieces of Markdown. A page is a list of blocks, of which empty ones are left out, with a blank line between two.
 */
export const joined = (blocks: readonly (string | undefined)[]): string =>
  `${blocks.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`

/** Characters that would turn plain words into formatting. */
const plain = (text: string): string => text.replace(/[\\*_`<>[\]]/g, '\\$&').replace(/\s*\n\s*/g, ' ')

/** A heading, escaped. */
export const heading = (level: 1 | 2 | 3, text: string): string => `${'#'.repeat(level)} ${plain(text)}`

/** A link with its words escaped; addresses of the site hold no characters that would end it. */
export const link = (words: string, address: string): string => `[${plain(words)}](${address})`

/**
 * A text as the word files have it: its links lead somewhere, everything else is plain words. A line that begins as a list,
 * heading or quotation would, does not.
 * @param resolve turns a link's target into a full address; a target it does not know stays plain words
 */
export function inline(
  text: string,
  resolve: (target: string) => string | undefined = () => undefined,
): string {
  let result = ''
  let end = 0
  for (const match of text.matchAll(textLink)) {
    const [whole, words = '', target = ''] = match
    const address = resolve(target)
    result += plain(text.slice(end, match.index)) + (address ? link(words, address) : plain(words))
    end = match.index + whole.length
  }
  result += plain(text.slice(end))
  return result.replace(/^(?=[#+-])/, '\\').replace(/^(\d+)(?=[.)] )/, '$1\\')
}

/** A bulleted list of finished lines. */
export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

/** A table of finished cells; a line of several is broken, a bar does not end a cell. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', '<br>')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

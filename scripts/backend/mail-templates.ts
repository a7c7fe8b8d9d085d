import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What is mailed, by the names that hosted projects have for it (supabase/config.toml). */
export const mailKinds = ['confirmation', 'recovery', 'email_change'] as const
type MailKind = (typeof mailKinds)[number]

const fileOf = (kind: MailKind): string =>
  path.join('supabase', 'templates', `${kind.replace('_', '-')}.html`)

/** A mail as hosted projects write it: its file, and its subject, which is the title in there. */
export function mailTemplate(kind: MailKind): { subject?: string; content_path: string } {
  const file = fileOf(kind)
  const subject = /<title>(.*)<\/title>/.exec(readFileSync(file, 'utf8'))?.[1]
  return { subject, content_path: file }
}

/** The words of a mail for programs that show no HTML. */
export function plainWords(html: string): string {
  return html
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, '$2: $1')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n\n')
}

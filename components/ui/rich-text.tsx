import { textLink } from '@/lib/i18n/fill'
import { SiteLink } from './site-link'

interface RichTextProps {
  /** Plain text with links written as `[words](target)`. */
  text: string
  /** Turns a link's target into an address; a target it does not know stays plain words. */
  resolve: (target: string) => string | undefined
}

/** A sentence or paragraph with links (spec §3 "some with links"). */
export function RichText({ text, resolve }: RichTextProps) {
  const parts: React.ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(textLink)) {
    const [whole, words, target] = match
    parts.push(text.slice(end, match.index))
    const href = target === undefined ? undefined : resolve(target)
    parts.push(
      href ? (
        <SiteLink key={match.index} href={href}>
          {words}
        </SiteLink>
      ) : (
        words
      ),
    )
    end = match.index + whole.length
  }
  parts.push(text.slice(end))
  return parts
}

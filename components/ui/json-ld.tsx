/** A block of structured data for search engines; `text` comes from lib/seo, already escaped. */
export function JsonLd({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block must stand unescaped, and "<" is escaped inside it
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}

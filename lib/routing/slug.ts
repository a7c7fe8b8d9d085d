/** A slug inside a larger pattern: lower-case words and figures with single hyphens between them. */
export const slugSource = '[a-z0-9]+(?:-[a-z0-9]+)*'

/** Most characters of a slug: the database keeps ids of rows no longer (migration content). */
export const maxSlugLength = 80

/** A whole slug, such as "passeio-veleiro". */
export const slugPattern = new RegExp(`^${slugSource}$`)

/**
 * A name for addresses made of a title: "Remada da Lua" becomes "remada-da-lua".
 * @param isTyping keeps a hyphen at the end, because more may follow
 */
export function slugOf(title: string, isTyping = false): string {
  const slug = title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 70)
  return isTyping ? slug : slug.replace(/-$/, '')
}

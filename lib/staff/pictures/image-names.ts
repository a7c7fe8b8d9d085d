import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { acceptedTypes, areas, type ImageType } from './areas'

/** Checks the name of an area in an address. */
export const areaSchema = z.enum(areas)

/** Separates the product from the generated part of a name. */
const separator = '--'

/**
 * Stands before it in the name of a photograph that was taken off its trip's page: no list that looks for the trip's
 * prefix, the site's or the backend's, finds it there, and the document of the trip keeps its place and words.
 */
const aside = '.aside'

/**
 * Whether a name can be that of a file directly in an area. Files that were put there by other means may
 * have spaces or accents; paths, hidden files and control characters are no names.
 */
export const isFileName = (name: string): boolean =>
  name.length > 0 && name.length <= 255 && !name.startsWith('.') && !/[/\\\p{Cc}]/u.test(name)

/** The product that a file belongs to, by its name, on its page or off it; null for a general picture. */
export const productOf = (name: string): string | null =>
  /^([a-z0-9]+(?:-[a-z0-9]+)*?)(?:\.aside)?--\d/.exec(name)?.[1] ?? null

/** Whether a photograph was taken off its trip's page. */
export const isAside = (name: string): boolean => /^[a-z0-9-]+\.aside--\d/.test(name)

/**
 * The name of the same picture with another product or with none, on its page or off it. Names that were given elsewhere
 * get a timestamp in front, so that the product can be told from the rest.
 */
export function nameFor(
  name: string,
  { product, isOff = false }: { product: string; isOff?: boolean },
  now = Date.now(),
): string {
  const rest = productOf(name) === null ? name : name.slice(name.indexOf(separator) + separator.length)
  if (product === '') return rest
  const generated = /^\d/.test(rest) ? rest : `${now}-${rest}`
  return `${product}${isOff ? aside : ''}${separator}${generated}`
}

/**
 * A new name (spec §3: timestamp, random string, original extension). Nothing of the original name is used
 * but its ending, and that only where it agrees with what the bytes are.
 */
export function generateName({
  type,
  originalName,
  product,
  now = Date.now(),
}: {
  type: ImageType
  originalName: string
  product?: string
  now?: number
}): string {
  const endings: readonly string[] = acceptedTypes[type]
  const original = originalName.toLowerCase()
  const ending = endings.find((candidate) => original.endsWith(candidate)) ?? endings.at(-1)
  const prefix = product ? `${product}${separator}` : ''
  return `${prefix}${now}-${randomBytes(6).toString('hex')}${ending}`
}

import { z } from 'zod'
import { slugSource } from '../../routing/slug.ts'

/** Where a link in a text may lead: a trip, a page of the site, or an address on it; spec §2.8 "some with links". */
const linkTarget = new RegExp(`^(?:page:[a-z-]+|${slugSource}|/(?!/)[A-Za-z0-9/#._-]*)$`)

/** The target of what is written like a link, up to its end; it always matches, so reading a text takes linear time. */
const writtenTarget = /\]\(([^)]*)/g

/** Whether everything that is written like a link, also without words, leads where a link may lead. */
function hasGoodLinks(text: string): boolean {
  const opened = text.indexOf('[')
  return [...text.matchAll(writtenTarget)].every(
    ({ 0: written, 1: target = '', index }) =>
      opened < 0 || index < opened || text[index + written.length] !== ')' || linkTarget.test(target),
  )
}

/** Control characters: texts need none, and they would end up invisible in pages and chat messages. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

const clean = (longest: number) =>
  z
    .string()
    .trim()
    // What is too long is looked at no further.
    .max(longest, { abort: true })
    .refine((text) => !controlCharacter.test(text), 'control')
    .refine(hasGoodLinks, 'link')

/** A heading, a line of a list, a question: at most 300 characters. */
export const line = clean(300).min(1)

/** A paragraph or an answer: at most 3,000 characters. */
export const paragraph = clean(3000).min(1)

/** The same where a translation may still be missing: an empty text counts as missing (spec §3). */
export const maybeLine = clean(300)
export const maybeParagraph = clean(3000)
export const optionalLine = maybeLine.optional()
export const optionalParagraph = maybeParagraph.optional()

import { z } from 'zod'
import { slugSource } from '../slug.ts'

/** Where a link in a text may lead: a trip, a page of the site, or an address on it; spec §2.8 "some with links". */
const linkTarget = new RegExp(`^(?:page:[a-z-]+|${slugSource}|/(?!/)[A-Za-z0-9/#._-]*)$`)

/** What is written like a link, also without words or with a target that no link may have. */
const writtenLink = /\[[^\]]*\]\(([^)]*)\)/g

const hasGoodLinks = (text: string): boolean =>
  !text.includes('](') || [...text.matchAll(writtenLink)].every(([, target = '']) => linkTarget.test(target))

/** Control characters: texts need none, and they would end up invisible in pages and chat messages. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

const clean = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((text) => !controlCharacter.test(text), 'control')
    .refine(hasGoodLinks, 'link')

/** A heading, a line of a list, a question: at most 300 characters. */
export const line = clean(300).min(1)

/** A paragraph or an answer: at most 3,000 characters. */
export const paragraph = clean(3000).min(1)

/** The same where a translation may still be missing: an empty text counts as missing (spec §3). */
export const optionalLine = clean(300).optional()
export const optionalParagraph = clean(3000).optional()

import { z } from 'zod'
import type { Locale } from '../locales.ts'
import titles from './share-titles.json' with { type: 'json' }

const painted = z.record(z.string(), z.string()).parse(titles)

/** Whether a share picture was drawn for a page with this very title on it (`npm run share-pictures`). */
export const hasSharePicture = (name: string, title: string, locale: Locale): boolean =>
  painted[`${name}-${locale}`] === title

import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inlinePoster } from '@/lib/images/poster'

/** The poster that home opens with, inside the page: the first view waits for no file. */
export const homePoster = inlinePoster(
  readFileSync(path.join(process.cwd(), 'public', 'posters', 'home.svg'), 'utf8'),
  'home',
)

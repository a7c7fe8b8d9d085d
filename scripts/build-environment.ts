/**
 * Imported before all else by the steps of `npm run build` that are not Next's: what stands in `.env.local` and its like
 * counts for them as it does for Next.
 */
import { chosenVariables, generatedVariables } from './environment-files.ts'

Object.assign(process.env, generatedVariables(), chosenVariables('production'))

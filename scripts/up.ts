/**
 * `npm run up`: the production site on http://localhost:3000 with an embedded Supabase behind it; see README. PORT,
 * SUPABASE_PORT and DATA_DIR choose where, HOST on which address (loopback unless chosen). With SUPABASE_URL and
 * SUPABASE_PUBLISHABLE_KEY of a hosted project in the environment it starts no backend. The backend alone:
 * `node_modules/.bin/node scripts/backend/serve.ts`; its keys are in keys.json of the data directory.
 */
import { runSite } from './run-site.ts'

await runSite('production')

/**
 * Makes JavaScript of the cache handler, the one module of the site that Node itself loads in production
 * (next.config.ts): a first step of `npm run build`, so that the built site runs on every Node that the README
 * promises, without development dependencies. Works in the current folder.
 */
import { build } from 'esbuild'

await build({
  entryPoints: ['lib/page-cache/page-cache.ts'],
  outfile: 'out/page-cache.mjs',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
})

/** A last step of `npm run build`: the folder that stands alone gets the content that the build was made with. */
import { cpSync, existsSync } from 'node:fs'

const snapshot = '.next/cache/content-snapshot.json'
if (existsSync(snapshot) && existsSync('.next/standalone')) cpSync(snapshot, `.next/standalone/${snapshot}`)

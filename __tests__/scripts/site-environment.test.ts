import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { writeGeneratedVariables } from '../../scripts/environment-files'
import { nextEnvironment } from '../../scripts/site'
import { inTemporaryFolder } from './temporary-folder'

const loader = path.resolve('node_modules/@next/env')
inTemporaryFolder()

test('the site does not get the secret key, although it reads the file that holds it', () => {
  writeGeneratedVariables({ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_SECRET_KEY: 'sb_secret_local' })
  // A shell that names a project of its own is not asked: what stands in the file is what is under test.
  const { SUPABASE_URL: _url, SUPABASE_PUBLISHABLE_KEY: _key, ...shell } = process.env
  const env = nextEnvironment({ ...shell, SUPABASE_SECRET_KEY: 'sb_secret_chosen' }, 'production')
  const code = `require(${JSON.stringify(loader)}).loadEnvConfig('.', false)
    console.log(JSON.stringify([process.env.SUPABASE_URL, process.env.SUPABASE_SECRET_KEY, process.env.NODE_ENV]))`
  const output = execFileSync(process.execPath, ['-e', code], { env, encoding: 'utf8' })
  expect(JSON.parse(output)).toEqual(['http://127.0.0.1:1', '', 'production'])
})

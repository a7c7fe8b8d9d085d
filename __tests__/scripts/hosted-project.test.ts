import { writeFileSync } from 'node:fs'
import { writeGeneratedVariables } from '../../scripts/environment-files'
import { readHostedProject } from '../../scripts/hosted-project'
import { inTemporaryFolder } from './temporary-folder'

inTemporaryFolder()

const project = {
  SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abcdefghij',
  SUPABASE_SECRET_KEY: 'sb_secret_abcdefghij',
}

/** What else is set where the tests run is no part of them. */
const setEnvironment = (variables: Record<string, string>) => {
  const { NODE_ENV, PATH } = process.env
  jest.replaceProperty(process, 'env', { NODE_ENV, PATH, ...variables })
}

test('the project is the one of the environment or of .env.local, together', () => {
  const { SUPABASE_SECRET_KEY, ...rest } = project
  setEnvironment({ SUPABASE_SECRET_KEY })
  const lines = Object.entries({ ...rest, TEST_EMAIL_DOMAIN: 'tests.saira.eco.br' })
  writeFileSync('.env.local', lines.map(([name, value]) => `${name}=${value}\n`).join(''))
  expect(readHostedProject()).toEqual({ ...project, TEST_EMAIL_DOMAIN: 'tests.saira.eco.br' })
})

test('a variable that is missing is named in a sentence, and the embedded backend is no hosted project', () => {
  setEnvironment({ SUPABASE_URL: project.SUPABASE_URL, SUPABASE_SECRET_KEY: '' })
  writeGeneratedVariables({ SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_the_embedded_one' })
  expect(readHostedProject).toThrow(
    'npm test -- --hosted needs the address and both keys of a project for tests. ' +
      'Missing: SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY.',
  )
})

test('a variable that cannot be used is named with what is expected', () => {
  setEnvironment({ ...project, SUPABASE_URL: 'abcdefghijklmnopqrst', TEST_EMAIL_DOMAIN: 'ana@saira' })
  expect(readHostedProject).toThrow(
    /SUPABASE_URL: expected.*\n.*TEST_EMAIL_DOMAIN: expected a domain such as/,
  )
})

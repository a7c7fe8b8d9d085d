import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import {
  chosenVariables,
  generatedVariables,
  removeGeneratedVariables,
  writeGeneratedVariables,
} from '../../scripts/environment-files'
import { inTemporaryFolder } from './temporary-folder'

inTemporaryFolder()

/** What else is set where the tests run is no part of them. */
beforeEach(() => {
  const { NODE_ENV, PATH } = process.env
  jest.replaceProperty(process, 'env', { NODE_ENV, PATH })
})

const local = () => readFileSync('.env.local', 'utf8')
const backend = {
  SUPABASE_URL: 'http://127.0.0.1:54321',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_local',
  SUPABASE_SECRET_KEY: 'sb_secret_local',
}

test('what was generated can be read again, by its owner alone', () => {
  writeGeneratedVariables(backend)
  expect(generatedVariables()).toEqual(backend)
  expect(statSync('.env.local').mode & 0o777).toBe(0o600)
})

test('a new start replaces what an earlier one wrote and nothing else', () => {
  const mine = '# ours\nSITE_NAME=Saíra\n\nCHAT_NUMBER="5524900000000" # the new one'
  writeFileSync('.env.local', mine)
  writeGeneratedVariables(backend)
  writeFileSync('.env.local', `${local()}SITE_EMAIL=a@example.com\n`)
  writeGeneratedVariables({ ...backend, SUPABASE_URL: 'http://127.0.0.1:6000' })
  expect(local().startsWith(`${mine}\n`)).toBe(true)
  expect(local()).toContain('SITE_EMAIL=a@example.com\n')
  expect(local().match(/SUPABASE_URL/g)).toHaveLength(1)
  const before = local()
  writeGeneratedVariables({ ...backend, SUPABASE_URL: 'http://127.0.0.1:6000' })
  expect(local()).toBe(before)
})

test('generated lines choose no backend, a person’s lines do', () => {
  writeGeneratedVariables(backend)
  expect(chosenVariables('production')).not.toHaveProperty('SUPABASE_URL')
  writeFileSync('.env.local', `SUPABASE_URL=https://project.supabase.co\n${local()}`)
  expect(chosenVariables('production').SUPABASE_URL).toBe('https://project.supabase.co')
})

test('our lines can be taken out again', () => {
  writeFileSync('.env.local', 'SITE_NAME=Saíra\n')
  writeGeneratedVariables(backend)
  removeGeneratedVariables()
  expect(local()).toBe('SITE_NAME=Saíra\n')
})

test('where there are none, no file appears', () => {
  removeGeneratedVariables()
  expect(existsSync('.env.local')).toBe(false)
})

test('the process comes before the files, and a local file before a shared one', () => {
  writeFileSync('.env', 'SITE_NAME=shared\nSITE_EMAIL=shared\nCHAT_HOST=shared\nPATH=file')
  writeFileSync('.env.production', 'SITE_EMAIL=production\nCHAT_HOST=production')
  writeFileSync('.env.local', 'CHAT_HOST=local')
  expect(chosenVariables('production')).toMatchObject({
    SITE_NAME: 'shared',
    SITE_EMAIL: 'production',
    CHAT_HOST: 'local',
    PATH: process.env.PATH,
  })
  expect(chosenVariables('development').SITE_EMAIL).toBe('shared')
})

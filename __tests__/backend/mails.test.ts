import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { changeAdministrator } from '../../scripts/administrators'
import { readKeys } from '../../scripts/backend/keys'
import { mailKinds, mailTemplate } from '../../scripts/backend/mail-templates'
import { copyEmptyData } from '../../scripts/empty-data'
import { type ServerProcess, startServer } from './server-process'

jest.setTimeout(120_000)

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  link: z.url(),
})
const directory = mkdtempSync(path.join(tmpdir(), 'mails-'))
const mails = path.join(directory, 'mails')
let server: ServerProcess

beforeAll(async () => {
  copyEmptyData(directory)
  process.env.EMAIL_CONFIRMATIONS = 'on'
  server = await startServer(directory)
  delete process.env.EMAIL_CONFIRMATIONS
  await server.ready
})
afterAll(async () => {
  server.signal('SIGTERM')
  await server.ended
  rmSync(directory, { recursive: true, force: true })
})

/** A browser with cookies of its own, as the site's server uses the client library. */
function browser(flowType: 'pkce' | 'implicit' = 'pkce') {
  const kept = new Map<string, string>()
  return createClient(`http://127.0.0.1:${server.port}`, readKeys(directory).publishable, {
    auth: {
      flowType,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
  })
}
const lastMail = () => {
  const name = readdirSync(mails).sort().at(-1) ?? ''
  return mailSchema.parse(JSON.parse(readFileSync(path.join(mails, name), 'utf8')))
}
const follow = async (link: string) => {
  const response = await fetch(link, { redirect: 'manual' })
  expect(response.status).toBe(303)
  return new URL(response.headers.get('location') ?? '')
}
const codeOf = (address: URL) => address.searchParams.get('code') ?? ''

let people = 0
const password = 'remo-e-colete'
const panel = 'http://localhost:3000/admin'
async function confirmedPerson() {
  people += 1
  const email = `ana-${people}@example.com`
  const client = browser()
  await client.auth.signUp({ email, password, options: { emailRedirectTo: panel } })
  const { error } = await client.auth.exchangeCodeForSession(codeOf(await follow(lastMail().link)))
  expect(error).toBeNull()
  return { email, client }
}

describe('a new account', () => {
  test('is usable once the link in its mail was followed, which leads to the panel with a code', async () => {
    const client = browser()
    const email = 'bia@example.com'
    const { data } = await client.auth.signUp({ email, password, options: { emailRedirectTo: panel } })
    expect(data.session).toBeNull()
    expect((await browser().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'email_not_confirmed',
    )
    const mail = lastMail()
    expect(mail.to).toBe(email)
    expect(mail.link.startsWith(`http://127.0.0.1:${server.port}/auth/v1/verify?`)).toBe(true)
    expect(mail.text).toContain(mail.link)
    const address = await follow(mail.link)
    expect(address.origin + address.pathname).toBe(panel)
    expect(address.hash).toBe('')
    const { data: session, error } = await client.auth.exchangeCodeForSession(codeOf(address))
    expect(error).toBeNull()
    expect(session.user?.email).toBe(email)
    expect((await browser().auth.signInWithPassword({ email, password })).error).toBeNull()
  })

  test('becomes no administrator before its owner has confirmed the address', async () => {
    const email = 'cris@example.com'
    await browser().auth.signUp({ email, password })
    const grant = () =>
      changeAdministrator({
        url: `http://127.0.0.1:${server.port}`,
        secretKey: readKeys(directory).secret,
        email,
        revoke: false,
      })
    await expect(grant()).rejects.toThrow(`${email} has not been confirmed`)
    expect((await server.owner().from('user_roles').select()).data).toEqual([])
    await follow(lastMail().link)
    jest.spyOn(console, 'info').mockReturnValue()
    expect(await grant()).toBe('granted')
  })
})

describe('a forgotten password', () => {
  test('is replaced through the link in the mail; the old one no longer works', async () => {
    const { email } = await confirmedPerson()
    const client = browser()
    await client.auth.resetPasswordForEmail(email, { redirectTo: `${panel}/senha?de=mail` })
    const address = await follow(lastMail().link)
    expect(`${address.origin}${address.pathname}`).toBe(`${panel}/senha`)
    expect(address.searchParams.get('de')).toBe('mail')
    const { data, error } = await client.auth.exchangeCodeForSession(codeOf(address))
    expect(error).toBeNull()
    expect(data).toMatchObject({ redirectType: 'recovery' })
    expect((await client.auth.updateUser({ password: 'outra-senha' })).error).toBeNull()
    const signIn = async (word: string) =>
      (await browser().auth.signInWithPassword({ email, password: word })).error?.code
    expect(await signIn(password)).toBe('invalid_credentials')
    expect(await signIn('outra-senha')).toBeUndefined()
  })

  test('is replaced from another device with the token of the link', async () => {
    const { email } = await confirmedPerson()
    await browser().auth.resetPasswordForEmail(email)
    const token_hash = new URL(lastMail().link).searchParams.get('token') ?? ''
    expect((await browser().auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull()
    expect((await browser().auth.verifyOtp({ token_hash, type: 'recovery' })).error).not.toBeNull()
  })

  test('of an unknown address is answered in the same way, and nobody gets a mail', async () => {
    const before = readdirSync(mails).length
    expect(await browser().auth.resetPasswordForEmail('ninguem@example.com')).toEqual({
      data: {},
      error: null,
    })
    expect(readdirSync(mails)).toHaveLength(before)
  })

  test('cannot be replaced by who only has the code of the link', async () => {
    const { email } = await confirmedPerson()
    const client = browser()
    const thief = browser()
    await client.auth.resetPasswordForEmail(email)
    const code = codeOf(await follow(lastMail().link))
    expect((await thief.auth.exchangeCodeForSession(code)).error).not.toBeNull()
    // With a verifier of its own the code is spent and still gives nothing.
    const guessed = await fetch(`http://127.0.0.1:${server.port}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      headers: { apikey: readKeys(directory).publishable, 'content-type': 'application/json' },
      body: JSON.stringify({ auth_code: code, code_verifier: 'a'.repeat(64) }),
    })
    expect(guessed.status).toBe(400)
    expect(await guessed.json()).toMatchObject({ error_code: 'bad_code_verifier' })
    expect((await client.auth.exchangeCodeForSession(code)).error).not.toBeNull()
  })

  test('a link works once; the second time it says why in the query', async () => {
    const { email } = await confirmedPerson()
    await browser().auth.resetPasswordForEmail(email)
    const { link } = lastMail()
    expect(codeOf(await follow(link))).not.toBe('')
    const again = await follow(link)
    expect(again.searchParams.get('error_code')).toBe('otp_expired')
    expect(again.searchParams.has('code')).toBe(false)
  })

  test('a link leads to no foreign site', async () => {
    const { email } = await confirmedPerson()
    await browser().auth.resetPasswordForEmail(email, { redirectTo: 'https://example.org/phishing' })
    expect((await follow(lastMail().link)).origin).toBe('http://localhost:3000')
  })
})

test('a changed address counts once its owner followed the link that came to it', async () => {
  const { email, client } = await confirmedPerson()
  const next = `nova-${email}`
  const { data } = await client.auth.updateUser({ email: next }, { emailRedirectTo: panel })
  expect(data.user?.email).toBe(email)
  expect(data.user?.new_email).toBe(next)
  const mail = lastMail()
  expect(mail.to).toBe(next)
  expect((await browser().auth.signInWithPassword({ email: next, password })).error).not.toBeNull()
  expect(codeOf(await follow(mail.link))).not.toBe('')
  expect((await browser().auth.signInWithPassword({ email: next, password })).error).toBeNull()
  expect((await browser().auth.signInWithPassword({ email, password })).error).not.toBeNull()
})

test('signing out everywhere ends every session', async () => {
  const { email, client } = await confirmedPerson()
  const other = browser()
  const { data } = await other.auth.signInWithPassword({ email, password })
  expect((await client.auth.signOut({ scope: 'global' })).error).toBeNull()
  expect((await browser().auth.getUser(data.session?.access_token)).error).not.toBeNull()
})

test('a client that asks for no code gets the session in the fragment, as ever', async () => {
  const { email } = await confirmedPerson()
  await browser('implicit').auth.resetPasswordForEmail(email)
  const address = await follow(lastMail().link)
  expect(address.searchParams.has('code')).toBe(false)
  expect(new URLSearchParams(address.hash.slice(1)).get('access_token')).not.toBeNull()
})

describe('the words of a mail', () => {
  test('of a new account, a forgotten password and a changed address are in both languages', async () => {
    const { email, client } = await confirmedPerson()
    const written = [lastMail()]
    await browser().auth.resetPasswordForEmail(email)
    written.push(lastMail())
    await client.auth.updateUser({ email: `outra-${email}` })
    written.push(lastMail())
    expect(written.map(({ subject }) => subject)).toEqual([
      'Confirme seu email · Confirm your email',
      'Crie uma nova senha · Choose a new password',
      'Confirme a troca de email · Confirm the change of email',
    ])
    for (const { html, text, link } of written) {
      expect(html).not.toMatch(/\{\{|\}\}/)
      for (const words of [html, text]) {
        expect(words).toContain('Se não foi você, ignore esta mensagem')
        expect(words).toContain('If it was not you, ignore this message')
        expect(words.split(link)).toHaveLength(3)
      }
      expect(text).not.toMatch(/[<>]/)
    }
    expect(written[2]?.text).toContain(
      `A conta ${email} em http://localhost:3000 vai passar a usar o email outra-`,
    )
  })

  test('are those of a hosted project, whose subject is the title of the mail', () => {
    const settings = readFileSync('supabase/config.toml', 'utf8')
    for (const kind of mailKinds) {
      const { subject, content_path } = mailTemplate(kind)
      expect(settings).toContain(
        `[auth.email.template.${kind}]\nsubject = "${subject}"\ncontent_path = "./${content_path}"\n`,
      )
    }
  })
})

test('mails are their owner’s alone to read', () => {
  expect(statSync(mails).mode & 0o777).toBe(0o700)
  for (const name of readdirSync(mails)) expect(statSync(path.join(mails, name)).mode & 0o777).toBe(0o600)
})

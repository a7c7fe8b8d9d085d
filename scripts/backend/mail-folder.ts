import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { EmailDriver, EmailMessage } from '@supabase/lite'
import { plainWords } from './mail-templates.ts'
import { removeDrafts, writeWhole } from './whole-files.ts'

/** What the request that causes a mail says about the link in it. */
export interface MailRequest {
  /** Where the link leads in the end; without one, to the site's own address. */
  redirectTo?: string
  /** Asks for a code that only the browser with the verifier can exchange, in place of a session in the address. */
  codeChallenge?: string
}

/** A mail as it lies in the folder. */
export interface StoredMail {
  sentAt: string
  to: string
  subject: string
  text: string
  html: string
  /** The link to follow, where there is one; its `token` is the token hash that `verifyOtp` takes. */
  link?: string
}

const mailsKept = 200

/**
 * Keeps every mail that a hosted project would send as a JSON file, named by its time. Links lead to this backend and
 * carry what the request asked for: the embedded service points them at the site, and drops both.
 */
export class MailFolder implements EmailDriver {
  readonly folder: string
  readonly #origin: string
  readonly #onMail: (file: string) => void
  readonly #request = new AsyncLocalStorage<MailRequest>()

  constructor({
    folder,
    origin,
    onMail = () => {},
  }: {
    folder: string
    /** Where this backend is reached. */
    origin: string
    /** Told the path of each new file. */
    onMail?: (file: string) => void
  }) {
    this.folder = folder
    this.#origin = origin
    this.#onMail = onMail
  }

  /** Takes away what a killed process has left unfinished. For the start, before a mail is written. */
  removeDrafts(): Promise<void> {
    return removeDrafts(this.folder)
  }

  /** Runs the answer to a request; mails that it causes follow what the request says. */
  during<T>(request: MailRequest, work: () => Promise<T>): Promise<T> {
    return this.#request.run(request, work)
  }

  #follow(link: string): string {
    const { redirectTo, codeChallenge } = this.#request.getStore() ?? {}
    const given = new URL(link)
    const url = new URL(`${given.pathname}${given.search}`, this.#origin)
    if (redirectTo) url.searchParams.set('redirect_to', redirectTo)
    if (codeChallenge) url.searchParams.set('code_challenge', codeChallenge)
    return url.href
  }

  async send({ to, subject, text = '', html = '' }: EmailMessage): Promise<void> {
    const given = text.match(/https?:\/\/\S+\/auth\/v1\/verify\?\S+/)?.[0]
    const link = given && this.#follow(given)
    const replace = (words: string) => (given && link ? words.replaceAll(given, link) : words)
    const sentAt = new Date().toISOString()
    const mail: StoredMail = {
      sentAt,
      to,
      subject,
      // The words that came with it are English alone.
      text: plainWords(replace(html)),
      html: replace(html),
      ...(link && { link }),
    }
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    const file = path.join(this.folder, `${sentAt.replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`)
    // A program that watches the folder never reads half a mail.
    await writeWhole({ file, content: `${JSON.stringify(mail, null, 2)}\n` })
    this.#onMail(file)
    const names = (await readdir(this.folder)).filter((name) => name.endsWith('.json')).sort()
    for (const name of names.slice(0, -mailsKept)) await rm(path.join(this.folder, name), { force: true })
  }
}

'use client'

import { type FormEvent, useId, useMemo, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { useLoaded } from '@/components/ui/use-loaded'
import { useWishText } from '@/components/wish/use-wish'
import { withText } from '@/lib/chat/chat-address'
import type { Locale } from '@/lib/i18n/locales'
import { tellChat } from '@/lib/visits/tell'

interface ContactFormProps {
  locale: Locale
  /** Address of the chat, without a text. */
  chatHref: string
  /** What can be chosen, with what the draft says of it. */
  interests: { label: string; draft: string }[]
  /** The draft's own words, which the team reads (spec §7). */
  draftWords: {
    greeting: string
    name: string
    email: string
    phone: string
    interest: string
    message: string
  }
  words: {
    form: string
    name: string
    email: string
    phone: string
    interest: string
    interestNone: string
    message: string
    send: string
    hint: string
    blocked: string
    draft: string
    copy: string
    copied: string
    openAgain: string
  }
}

const field =
  'mt-1.5 block min-h-13.5 w-full rounded-md border border-field bg-surface px-4 py-3 text-ink placeholder:text-soft'

/**
 * The contact form (spec §2.3, §5): nothing is required and nothing is sent from here. It opens the chat with
 * what was typed and wished for, empty fields left out; when the window is blocked the text stands ready to be copied.
 * Without scripts the form itself leads to the chat.
 */
export function ContactForm({ locale, chatHref, interests, draftWords, words }: ContactFormProps) {
  const id = useId()
  const [blocked, setBlocked] = useState<string>()
  const [isCopied, setCopied] = useState(false)
  const draft = useRef<HTMLTextAreaElement>(null)
  const wish = useWishText()
  const load = useMemo(
    () => () => import('@/lib/wish/draft-in-browser').then(({ loadWishLines }) => loadWishLines(locale)),
    [locale],
  )
  const linesOf = useLoaded(load, wish !== '')

  const compose = (form: FormData): string => {
    const value = (name: string) => {
      const entry = form.get(name)
      return typeof entry === 'string' ? entry.trim() : ''
    }
    const lines = [
      [draftWords.name, value('name')],
      [draftWords.email, value('email')],
      [draftWords.phone, value('phone')],
      [draftWords.interest, value('interest')],
      [draftWords.message, value('text')],
    ].flatMap(([label, text]) => (text ? `${label}: ${text}` : []))
    const typed = [draftWords.greeting, ...lines].join('\n')
    return [typed, ...(linesOf && wish !== '' ? [linesOf(wish)] : [])].join('\n\n').normalize('NFC')
  }

  const open = (text: string) => {
    const opened = window.open(withText(chatHref, text), '_blank')
    if (opened) {
      opened.opener = null
      tellChat('site')
    }
    setBlocked(opened ? undefined : text)
    setCopied(false)
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    open(compose(new FormData(event.currentTarget)))
  }

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // Without the permission the text is selected instead, ready for the keyboard.
      draft.current?.select()
      return
    }
    setCopied(true)
  }

  return (
    <form
      aria-label={words.form}
      action={chatHref}
      target="_blank"
      rel="noopener"
      noValidate
      onSubmit={submit}
      className="rounded-lg bg-surface p-6 shadow-card sm:p-8"
      data-screen-only
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <div>
          <label htmlFor={`${id}-name`} className="font-semibold">
            {words.name}
          </label>
          <input id={`${id}-name`} name="name" autoComplete="name" className={field} />
        </div>
        <div>
          <label htmlFor={`${id}-email`} className="font-semibold">
            {words.email}
          </label>
          <input id={`${id}-email`} name="email" type="email" autoComplete="email" className={field} />
        </div>
        <div>
          <label htmlFor={`${id}-phone`} className="font-semibold">
            {words.phone}
          </label>
          <input id={`${id}-phone`} name="phone" type="tel" autoComplete="tel" className={field} />
        </div>
        <div>
          <label htmlFor={`${id}-interest`} className="font-semibold">
            {words.interest}
          </label>
          <select id={`${id}-interest`} name="interest" defaultValue="" className={field}>
            <option value="">{words.interestNone}</option>
            {interests.map(({ label, draft: value }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className="sm:col-span-2">
          <label htmlFor={`${id}-text`} className="font-semibold">
            {words.message}
          </label>
          <textarea id={`${id}-text`} name="text" rows={4} className={field} />
        </div>
      </div>
      <button
        type="submit"
        className="mt-6 inline-flex min-h-13 w-full items-center justify-center gap-2.5 rounded-md bg-paint-terracotta px-7 text-lg font-semibold text-white hover:brightness-110 sm:w-auto"
      >
        <Icon name="chat" />
        {words.send}
      </button>
      <p className="mt-3 text-sm text-soft">{words.hint}</p>
      <div role="status">
        {blocked === undefined ? null : (
          <div className="mt-5 rounded-md bg-medium p-4 text-on-medium">
            <p className="font-semibold">{words.blocked}</p>
            <textarea
              ref={draft}
              readOnly
              aria-label={words.draft}
              value={blocked}
              rows={Math.min(10, blocked.split('\n').length + 1)}
              className="mt-3 block w-full rounded-md border border-field bg-surface p-3 text-ink"
            />
            <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2 font-semibold">
              <button type="button" onClick={() => copy(blocked)} className="underline underline-offset-4">
                {isCopied ? words.copied : words.copy}
              </button>
              <button type="button" onClick={() => open(blocked)} className="underline underline-offset-4">
                {words.openAgain}
              </button>
            </p>
          </div>
        )}
      </div>
    </form>
  )
}

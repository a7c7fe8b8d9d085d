'use client'

import { type ReactNode, useActionState } from 'react'
import { fill } from '@/lib/i18n/fill'
import type { Words } from '@/lib/i18n/words'
import type { RedirectState } from '@/lib/staff/content/redirects'
import { SubmitButton } from '../forms/submit-button'
import { fieldClass } from '../forms/text-field'
import { Notice } from '../frame/notice'

export type AddRedirects = (previous: RedirectState, form: FormData) => Promise<RedirectState>

interface RedirectFormProps {
  id: string
  words: Words['visitors']['redirects']
  /** Of the button. */
  label: string
  add: AddRedirects
  /** Takes a pasted list. */
  hasLines?: boolean
  children?: ReactNode
}

/** A form that adds old addresses; what is wrong is said line by line, and what was pasted stays. Works without scripts. */
export function RedirectForm({ id, words, label, add, hasLines, children }: RedirectFormProps) {
  const [state, action, isPending] = useActionState(add, { text: '' }, '/admin/redirects')
  const { text, isDone, lines, problem } = state
  return (
    <form action={action} className="grid gap-4">
      {isDone ? <Notice>{words.done}</Notice> : null}
      <div role="alert" id={`${id}-alert`}>
        {problem ? (
          <p className="rounded-md bg-extreme px-4 py-3 font-semibold text-on-extreme">
            {words.problems[problem]}
          </p>
        ) : null}
        {lines ? (
          <div className="grid gap-2 rounded-md bg-extreme px-4 py-3 text-on-extreme">
            <p className="font-semibold">{words.partly}</p>
            <ul className="grid gap-2">
              {lines.map(({ line, text: whole, problem: why }) => (
                <li key={line} className="wrap-anywhere">
                  <strong>{fill(words.line, { line, text: whole })}</strong> {words.problems[why]}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      {children}
      {hasLines ? (
        <label className="grid gap-1.5 font-semibold">
          {words.listLabel}
          <textarea
            key={isDone ? 'done' : 'typed'}
            name="lines"
            rows={8}
            required
            defaultValue={text}
            spellCheck={false}
            autoCapitalize="none"
            className={fieldClass}
          />
        </label>
      ) : null}
      <SubmitButton isPending={isPending} pending={words.pending}>
        {label}
      </SubmitButton>
    </form>
  )
}

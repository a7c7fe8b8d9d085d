'use client'

import { type ComponentType, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { RequestFormProps } from './request-form'

type Form = ComponentType<RequestFormProps>
type Loaded = { status: 'closed' | 'loading' | 'failed' } | { status: 'open'; Form: Form }

const loadForm = () => import('./request-form')

/** Begins to fetch the form before it is asked for; whether that works is seen when it is. */
const prepare = () => {
  loadForm().catch(() => undefined)
}

interface RequestGateProps extends Omit<RequestFormProps, 'onClose'> {
  label: string
}

/** The plain link and the button that opens the form; all that a page loads before somebody uses it. */
export function RequestGate({ label, ...props }: RequestGateProps) {
  const [form, setForm] = useState<Loaded>({ status: 'closed' })
  const { words, source } = props
  const open = async () => {
    setForm({ status: 'loading' })
    try {
      const { RequestForm } = await loadForm()
      setForm({ status: 'open', Form: RequestForm })
    } catch {
      // Without a connection the file does not come; the person is told and the chat's link stays.
      setForm({ status: 'failed' })
    }
  }
  if (form.status === 'open') return <form.Form {...props} />
  return (
    <div data-screen-only>
      <p className="flex flex-wrap gap-3">
        <button
          type="button"
          onClick={open}
          onPointerEnter={prepare}
          onFocus={prepare}
          aria-busy={form.status === 'loading'}
          className={buttonClass({ look: 'secondary' }, '[@media(scripting:none)]:hidden')}
        >
          {form.status === 'loading' ? words.form.loading : words.form.open}
        </button>
        <a
          href={source.plainHref}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ look: 'plain' })}
        >
          {label}
          <span className="sr-only"> ({words.newWindowHint})</span>
        </a>
      </p>
      <p role="status" className="mt-2 empty:hidden">
        {form.status === 'failed' ? words.form.failed : null}
      </p>
    </div>
  )
}

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

interface RequestGateProps extends RequestFormProps {
  label: string
  /** Whether a button of the page leads to the same chat: then the plain link is for pages without scripts. */
  hasButtonBeside?: boolean
  ground?: 'wall' | 'deep'
}

const onDeep = {
  button: 'text-on-deep! hover:bg-on-deep! hover:text-[#0d3b44]!',
  link: 'text-on-deep!',
} as const

/** The plain link and the button that opens the form; all that a page loads before somebody uses it. */
export function RequestGate({ label, ground, hasButtonBeside = false, ...props }: RequestGateProps) {
  const [form, setForm] = useState<Loaded>({ status: 'closed' })
  const { words, source, about } = props
  const colours = ground === 'deep' ? onDeep : undefined
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
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <button
          type="button"
          onClick={open}
          onPointerEnter={prepare}
          onFocus={prepare}
          aria-busy={form.status === 'loading'}
          className={buttonClass(
            { look: 'secondary' },
            `[@media(scripting:none)]:hidden ${hasButtonBeside ? 'w-full' : ''} ${colours?.button ?? ''}`,
          )}
        >
          {form.status === 'loading' ? words.form.loading : words.form.open}
          <About about={about} />
        </button>
        <a
          href={source.plainHref}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass(
            { look: 'plain' },
            `${hasButtonBeside ? 'hidden! [@media(scripting:none)]:inline-flex!' : ''} ${colours?.link ?? ''}`,
          )}
        >
          {label}
          <About about={about} />
          <span className="sr-only"> ({words.newWindowHint})</span>
        </a>
      </p>
      <p role="status" className="mt-2 empty:hidden">
        {form.status === 'failed' ? words.form.failed : null}
      </p>
    </div>
  )
}

/** Tells composers of one page apart for people who hear their buttons without what stands around them. */
function About({ about }: Pick<RequestGateProps, 'about'>) {
  return about ? (
    <span className="sr-only">
      : <span lang={about.lang}>{about.title}</span>
    </span>
  ) : null
}

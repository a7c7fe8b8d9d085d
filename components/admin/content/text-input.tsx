import { useRef } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { fromParatyInput, toParatyInput } from '@/lib/i18n/paraty-clock'
import type { FieldNode } from '@/lib/staff/content/field-node'
import { fieldClass } from '../forms/text-field'
import { useEditor } from './editor-context'
import type { InputProps } from './field-frame'

interface TextInputProps extends InputProps {
  path: string
  node: Extract<FieldNode, { kind: 'text' }>
  lang?: Locale
}

const types = {
  plain: 'text',
  clock: 'time',
  date: 'date',
  moment: 'datetime-local',
  email: 'email',
  url: 'url',
  tel: 'tel',
} as const

/** Names in braces, as in lib/catalogue/text/placeholders.ts. */
const placeholder = /\{(?:[a-z0-9-]+:)?[A-Za-z0-9.]+\}/g

/** A text: a line or a paragraph, a time of day, a date, or a moment on Paraty's clock. */
export function TextInput(props: TextInputProps) {
  const { id, invalid, describedBy, value, onChange, inputRef, path, node, lang } = props
  const { facts, words } = useEditor()
  const field = useRef<HTMLTextAreaElement | HTMLInputElement>(null)
  const text = typeof value === 'string' ? value : ''
  const isMoment = node.format === 'moment'
  const common = {
    id,
    lang,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    className: fieldClass,
  }
  const take = (element: HTMLTextAreaElement | HTMLInputElement | null) => {
    field.current = element
    inputRef(element)
  }

  const insert = (name: string) => {
    const from = field.current?.selectionStart ?? text.length
    const to = field.current?.selectionEnd ?? from
    onChange(`${text.slice(0, from)}{${name}}${text.slice(to)}`)
    field.current?.focus()
  }

  const namesFacts = lang !== undefined && facts.length > 0 && path.startsWith('words.')
  const reads =
    namesFacts && text.includes('{')
      ? text.replace(placeholder, (whole) => {
          const fact = facts.find(({ name }) => `{${name}}` === whole)
          return fact?.texts[lang] ?? (whole.includes(':') ? whole : words.editor.unknownFact)
        })
      : undefined

  return (
    <div className="group/text">
      {node.long ? (
        <textarea
          {...common}
          ref={take}
          value={text}
          rows={Math.min(10, Math.max(3, Math.ceil(text.length / 60)))}
          maxLength={node.most}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <input
          {...common}
          ref={take}
          type={types[node.format]}
          value={isMoment ? toParatyInput(text) : text}
          maxLength={node.most}
          onChange={({ target }) => onChange(isMoment ? fromParatyInput(target.value) : target.value)}
        />
      )}
      {reads === undefined ? null : (
        <p className="mt-1 text-sm text-soft" lang={lang}>
          {words.editor.reads} {reads}
        </p>
      )}
      {namesFacts ? (
        <select
          aria-label={words.editor.insertFact}
          value=""
          onChange={({ target }) => insert(target.value)}
          className="mt-1 hidden min-h-11 max-w-full rounded-md group-focus-within/text:block border border-field bg-surface px-2 text-sm"
        >
          <option value="">{words.editor.insertFact}</option>
          {facts
            .filter(({ texts }) => texts[lang] !== undefined)
            .map(({ name, texts }) => (
              <option key={name} value={name}>
                {texts[lang]} – {`{${name}}`}
              </option>
            ))}
        </select>
      ) : null}
    </div>
  )
}

/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Contact } from '@/components/home/contact'
import { contentWords } from '@/lib/catalogue/build/site-words'
import { chatAddress } from '@/lib/chat/drafts'
import type { Locale } from '@/lib/i18n/locales'
import { readableNumber } from '@/lib/site'
import { shipped } from '../../lib/catalogue/shipped'
import { renderIn } from '../in-language'

const chat = chatAddress(shipped)
const number = readableNumber(shipped.content.contact.chatNumber)

const words = {
  'pt-BR': {
    form: 'Formulário de contato',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefone',
    interest: 'Interesse',
    message: 'Mensagem',
    send: 'Falar com a gente',
    draft: 'Texto da mensagem',
    copy: 'Copiar texto',
    copied: 'Texto copiado',
    again: 'Tentar abrir de novo',
    boat: 'Passeio de barco',
    inDraft: {
      greeting: 'Olá! Gostaria de mais informações.',
      name: 'Nome',
      email: 'E-mail',
      phone: 'Telefone',
      interest: 'Interesse',
      boat: 'Passeio de barco',
      message: 'Mensagem',
    },
    blocked: `O WhatsApp não abriu. Copie o texto abaixo e mande para ${number}.`,
  },
  'en-GB': {
    form: 'Contact form',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    interest: 'Interest',
    message: 'Message',
    send: 'Talk to us',
    draft: 'Text of the message',
    copy: 'Copy text',
    copied: 'Text copied',
    again: 'Try opening it again',
    boat: 'Boat tour',
    // The team reads Portuguese; the visitor sees beside it what it means (spec §7).
    inDraft: {
      greeting: 'Olá! Gostaria de mais informações. / Hello! I’d like more information.',
      name: 'Nome / Name',
      email: 'E-mail / Email',
      phone: 'Telefone / Phone',
      interest: 'Interesse / Interest',
      boat: 'Passeio de barco / Boat tour',
      message: 'Mensagem / Message',
    },
    blocked: `WhatsApp didn’t open. Copy the text below and send it to ${number}.`,
  },
} as const

/** The window that opens, or null for a browser that blocks it. */
function browser(opened: { opener: unknown } | null) {
  const open = jest.fn((_address?: string, _target?: string) => opened)
  Object.assign(window, { open })
  return open
}

function show(locale: Locale = 'pt-BR') {
  const user = userEvent.setup()
  renderIn(
    locale,
    <Contact locale={locale} catalogue={shipped} words={contentWords(shipped, locale).contact} />,
  )
  return { user, form: within(screen.getByRole('form', { name: words[locale].form })), t: words[locale] }
}

const textOf = (address: string | undefined) => new URL(address ?? '').searchParams.get('text')

describe('the contact form (spec §2.3, §5)', () => {
  test.each(['pt-BR', 'en-GB'] as const)('opens the chat with all that was typed, in %s', async (locale) => {
    const open = browser({ opener: window })
    const { user, form, t } = show(locale)
    await user.type(form.getByLabelText(t.name), 'Ana & João')
    await user.type(form.getByLabelText(t.email), 'ana@example.com')
    await user.type(form.getByLabelText(t.phone), '+55 24 99999-0000')
    await user.selectOptions(form.getByLabelText(t.interest), t.boat)
    await user.type(form.getByLabelText(t.message), 'Somos 4.{enter}100% novatos?')
    await user.click(form.getByRole('button', { name: t.send }))
    expect(open).toHaveBeenCalledTimes(1)
    const [address, target] = open.mock.calls[0] ?? []
    expect(target).toBe('_blank')
    expect(address?.startsWith(`${chat}?text=`)).toBe(true)
    expect(address).not.toMatch(/[+ ]/)
    expect(textOf(address)?.split('\n')).toEqual([
      t.inDraft.greeting,
      `${t.inDraft.name}: Ana & João`,
      `${t.inDraft.email}: ana@example.com`,
      `${t.inDraft.phone}: +55 24 99999-0000`,
      `${t.inDraft.interest}: ${t.inDraft.boat}`,
      `${t.inDraft.message}: Somos 4.`,
      '100% novatos?',
    ])
  })

  test('carries what was wished for below what was typed', async () => {
    window.sessionStorage.setItem('wish', 'adults=2&age=7&month=7')
    const open = browser({ opener: window })
    const { user, form, t } = show('en-GB')
    await user.type(form.getByLabelText(t.name), 'Ana')
    await user.click(form.getByRole('button', { name: t.send }))
    window.sessionStorage.clear()
    const text = textOf(open.mock.calls[0]?.[0])
    expect(text).toContain(
      `${t.inDraft.name}: Ana\n\nData: flexível, em julho\nNúmero de pessoas: 3 (2 adultos`,
    )
    expect(text).toContain('\n\nDate: flexible, in July')
  })

  test('leaves out what is empty or blank', async () => {
    const open = browser({ opener: window })
    const { user, form, t } = show()
    await user.type(form.getByLabelText(t.name), '   ')
    await user.type(form.getByLabelText(t.message), 'Oi')
    await user.click(form.getByRole('button', { name: t.send }))
    expect(textOf(open.mock.calls[0]?.[0])).toBe(`${t.inDraft.greeting}\nMensagem: Oi`)
  })

  test('asks for nothing: an empty form and a half-typed address open the chat as well', async () => {
    const open = browser({ opener: window })
    const { user, form, t } = show()
    await user.click(form.getByRole('button', { name: t.send }))
    await user.type(form.getByLabelText(t.email), 'ana')
    await user.click(form.getByRole('button', { name: t.send }))
    expect(open.mock.calls.map(([address]) => textOf(address))).toEqual([
      t.inDraft.greeting,
      `${t.inDraft.greeting}\nE-mail: ana`,
    ])
    for (const field of form.getAllByRole('textbox')) expect(field).not.toBeRequired()
  })

  test('the opened window knows nothing of this one', async () => {
    const opened = { opener: window }
    browser(opened)
    const { user, form, t } = show()
    await user.click(form.getByRole('button', { name: t.send }))
    expect(opened.opener).toBeNull()
    expect(form.queryByLabelText(t.draft)).toBeNull()
  })

  test('without scripts it leads to the chat by itself', () => {
    show()
    const form = screen.getByRole('form')
    expect(form).toHaveAttribute('action', chat)
    expect(form).toHaveAttribute('target', '_blank')
    expect(form).toHaveAttribute('rel', 'noopener')
  })

  test('the six interests and the kinds of the fields', () => {
    const { form, t } = show()
    expect(form.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Escolha uma opção',
      'Passeio de caiaque',
      'Passeio de barco',
      'Trekking',
      'Expedição',
      'Curso ACA',
      'Roteiro personalizado',
    ])
    expect(form.getByLabelText(t.email)).toHaveAttribute('type', 'email')
    expect(form.getByLabelText(t.phone)).toHaveAttribute('type', 'tel')
  })
})

describe('where the browser blocks the window', () => {
  test.each(['pt-BR', 'en-GB'] as const)(
    'the text is offered and what was typed stays, in %s',
    async (locale) => {
      browser(null)
      const { user, form, t } = show(locale)
      await user.type(form.getByLabelText(t.message), 'Oi')
      await user.click(form.getByRole('button', { name: t.send }))
      expect(form.getByRole('status')).toHaveTextContent(t.blocked)
      expect(form.getByLabelText(t.draft)).toHaveValue(`${t.inDraft.greeting}\n${t.inDraft.message}: Oi`)
      expect(form.getByLabelText(t.message)).toHaveValue('Oi')
    },
  )

  test('copying puts the text on the clipboard and says so', async () => {
    browser(null)
    const { user, form, t } = show()
    await user.type(form.getByLabelText(t.message), 'Oi')
    await user.click(form.getByRole('button', { name: t.send }))
    await user.click(form.getByRole('button', { name: t.copy }))
    expect(await form.findByRole('button', { name: t.copied })).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(`${t.inDraft.greeting}\n${t.inDraft.message}: Oi`)
  })

  test('without permission to copy, the text is selected for the keyboard', async () => {
    browser(null)
    const { user, form, t } = show()
    await user.click(form.getByRole('button', { name: t.send }))
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await user.click(form.getByRole('button', { name: t.copy }))
    const draft = form.getByLabelText<HTMLTextAreaElement>(t.draft)
    expect(draft.value.slice(draft.selectionStart, draft.selectionEnd)).toBe(t.inDraft.greeting)
    expect(form.getByRole('button', { name: t.copy })).toBeInTheDocument()
  })

  test('trying again opens the same text, and the offer goes once it worked', async () => {
    const blocked = browser(null)
    const { user, form, t } = show()
    await user.type(form.getByLabelText(t.name), 'Ana')
    await user.click(form.getByRole('button', { name: t.send }))
    await user.click(form.getByRole('button', { name: t.again }))
    expect(blocked.mock.calls[1]?.[0]).toBe(blocked.mock.calls[0]?.[0])
    expect(form.getByLabelText(t.draft)).toBeInTheDocument()
    browser({ opener: window })
    await user.click(form.getByRole('button', { name: t.again }))
    expect(form.queryByLabelText(t.draft)).toBeNull()
  })
})

test('beside the form: number, e-mail, place and hours', () => {
  show('en-GB')
  expect(screen.getByRole('link', { name: new RegExp(`^${number.replace('+', '\\+')}`) })).toHaveAttribute(
    'target',
    '_blank',
  )
  expect(screen.getByText('Every day, 7 am to 7 pm')).toBeInTheDocument()
})

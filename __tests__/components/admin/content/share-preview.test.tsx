/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SharePreview } from '@/components/admin/content/share-preview'
import { wordsOf } from '@/lib/i18n/words'
import type { ShareState } from '@/lib/staff/content/preview-links'

const links = [
  { id: 'um', by: 'ana@example.com', made: '22 de nov.', until: '29 de nov.' },
  { id: 'dois', by: null, made: '21 de nov.', until: '28 de nov.' },
]
const made: ShareState = {
  kind: 'made',
  addresses: {
    'pt-BR': 'https://saira.example/previa/abc',
    'en-GB': 'https://saira.example/en/preview/abc',
  },
  until: '29 de nov. de 2026, 01:00',
}

function show(answer: ShareState, open?: typeof links) {
  const sent: Record<string, unknown>[] = []
  render(
    <SharePreview
      item={{ collection: 'tours', id: 'regate-caicara' }}
      address="/admin/preview/tours/regate-caicara"
      words={wordsOf('pt-BR').contentPanel.preview.share}
      links={open}
      change={async (_previous, form) => {
        sent.push(Object.fromEntries(form))
        return answer
      }}
    />,
  )
  return sent
}

test('a new link stands there in both languages, until when, and is copied', async () => {
  const user = userEvent.setup()
  const sent = show(made, [])
  expect(screen.getByText('Nenhum link aberto.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Criar um link' }))
  expect(sent).toEqual([{ collection: 'tours', id: 'regate-caicara', change: 'make' }])
  expect(await screen.findByText(/vale até 29 de nov. de 2026, 01:00/)).toBeVisible()
  expect(screen.getByLabelText('Página em inglês')).toHaveValue(
    made.kind === 'made' ? made.addresses['en-GB'] : '',
  )
  await user.click(screen.getByRole('button', { name: 'Copiar: Página em português' }))
  expect(await navigator.clipboard.readText()).toBe('https://saira.example/previa/abc')
  expect(screen.getByText('Copiado')).toBeVisible()
})

test('where the clipboard is not allowed, the address is marked to be copied by hand', async () => {
  const user = userEvent.setup()
  show(made, [])
  await user.click(screen.getByRole('button', { name: 'Criar um link' }))
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(await screen.findByRole('button', { name: 'Copiar: Página em inglês' }))
  const field = screen.getByLabelText<HTMLInputElement>('Página em inglês')
  expect(field.selectionEnd).toBe(field.value.length)
  expect(screen.queryByText('Copiado')).toBeNull()
})

test('each open link says who made it and until when, and can be ended', async () => {
  const sent = show({ kind: 'ended' }, links)
  expect(screen.getByText('Criado por ana@example.com em 22 de nov., vale até 29 de nov.')).toBeVisible()
  expect(screen.getByText(/^Criado por alguém da equipe/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Encerrar agora o link criado em 21 de nov.' }))
  expect(sent).toEqual([{ collection: 'tours', id: 'regate-caicara', change: 'end', link: 'dois' }])
  expect(await screen.findByText('O link foi encerrado e não abre mais.')).toHaveFocus()
})

test('links that could not be loaded are not no links, and a failure is said', async () => {
  show({ kind: 'failed' })
  expect(screen.queryByText('Nenhum link aberto.')).toBeNull()
  expect(screen.getByRole('alert')).toHaveTextContent('não puderam ser carregados')
  await userEvent.click(screen.getByRole('button', { name: 'Criar um link' }))
  expect(await screen.findByText(/^Não deu certo agora/)).toBeVisible()
})

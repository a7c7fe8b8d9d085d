import { useActionState } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { formRefusal } from '@/lib/security/panel-form'
import { site } from '@/lib/site'

/** React's own way of writing forms, in the version that Next ships. */
const react = 'next/dist/compiled/react-server-dom-turbopack'

interface State {
  email: string
  error?: { key: string; minutes: number }
}
type Action = (state: State, form: FormData) => Promise<State>

const states: State[] = [
  { email: '' },
  { email: '$ana', error: undefined },
  { email: 'ana@example.com', error: { key: 'tooManyAttempts', minutes: 5 } },
]

const typed = new FormData()
typed.set('email', 'ana@example.com')
typed.set('0', '$typed')

const refusal = (body: FormData | string, headers: Record<string, string> = {}) =>
  formRefusal(
    new Request(site.origin, { method: 'POST', headers: { origin: site.origin, ...headers }, body }),
  )

/** What an upgrade of React has broken, where one of these expectations fails. */
const broken = (what: string, status: number | undefined): string[] =>
  status === undefined
    ? []
    : [`React writes ${what} otherwise: see lib/security/panel-form.ts, or start with WITHOUT=panel-form`]

test('what React writes of a form that a script sends goes on', async () => {
  const { encodeReply } = jest.requireActual<{
    encodeReply: (call: unknown[]) => Promise<FormData | string>
  }>(`${react}/client.browser`)
  for (const call of [...states.map((state) => [state, typed]), [typed]]) {
    const status = await refusal(await encodeReply(call), { 'next-action': '6'.repeat(42) })
    expect(broken('what a script sends', status)).toEqual([])
  }
})

/** The fields of the first form of a page, as a browser without scripts sends them. */
function fieldsOf(html: string): FormData {
  const form = new FormData()
  for (const [, name = '', value = ''] of html.matchAll(
    /<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g,
  )) {
    form.set(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  }
  for (const [name, value] of typed) if (name !== '0') form.set(name, value)
  return form
}

function Form({ action, state }: { action: Action; state: State }) {
  return <form action={useActionState(action, state)[1]} />
}

test('what React writes into a page for a form that is sent without scripts goes on', async () => {
  const { createServerReference } = jest.requireActual<{ createServerReference: (id: string) => Action }>(
    `${react}/client.node`,
  )
  for (const state of states) {
    const page = await renderToReadableStream(
      <Form action={createServerReference('6'.repeat(42))} state={state} />,
    )
    await page.allReady
    const fields = fieldsOf(await new Response(page).text())
    expect([...fields.keys()].length).toBeGreaterThan(1)
    expect(broken('forms for browsers without scripts', await refusal(fields))).toEqual([])
  }
})

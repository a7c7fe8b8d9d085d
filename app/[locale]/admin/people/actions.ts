'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { writeGate } from '@/lib/auth/gate'
import { changeRole, type RoleProblem, roleChanges } from '@/lib/auth/people'
import { sentForm } from '@/lib/auth/sent-form'
import { requestLocale } from '@/lib/panel/content-request'
import { addressOf } from '@/lib/routing/pages'

const changeSchema = z.object({
  person: z.uuid(),
  change: z.enum(roleChanges),
  search: z.string().max(320).catch(''),
})

/** Gives or takes the role of administrator, and says on the screen of people what became of it. */
export async function changeRoleAction(sent: FormData): Promise<never> {
  const parsed = changeSchema.safeParse(Object.fromEntries(sentForm(sent)))
  const gate = await writeGate()
  if (gate.kind === 'anonymous') redirect('/admin/login')
  if (gate.kind === 'denied' && !gate.lookupFailed) {
    redirect(`${addressOf('home', await requestLocale())}#acesso-negado`)
  }
  if (!parsed.success) redirect('/admin/people')
  const { person, change, search } = parsed.data
  const problem: RoleProblem | undefined =
    gate.kind === 'admin' ? await changeRole(gate.client, change, person) : 'unavailable'
  const told = new URLSearchParams({ person })
  if (search) told.set('search', search)
  if (problem) told.set('problem', problem)
  else told.set('notice', change === 'give' ? 'given' : 'taken')
  redirect(`/admin/people?${told}${problem ? `#person-${person}` : ''}`)
}

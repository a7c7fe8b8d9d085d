'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { sentForm } from '@/app/[locale]/admin/sent-form'
import { requestLocale } from '@/lib/i18n/request-locale'
import { changeRole, type RoleProblem, roleChanges, searchText } from '@/lib/staff/people/people'
import { enterPanel } from '../page-gate'

const changeSchema = z.object({
  person: z.uuid(),
  change: z.enum(roleChanges),
  search: z.string().transform(searchText).catch(''),
})

/** Gives or takes the role of administrator, and says on the screen of people what became of it. */
export async function changeRoleAction(sent: FormData): Promise<never> {
  const parsed = changeSchema.safeParse(Object.fromEntries(sentForm(sent)))
  const gate = await enterPanel(await requestLocale(), '/admin/people')
  if (!parsed.success) redirect('/admin/people')
  const { person, change, search } = parsed.data
  const problem: RoleProblem | undefined = gate
    ? await changeRole({ client: gate.client, account: gate.user.id }, change, person)
    : 'unavailable'
  const told = new URLSearchParams({ person })
  if (search) told.set('search', search)
  if (problem) told.set('problem', problem)
  else told.set('notice', change === 'give' ? 'given' : 'taken')
  redirect(`/admin/people?${told}${problem ? `#person-${person}` : ''}`)
}

import { answer, gateAnswer } from '@/lib/admin/answers'
import { loadCounts } from '@/lib/admin/counts'
import { readGate } from '@/lib/auth/gate'

/** The dashboard's counts, for administrators: 401, 403 or the counts (spec §2.13). */
export async function GET(): Promise<Response> {
  const gate = await readGate()
  return gate.kind === 'admin' ? answer(await loadCounts(gate.client)) : gateAnswer(gate)
}

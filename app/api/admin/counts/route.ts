import { answer, gateAnswer } from '@/lib/staff/answers'
import { loadCounts } from '@/lib/staff/counts'
import { loadGate } from '@/lib/staff/sign-in/gate'

/** The dashboard's counts (spec §2.13) for administrators; 401 or 403 for others, 503 where nobody can say who asks. */
export async function GET(): Promise<Response> {
  const gate = await loadGate()
  return gate.kind === 'admin' ? answer(await loadCounts(gate.client)) : gateAnswer(gate)
}

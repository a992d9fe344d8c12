import { getRecovery } from '#lib/agent-api/webhooks.ts'
import { answerJson } from '#lib/session-route.ts'

export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  return answerJson((session) => getRecovery(session, id))
}

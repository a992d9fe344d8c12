import { previewRecovery } from '#lib/agent-api/webhooks.ts'
import { answerJson } from '#lib/session-route.ts'

/** What a recovery from `since` on would send again. */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const since = new URL(request.url).searchParams.get('since') ?? ''
  return answerJson((session) => previewRecovery(session, id, { since }))
}

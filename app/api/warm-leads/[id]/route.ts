import { getWarmLead } from '#lib/agent-api/warm-leads.ts'
import { answerJson } from '#lib/session-route.ts'

/** Polled by the page of the report and by the job tray. */
export async function GET(_: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await params
  return answerJson((session) => getWarmLead(session, id))
}
